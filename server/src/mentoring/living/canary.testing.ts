import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Person } from '../../accounts/testing.ts'

interface Target {
  readonly id: Id
}

/** The inputs by which a viewer may try to see somebody by how pairs go on. */
export function livingReaders(
  own: (viewer: Person) => { readonly groupId: Id; readonly userId: Id },
  ofGroup: (viewer: Person) => { readonly groupId: Id; readonly mgrpID: Id },
) {
  const told = { at: Date.UTC(2026, 0, 5), timeZone: 'UTC', minutes: 30 }
  const pairs = (viewer: Person, otherId: Id) => (['mentee', 'mentor'] as const).map((as) => ({ mgrpID: viewer.id, otherId, as }))
  const sessionOf = (viewer: Person, sessionId: Id) => ({ ...own(viewer), sessionId })
  return {
    getPairLives: (viewer: Person) => [{ params: own(viewer), query: {} }],
    logSession: (viewer: Person, { id }: Target) => pairs(viewer, id).map((pair) => ({ params: own(viewer), body: { ...pair, ...told } })),
    updateSession: (viewer: Person, { id }: Target) => [{ params: sessionOf(viewer, id), body: told }],
    answerFit: (viewer: Person, { id }: Target) =>
      pairs(viewer, id).map((pair) => ({ params: own(viewer), body: { ...pair, answer: 'yes' } })),
    getCalendarFeed: (viewer: Person) => [{ params: { userId: viewer.id } }],
    renewCalendarFeed: (viewer: Person) => [{ params: { userId: viewer.id } }],
    readCalendarFeed: (_: Person, { id }: Target) => [{ params: { token: id } }],
    stopCalendarFeed: (viewer: Person) => [{ params: { userId: viewer.id } }],
    answerFitByLink: (_: Person, { id }: Target) => [{ body: { token: id, answer: 'yes' } }],
    askForAnother: (viewer: Person, { id }: Target) =>
      pairs(viewer, id).map((pair) => ({ params: own(viewer), body: { ...pair, asks: true } })),
    writeToPair: (viewer: Person, { id }: Target) =>
      pairs(viewer, id).map((pair) => ({ params: own(viewer), body: { ...pair, text: 'Shall we meet?' } })),
    leaveMentoringGroup: (viewer: Person, { id }: Target) => [{ params: own(viewer), body: { mgrpID: id } }],
    getLivingPairs: (viewer: Person) => [{ params: ofGroup(viewer), query: { size: 100 } }],
    proposeRematch: (viewer: Person, { id }: Target) => {
      const { groupId: grpID, mgrpID } = ofGroup(viewer)
      return [viewer.id, id].map((mentorId) => ({ body: { grpID, mgrpID, menteeId: id, mentorId } }))
    },
    deleteSession: (viewer: Person, { id }: Target) => [{ params: sessionOf(viewer, id) }],
  }
}
