import type { Id } from '@trellis/contract/wire/ids.ts'
import type { JobInfo } from '@trellis/contract/jobs/jobs.ts'
import { and, gt, type SQL } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Measures } from '../genome/genomeOf.ts'
import type { Transaction } from '../platform/database/database.ts'
import { inParts } from '../platform/database/inParts.ts'
import { newValuesOf } from '../platform/database/upsert.ts'
import { addReadyPostings } from '../postings/postings.bulk.ts'
import { jobColumns, textsOf } from './jobColumns.ts'
import { postingFacts } from './jobs.actions.ts'
import { read } from './jobs.reading.ts'
import { jobs } from './jobs.tables.ts'
import { jobWordList } from './matches/jobWordList.ts'

/** A job with its past. Times are in milliseconds since 1970. */
export interface ReadyJob {
  readonly id: Id
  readonly ownerId: Id
  readonly info: JobInfo
  readonly createdAt: number
  /** When it was opened first; null for a draft. */
  readonly openedAt: number | null
}

const JOBS_AT_ONCE = 500

/** Adds many jobs, some hundreds with each statement. Nobody is suggested for them: links are the caller's to add. */
export async function addJobs(
  context: Pick<Context, 'tasks'>,
  tx: Transaction,
  measures: Pick<Measures, 'population'>,
  all: readonly ReadyJob[],
): Promise<void> {
  await inParts(all, async (some) => {
    await addReadyPostings(
      tx,
      some.map(({ info, ...past }) => ({ kind: 'job', ...past, ...postingFacts(info) })),
    )
    const rows = some.map(({ id, info }) => ({ postingId: id, ...columnsOf(info, measures) }))
    await tx.insert(jobs).values(rows)
    await jobWordList.follow(context, tx, [], searchTextsOf(rows))
  })
}

/**
 * Makes what jobs are found and compared by anew, some hundreds at a time: after the vocabulary or the population table
 * changed.
 * @param which only those, as a condition on `jobs`
 * @returns how many jobs there are
 */
export async function reindexJobs(
  context: Pick<Context, 'db' | 'tasks'>,
  measures: Pick<Measures, 'population'>,
  { batch = JOBS_AT_ONCE, which }: { batch?: number; which?: SQL } = {},
): Promise<number> {
  let after: Id | undefined
  let done = 0
  for (;;) {
    const ids = await context.db.transaction((tx) => reindexAfter(context, tx, measures, { after, limit: batch, which }))
    done += ids.length
    after = ids.at(-1)
    if (after === undefined || ids.length < batch) return done
  }
}

async function reindexAfter(
  context: Pick<Context, 'tasks'>,
  tx: Transaction,
  measures: Pick<Measures, 'population'>,
  { after, limit, which }: { after: Id | undefined; limit: number; which?: SQL | undefined },
): Promise<Id[]> {
  const told = await tx
    .select({ postingId: jobs.postingId, info: jobs.info, searchText: jobs.searchText, shown: jobs.passedSkills })
    .from(jobs)
    .where(and(which, after === undefined ? undefined : gt(jobs.postingId, after)))
    .orderBy(jobs.postingId)
    .limit(limit)
    .for('update')
  if (told.length === 0) return []
  const rows = told.map(({ postingId, info, shown }) => ({ postingId, ...columnsOf(info, measures, shown) }))
  await tx.insert(jobs).values(rows).onConflictDoUpdate({ target: jobs.postingId, set: newValuesOf(jobs) })
  await jobWordList.follow(context, tx, searchTextsOf(told), searchTextsOf(rows))
  return rows.map(({ postingId }) => postingId)
}

const columnsOf = (info: JobInfo, measures: Pick<Measures, 'population'>, shown?: readonly string[]) =>
  jobColumns(info, read(textsOf(info)), measures, shown)

const searchTextsOf = (all: readonly { searchText: string }[]): string[] => all.map(({ searchText }) => searchText)
