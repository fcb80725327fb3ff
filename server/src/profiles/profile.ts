import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { profiles } from './profiles.tables.ts'

export type ProfileRow = Omit<typeof profiles.$inferSelect, 'searchText'> & { readonly membership: Id[] }

/** A row of profiles with the person's groups, and what the person tells in it. */
export interface Profile {
  readonly row: ProfileRow
  readonly bio: StudentProfile
}
