import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'

/** What stands beside a name is short. */
const LONGEST = 200

/** What a person aspires to, where they say it in a few words; longer texts stand in their section alone. */
export function goalOf({ ikigaiInfo }: StudentProfile): string {
  const { aspireTo } = ikigaiInfo
  return aspireTo.length <= LONGEST ? aspireTo : ''
}
