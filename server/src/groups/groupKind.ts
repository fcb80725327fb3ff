import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { levels } from '@trellis/contract/profiles/levels.ts'
import type { SuggestingKind } from '../candidates/candidates.parts.ts'
import { membersWithRole } from '../memberships/memberships.queries.ts'
import { LEAST_FOR_GROUP, LEAST_SUGGESTED_JOB } from '../matching/scoring/score.ts'
import { membersOfCohort } from './cohorts/cohorts.queries.ts'
import { joiningOf } from './groups.queries.ts'
import { isNearTo } from './matches/reach.policy.ts'
import { factsOfMembers } from './roles/members.queries.ts'

/** What candidates have to know of groups. */
export const groupKind: SuggestingKind = {
  kind: GROUP,
  alsoTold: async (db, viewer, groupId, ids) =>
    new Map([...(await factsOfMembers(db, viewer, groupId, ids))].map(([id, inGroup]) => [id, { inGroup }])),
  async within(db, viewer, groupId, { role, cohortId }) {
    const [inCohort, asRole] = await Promise.all([
      cohortId === undefined ? undefined : membersOfCohort(db, viewer, groupId, cohortId),
      role === undefined ? undefined : membersWithRole(db, groupId, role),
    ])
    if (inCohort === undefined || asRole === undefined) return inCohort ?? asRole ?? []
    const are = new Set(asRole)
    return inCohort.filter((id) => are.has(id))
  },
  /**
   * People of every level and experience who are old enough and live where they can come to it, and to whom the group would be suggested as well, by its likeness. Whom one by
   * invitation is for, its advisors know: who plans events was not in the class.
   */
  async suits(db, groupId) {
    const joining = await joiningOf(db, groupId)
    if (joining === undefined || joining.joinPolicy === 'byInvitation') return undefined
    const { info, leastAge } = joining
    const workCountry = info.locationCountry
    const [years, least, leastOfMuchTold] = [{ least: 0, most: Infinity }, LEAST_SUGGESTED_JOB, LEAST_FOR_GROUP]
    return { levels, years, leastAge, least, leastOfMuchTold, workCountry, isNear: isNearTo(info) }
  },
}
