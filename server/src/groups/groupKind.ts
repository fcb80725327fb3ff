import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { levels } from '@trellis/contract/profiles/levels.ts'
import type { SuggestingKind } from '../candidates/candidates.parts.ts'
import { membersOfCohort } from './cohorts/cohorts.queries.ts'
import { factsOfMembers } from './roles/members.queries.ts'

/** What candidates have to know of groups: they suit people of every level and experience. */
export const groupKind: SuggestingKind = {
  kind: GROUP,
  alsoTold: async (db, groupId, ids) => new Map([...(await factsOfMembers(db, groupId, ids))].map(([id, inGroup]) => [id, { inGroup }])),
  within: membersOfCohort,
  suits: () => Promise.resolve({ levels, years: { least: 0, most: Infinity } }),
}
