import type { NamedPair, Rebalanced } from '@trellis/contract/mentoring/pairsTable.ts'
import * as calls from '@trellis/contract/mentoring/jobsTable.calls.ts'
import type { Context } from '../../context.ts'
import type { Ranking } from '../../matching/scoring/ranking.ts'
import { routeOn } from '../../platform/http/route.ts'
import { theMentoringGroup } from '../mentoring.things.ts'
import { requireOpen } from '../mentoringGroups.actions.ts'
import { publishDraft } from '../publishing/publishing.actions.ts'
import { pricesInThread } from '../tables/assigningThread.ts'
import { lockMentees, pinMentors, rebalanceDraft } from '../tables/tables.actions.ts'
import { having } from '../tables/tables.queries.ts'
import { jobsTable } from './jobsTable.queries.ts'
import { ofJobs } from './ofJobs.ts'

const named = ({ mentorId: jobId, mentor: job, ...pair }: NamedPair) => ({ ...pair, jobId, job })

function toldOfJobs(told: Rebalanced): calls.JobsRebalanced {
  if (!told.feasible) return told
  const { came, went, ...diff } = told.diff
  return { ...told, diff: { ...diff, came: came.map(named), went: went.map(named) } }
}

/** Which mentee has which job, for the group's advisors. */
export const jobsTableRoutes = (context: Context, ranking: Pick<Ranking, 'measures' | 'refreshMeasures'>) => [
  routeOn(theMentoringGroup, calls.getGroupJobsTable, async ({ actor, thing, body }) => {
    await ranking.refreshMeasures()
    return { data: await jobsTable(context, ranking.measures, actor, thing, body) }
  }),

  routeOn(theMentoringGroup, calls.rebalanceJobsTable, async ({ actor, thing, waiting, body: { baseVersion, options } }) => {
    await ranking.refreshMeasures()
    const { jobsPerMentee: mentorsPerMentee, ...others } = options
    const asked = { baseVersion, waiting: waiting(), options: { ...others, mentorsPerMentee }, kind: ofJobs }
    return { data: toldOfJobs(await rebalanceDraft(context, ranking.measures, actor, thing, asked)) }
  }),

  routeOn(theMentoringGroup, calls.getJobPrices, async ({ actor, thing, waiting, body: { menteeID } }) => {
    requireOpen(thing, 'assign anybody')
    await ranking.refreshMeasures()
    const by = { ...thing.options, mentorsPerMentee: thing.options.jobsPerMentee }
    const read = async () => having(await ofJobs.stateOf(context, actor, thing, by), menteeID)
    const prices = await pricesInThread({ askedBy: actor, read, waiting: waiting(), weights: ranking.measures.weights }, menteeID)
    return { data: prices.map(({ mentorId: jobId, ...price }) => ({ ...price, jobId })) }
  }),

  routeOn(theMentoringGroup, calls.lockJobAssignment, async ({ actor, thing, body: { baseVersion, menteeSet: mentees, locked } }) => ({
    data: { version: await lockMentees(context, actor, thing, { baseVersion, mentees, locked }, ofJobs) },
  })),

  routeOn(theMentoringGroup, calls.mgroupPinJobs, async ({ actor, thing, body: { baseVersion, menteeID: menteeId, jobList: pins } }) => ({
    data: { version: await pinMentors(context, actor, thing, { baseVersion, menteeId, pins }, ofJobs) },
  })),

  routeOn(theMentoringGroup, calls.publishJobAssignment, async ({ actor, thing, body }) => ({
    data: await publishDraft(context, actor, thing, body, ofJobs),
  })),
]
