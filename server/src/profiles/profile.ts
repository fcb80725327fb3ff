import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { profiles } from './profiles.tables.ts'

/** A row of profiles with the groups that the person is in, and those in which they are a mentor. */
export type ProfileRow = Omit<typeof profiles.$inferSelect, 'searchText'> & { readonly membership: Id[]; readonly mentoring: Id[] }

/** A profile as it is stored, and what the person tells in it. */
export interface Profile {
  readonly row: ProfileRow
  readonly bio: StudentProfile
}
