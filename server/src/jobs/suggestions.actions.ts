import { Id } from '@trellis/contract/ids.ts'
import { levelsNear } from '@trellis/contract/profiles.ts'
import { and, count, eq, inArray, ne, not, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { anybody, filterOf } from '../matching/filters.ts'
import { nearestOf } from '../matching/matching.queries.ts'
import type { Ranking } from '../matching/ranking.ts'
import { likenessOf, scoreOf } from '../matching/score.ts'
import { ageLimitOf, type Viewer } from '../people/visibility.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import { once } from '../platform/database/once.ts'
import { taskKind } from '../platform/tasks/tasks.ts'
import { linkChanged } from '../postings/postings.events.ts'
import { linksOfPosting, type Posting, postingById } from '../postings/postings.queries.ts'
import { suggest } from '../postings/suggest.actions.ts'
import { blockedWithSide } from './candidateSearch.queries.ts'
import { anyCandidateView, candidatesById, candidateTables, type CandidateView, candidateView } from './candidates.queries.ts'
import { jobs } from './jobs.tables.ts'
import { comparedJobs } from './jobMatches.queries.ts'

/** So many people are suggested to the owner of an open job at a time. */
export const MOST_SUGGESTED = 20

const refill = taskKind('jobs.refillSuggestions', z.strictObject({ jobId: Id }))

/** Sees to it that a job's suggestions are filled up, should the server end before it is done at once. */
export function refillLater({ tasks }: Context, tx: Transaction, jobId: Id): Promise<void> {
  return tasks.add(tx, refill, { jobId })
}

/** Keeps the suggestions of open jobs filled up: whenever somebody leaves the list, the next best takes the place. */
export function keepSuggestionsFull(context: Context, ranking: Ranking): void {
  context.tasks.carryOut(refill, async ({ jobId }) => void (await refillSuggestions(context, ranking, jobId)))
  context.events.on(linkChanged, async (tx, { postingId, before, after }) => {
    if (before.owner === 'suggested' && after.owner !== 'suggested') await refillLater(context, tx, postingId)
  })
}

/**
 * Suggests people to a job's owner, best first, until {@link MOST_SUGGESTED} are in the list: people whom the owner sees,
 * who are near the job's level and fit at all, and between whom and the job nothing has happened. Where the job is not open
 * or the list is full, nothing is done; twice at once is once.
 * @returns who has been suggested
 */
export async function refillSuggestions(context: Context, { crowd, measures }: Ranking, jobId: Id): Promise<Id[]> {
  const { db } = context
  const posting = await postingById(db, jobId)
  const own = (await comparedJobs(db, [jobId])).get(jobId)
  const [job] = await db.select({ level: jobs.level }).from(jobs).where(eq(jobs.postingId, jobId))
  if (posting?.state !== 'open' || posting.deletedAt !== null || own === undefined || job === undefined) return []
  const view = candidateView(context, asOwner(context, posting), posting)
  if ((await missingIn(db, view)) <= 0) return []
  const [blocked, taken] = await Promise.all([blockedWithSide(db, view), takenIn(db, view)])
  const filter = {
    ...filterOf(view.viewer, { ...anybody, levels: levelsNear(job.level), membership: posting.membership }, posting.membership),
    excluded: new Set([posting.ownerId, ...blocked, ...taken]),
  }
  const search = { vectors: own.vectors, filter, offset: 0, limit: MOST_SUGGESTED }
  const { items } = await nearestOf(db, crowd, search, (ids) => candidatesById(db, view, ids))
  const fitting = items.filter(({ vectors }) => scoreOf(likenessOf(own.vectors, vectors), measures.weights).score > 0)
  if (fitting.length === 0) return []
  return db.transaction(async (tx) => {
    // Whoever fills up the same list at once waits here, and finds it full.
    await tx.select({ id: jobs.postingId }).from(jobs).where(eq(jobs.postingId, jobId)).for('update')
    const best = fitting.slice(0, Math.max(0, await missingIn(tx, view)))
    return suggest(context, tx, jobId, best.map(({ card }) => card.id))
  })
}

/** The owner as a viewer, whoever causes the suggestions. */
function asOwner({ clock }: Context, { ownerId }: Posting): Viewer {
  const owner = { type: 'recruiter', birthYear: null, membership: [] } as const
  return { id: ownerId, isSuperUser: false, age: ageLimitOf(owner, new Date(clock.now()).getUTCFullYear()) }
}

async function missingIn(db: Queries, view: CandidateView): Promise<number> {
  const any = anyCandidateView(view)
  const statement = once(db, `how many suggestions are seen by ${any.shape}`, () => {
    const { link, card, isSeen } = candidateTables(db, any.view)
    return db
      .select({ people: count() })
      .from(link)
      .innerJoin(card, eq(card.id, link.personId))
      .where(and(eq(link.ownerState, 'suggested'), not(link.hidden), isSeen))
  })
  const [list] = await statement.execute(any.values)
  return MOST_SUGGESTED - list!.people
}

/** Those who cannot be suggested: they are in one of the owner's lists, or have decided about the job themselves. */
async function takenIn(db: Queries, { posting, recentAfter }: CandidateView): Promise<Id[]> {
  const link = linksOfPosting(db, posting.id, recentAfter)
  const isUndecided = inArray(link.personState, ['none', 'saved'])
  const rows = await db
    .select({ id: link.personId })
    .from(link)
    .where(or(ne(link.ownerState, 'none'), link.withdrawn, link.hidden, not(isUndecided)))
  return rows.map(({ id }) => id)
}
