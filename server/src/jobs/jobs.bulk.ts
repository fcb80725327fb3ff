import type { Id } from '@trellis/contract/wire/ids.ts'
import type { JobInfo } from '@trellis/contract/jobs/jobs.ts'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import { and, gt, type SQL } from 'drizzle-orm'
import { renewSuggestions } from '../candidates/suggestions/suggestions.actions.ts'
import type { Context } from '../context.ts'
import type { Measures } from '../genome/genomeOf.ts'
import type { Transaction } from '../platform/database/database.ts'
import { inParts } from '../platform/database/inParts.ts'
import { newValuesOf } from '../platform/database/upsert.ts'
import { addReadyPostings, lockedPostings } from '../postings/postings.bulk.ts'
import { jobColumns, textsOf } from './jobColumns.ts'
import { postingFacts } from './jobs.actions.ts'
import { read } from '../postings/texts/postings.reading.ts'
import { jobs } from './jobs.tables.ts'
import { indexPostings } from '../postings/index/postingIndex.actions.ts'

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
      some.map(({ info, ...past }) => ({ kind: JOB, ...past, ...postingFacts(info) })),
    )
    const made = some.map(({ id, info }) => madeOf(id, info, measures))
    await indexPostings(
      context,
      tx,
      measures,
      made.map(({ index }) => index),
    )
    await tx.insert(jobs).values(made.map(({ row }) => row))
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

/**
 * Makes what some jobs are found and compared by anew, in the order of their ids, from the first or after one of them. Those that are read to ask for
 * another age are suggested others.
 */
export async function reindexAfter(
  context: Pick<Context, 'tasks'>,
  tx: Transaction,
  measures: Pick<Measures, 'population'>,
  { after, limit, which }: { after?: Id | undefined; limit: number; which?: SQL | undefined },
): Promise<Id[]> {
  const stored = await tx
    .select({ postingId: jobs.postingId, info: jobs.info, shown: jobs.passedSkills, leastAge: jobs.leastAge })
    .from(jobs)
    .where(and(which, after === undefined ? undefined : gt(jobs.postingId, after)))
    .orderBy(jobs.postingId)
    .limit(limit)
    .for('update')
  if (stored.length === 0) return []
  const made = stored.map(({ postingId, info, shown }) => madeOf(postingId, info, measures, shown))
  const rows = made.map(({ row }) => row)
  await indexPostings(
    context,
    tx,
    measures,
    made.map(({ index }) => index),
  )
  await tx
    .insert(jobs)
    .values(rows)
    .onConflictDoUpdate({ target: jobs.postingId, set: newValuesOf(jobs) })
  const ofOtherAges = rows.flatMap(({ postingId, leastAge }, at) => (leastAge === stored[at]!.leastAge ? [] : postingId))
  await renewSuggestions(context, tx, await lockedPostings(tx, ofOtherAges))
  return rows.map(({ postingId }) => postingId)
}

/** What a job is stored as, and what its posting is found and compared by. */
function madeOf(postingId: Id, info: JobInfo, measures: Pick<Measures, 'population'>, shown?: readonly string[]) {
  const { columns, index } = jobColumns(info, read(textsOf(info)), measures, shown)
  return { row: { postingId, ...columns }, index: { postingId, ...index } }
}
