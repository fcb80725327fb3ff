import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { levels } from '@trellis/contract/profiles/levels.ts'
import type { SuggestingKind } from '../candidates/candidates.parts.ts'
import { membersWithRole } from '../memberships/memberships.queries.ts'
import { membersOfCohort } from './cohorts/cohorts.queries.ts'
import { factsOfMembers } from './roles/members.queries.ts'

/** What candidates have to know of groups: they suit people of every level and experience. */
export const groupKind: SuggestingKind = {
  kind: GROUP,
  alsoTold: async (db, groupId, ids) => new Map([...(await factsOfMembers(db, groupId, ids))].map(([id, inGroup]) => [id, { inGroup }])),
  async within(db, groupId, { role, cohortId }) {
    const [inCohort, asRole] = await Promise.all([
      cohortId === undefined ? undefined : membersOfCohort(db, groupId, cohortId),
      role === undefined ? undefined : membersWithRole(db, groupId, role),
    ])
    if (inCohort === undefined || asRole === undefined) return inCohort ?? asRole ?? []
    const are = new Set(asRole)
    return inCohort.filter((id) => are.has(id))
  },
  suits: () => Promise.resolve({ levels, years: { least: 0, most: Infinity } }),
}
