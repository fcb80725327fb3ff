import { lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Ranking } from '../matching/scoring/ranking.ts'
import { carriedOut, taskKind, type TaskWork } from '../platform/tasks/tasks.ts'
import { READING } from './jobColumns.ts'
import { reindexJobs } from './jobs.bulk.ts'
import { jobs } from './jobs.tables.ts'

const reread = taskKind('jobs.reread', z.strictObject({}))
const isStale = lt(jobs.readAs, READING)
/** So few that requests go between one part and the next. */
const JOBS_AT_ONCE = 10

/** Reads jobs again that an earlier version read another way: what it made of their texts is no longer true. */
export const rereading = (context: Context, { measures }: Ranking): TaskWork =>
  carriedOut(reread, async () => void (await reindexJobs(context, measures, { batch: JOBS_AT_ONCE, which: isStale })))

/** Adds the task to do so, where there are such jobs. */
export async function rereadStaleJobs({ db, tasks }: Context): Promise<void> {
  const stale = await db.select({ id: jobs.postingId }).from(jobs).where(isStale).limit(1)
  if (stale.length > 0) await tasks.add(db, reread, {})
}
