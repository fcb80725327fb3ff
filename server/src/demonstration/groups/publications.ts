import { DAY_MS } from '@trellis/contract/durations.ts'
import type { Context } from '../../context.ts'
import { jobsBy } from '../../groups/internships/internships.bulk.ts'
import { membersBy } from '../../memberships/memberships.bulk.ts'
import { addMentoringJobs, addMentoringMembers, removeMentoringMembers } from '../../mentoring/members.actions.ts'
import { idsOfCandidates } from '../../mentoring/members.queries.ts'
import type { StoredMentoringGroup } from '../../mentoring/mentoringGroups.queries.ts'
import { draftedPairs } from '../../mentoring/tables/tables.queries.ts'
import type { Person } from '../../platform/http/actor.ts'
import { JOINED_LATER } from './mentoring.ts'

/** Who runs a mentoring group, and what they do it in: its clock tells the moment. */
export interface InThePast {
  readonly context: Context
  readonly advisor: Person
  readonly group: StoredMentoringGroup
}

interface Publication {
  /** How long ago, in milliseconds. */
  readonly ago: number
  /** What happened before the advisor assigned again. */
  readonly happens: (past: InThePast) => Promise<unknown>
}

/** What was published of a mentoring group, each assigned by the product at its moment: at first, and twice again. */
export const published: readonly Publication[] = [
  { ago: 120 * DAY_MS, happens: async () => {} },
  { ago: 76 * DAY_MS, happens: mentorLeaves },
  { ago: 41 * DAY_MS, happens: menteesJoin },
]

/** One of those with the most mentees mentors nobody any more, where others are left. The jobs that the group offers beside are assigned from now on. */
async function mentorLeaves({ context, advisor, group }: InThePast): Promise<void> {
  const load = Map.groupBy(await draftedPairs(context.db, group.id), ({ mentorId }) => mentorId)
  const [[leaving] = [], ...others] = [...load].toSorted(
    ([one, own], [other, theirs]) => theirs.length - own.length || (one < other ? 1 : -1),
  )
  if (leaving !== undefined && others.length > 0) await removeMentoringMembers(context, advisor, group, [leaving], 'mentor')
  await addMentoringJobs(context, advisor, group, await jobsBy(context.db, group.groupId, context.clock.now()))
}

async function menteesJoin({ context, advisor, group }: InThePast): Promise<void> {
  const found = await idsOfCandidates(context, advisor, group, 'mentee', await membersBy(context.db, group.groupId, context.clock.now()))
  await addMentoringMembers(context, advisor, group, 'mentee', found.slice(0, JOINED_LATER))
}
