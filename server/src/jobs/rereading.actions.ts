import { lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Ranking } from '../matching/scoring/ranking.ts'
import { taskKind } from '../platform/tasks/tasks.ts'
import { READING } from './jobColumns.ts'
import { reindexJobs } from './jobs.bulk.ts'
import { jobs } from './jobs.tables.ts'

const reread = taskKind('jobs.reread', z.strictObject({}))
const isStale = lt(jobs.readAs, READING)
/** So few that requests go between one part and the next. */
const JOBS_AT_ONCE = 10

/** Reads jobs again, as a task, that an earlier version read another way: what it made of their texts is no longer true. */
export function keepJobsRead(context: Context, { measures }: Ranking): { warm: () => Promise<void> } {
  context.tasks.carryOut(reread, async () => void (await reindexJobs(context, measures, { batch: JOBS_AT_ONCE, which: isStale })))
  return {
    async warm() {
      const stale = await context.db.select({ id: jobs.postingId }).from(jobs).where(isStale).limit(1)
      if (stale.length > 0) await context.tasks.add(context.db, reread, {})
    },
  }
}
