import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Person } from '../../accounts/testing.ts'

/** The inputs by which a viewer may try to see somebody by how pairs go on. */
export function livingReaders(own: (viewer: Person) => { readonly groupId: Id; readonly userId: Id }) {
  return {
    getPairLives: (viewer: Person) => [{ params: own(viewer) }],
    logSession: (viewer: Person, { id }: { readonly id: Id }) =>
      (['mentee', 'mentor'] as const).map((as) => ({
        params: own(viewer),
        body: { mgrpID: viewer.id, otherId: id, as, at: Date.UTC(2026, 0, 5), timeZone: 'UTC', minutes: 30 },
      })),
  }
}
