import { Id } from '@trellis/contract/wire/ids.ts'
import { lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { populationReplaced } from '../matching/matching.events.ts'
import type { Ranking } from '../matching/scoring/ranking.ts'
import { inTransaction, type Listener } from '../platform/events/events.ts'
import { carriedOut, taskKind, type TaskWork } from '../platform/tasks/tasks.ts'
import { READING } from './jobColumns.ts'
import { reindexAfter, reindexJobs } from './jobs.bulk.ts'
import { jobs } from './jobs.tables.ts'

const reread = taskKind('jobs.reread', z.strictObject({}))
const weighAgain = taskKind('jobs.weighAgain', z.strictObject({ after: Id.optional() }))
const isStale = lt(jobs.readAs, READING)
/** So few that requests go between one part and the next. */
const JOBS_AT_ONCE = 10

export const rereading = (context: Context, { measures, refreshMeasures }: Ranking): TaskWork[] => [
  /** Reads jobs again that an earlier version read another way: what it made of their texts is no longer true. */
  carriedOut(reread, async () => void (await reindexJobs(context, measures, { batch: JOBS_AT_ONCE, which: isStale }))),
  carriedOut(weighAgain, async ({ after }) => {
    const { db, tasks } = context
    await refreshMeasures()
    const ids = await db.transaction((tx) => reindexAfter(context, tx, measures, { after, limit: JOBS_AT_ONCE }))
    if (ids.length === JOBS_AT_ONCE) await tasks.add(db, weighAgain, { after: ids.at(-1)! })
  }),
]

/** Weighs all jobs again after another population table is in use. */
export const followPopulationOfJobs = ({ tasks }: Context): Listener =>
  inTransaction(populationReplaced, (tx) => tasks.addInstead(tx, weighAgain, {}))

/** Adds the task to do so, where there are such jobs. */
export async function rereadStaleJobs({ db, tasks }: Context): Promise<void> {
  const stale = await db.select({ id: jobs.postingId }).from(jobs).where(isStale).limit(1)
  if (stale.length > 0) await tasks.addInstead(db, reread, {})
}
