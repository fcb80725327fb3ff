import { Id } from '@trellis/contract/wire/ids.ts'
import { and, count, eq, inArray, ne, not, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { accountById } from '../../accounts/accounts.queries.ts'
import type { Context } from '../../context.ts'
import { anybody, filterOf } from '../../matching/search/filters.ts'
import { nearestOf } from '../../matching/matching.queries.ts'
import type { Ranking } from '../../matching/scoring/ranking.ts'
import { rankedBy } from '../../matching/scoring/rankedBy.ts'
import { findEnough, type Reach } from '../../matching/scoring/enough.ts'
import { hasGround } from '../../matching/scoring/ground.ts'
import { ENOUGH_SUGGESTED, LEAST_SHOWN, LEAST_WELL } from '../../matching/scoring/score.ts'
import { placesOfAccount } from '../../memberships/memberships.queries.ts'
import { ageLimitOf, type Viewer } from '../../visibility/visibility.policy.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import type { PartsOf } from '../../platform/domain.ts'
import { prepared } from '../../platform/database/statements/statements.ts'
import { inTransaction, type Listener } from '../../platform/events/events.ts'
import { carriedOut, taskKind, type TaskWork } from '../../platform/tasks/tasks.ts'
import { linkChanged } from '../../postings/postings.events.ts'
import { comparedPosting } from '../../postings/index/postingIndex.queries.ts'
import { linksOfPosting, lockPosting, type Posting } from '../../postings/postings.queries.ts'
import { isCandidate } from '../../postings/links/candidates.queries.ts'
import type { CandidateFacts } from '../../postings/links/links.policy.ts'
import { unfollowed } from '../../postings/links/setAside.queries.ts'
import { suggest } from '../../postings/links/suggest.actions.ts'
import { cardOfCandidate } from '../../profiles/cards.queries.ts'
import { type SuggestingKind, suggestingKind } from '../candidates.parts.ts'
import { blockedWithSide } from '../search/candidateSearch.queries.ts'
import { type AnyCandidateView, anyCandidateView, candidatesById, type CandidateView, candidateView } from '../candidates.queries.ts'

/** So many people are suggested to the owner of an open posting at a time. */
export const MOST_SUGGESTED = 20
/** So many are compared, since some of them have no ground to be suggested. */
const MOST_COMPARED = 60

/** Named by release 0.1.0, which carries it out as well. */
const refill = taskKind('jobs.refillSuggestions', z.strictObject({ jobId: Id }))

/** Sees to it that a posting's suggestions are filled up, should the server end before it is done at once. */
export function refillLater({ tasks }: Context, tx: Transaction, postingId: Id): Promise<void> {
  return tasks.add(tx, refill, { jobId: postingId })
}

export const refillingSuggestions = (context: Context, ranking: Ranking, partsOf: PartsOf): TaskWork =>
  carriedOut(refill, async ({ jobId }) => void (await refillSuggestions(context, ranking, partsOf(suggestingKind), jobId)))

/** Keeps the suggestions of open postings filled up: whenever somebody leaves the list, the next best takes the place. */
export const followSuggestions = (context: Context): Listener =>
  inTransaction(linkChanged, async (tx, { postingId, before, after }) => {
    if (before.owner === 'suggested' && after.owner !== 'suggested') await refillLater(context, tx, postingId)
  })

/**
 * Suggests people to a posting's owner, best first, until {@link MOST_SUGGESTED} are in the list: people whom the owner sees,
 * whom it suits by its kind, who have a ground to be suggested for it, and between whom and the posting nothing has
 * happened. Where few fit it, the list holds no more than {@link ENOUGH_SUGGESTED}, but for whoever is set aside: the nearest takes their place. Where it is not open, asks for nothing or the list is full, nothing is done; twice at once is once.
 * @returns who has been suggested
 */
export async function refillSuggestions(
  context: Context,
  { matchIndex, measures }: Ranking,
  kinds: readonly SuggestingKind[],
  postingId: Id,
): Promise<Id[]> {
  const { db } = context
  const own = await comparedPosting(db, postingId)
  const kind = kinds.find((one) => one.kind === own?.posting.kind)
  if (kind === undefined || own?.posting.state !== 'open' || own.posting.deletedAt !== null) return []
  const { posting } = own
  // Whoever asks for nothing has nothing to be like: any twenty people would do.
  if (own.signature === null) return []
  const view = candidateView(context, await asOwner(context, posting), posting)
  const missing = await missingIn(db, view)
  if (missing <= 0) return []
  const [blocked, taken, suited] = await Promise.all([blockedWithSide(db, view), takenIn(db, view), kind.suits(db, postingId)])
  if (suited === undefined) return []
  const filter = {
    ...filterOf(
      view.viewer,
      { ...anybody, levels: suited.levels, membership: posting.membership },
      { all: posting.membership, mentors: [] },
    ),
    worked: suited.years,
    workCountry: suited.workCountry,
    excluded: new Set([posting.ownerId, ...blocked, ...taken]),
  }
  const bornUpTo = suited.leastAge && new Date(context.clock.now()).getUTCFullYear() - suited.leastAge
  const isOldEnough = ({ birthYear }: CandidateFacts): boolean => !bornUpTo || (birthYear !== null && birthYear <= bornUpTo)
  const owed = await unfollowed(db, postingId, context.clock.now())
  const stillOf = (most: number): number => Math.max(most - (MOST_SUGGESTED - missing), owed)
  const { least: well = LEAST_WELL, least = LEAST_SHOWN, leastOfMuchTold, isNear = () => true } = suited
  const find = async ({ least, most }: Reach) => {
    const search = { rankedBy: rankedBy(own.vectors, measures), filter, least, offset: 0, limit: MOST_COMPARED }
    const { items } = await nearestOf(db, matchIndex, search, (ids) => candidatesById(db, view, ids))
    return items
      .filter(({ card, person }) => isOldEnough(person) && isNear(card))
      .filter(({ vectors }) => hasGround(own.vectors, vectors, measures, leastOfMuchTold))
      .slice(0, most)
  }
  const fitting = await findEnough({ find, countOf: ({ length }) => length, well, least, enough: stillOf(ENOUGH_SUGGESTED) })
  if (fitting.length === 0) return []
  return db.transaction(async (tx) => {
    // Whoever fills up the same list at once waits here, and finds it full.
    await lockPosting(tx, postingId)
    const best = fitting.slice(0, Math.max(0, await missingIn(tx, view)))
    return suggest(
      context,
      tx,
      postingId,
      best.map(({ card }) => card.id),
    )
  })
}

/** The owner as a viewer, whoever causes the suggestions. */
async function asOwner({ clock, db }: Context, { ownerId }: Posting): Promise<Viewer> {
  const [account, places] = await Promise.all([accountById(db, ownerId), placesOfAccount(db, ownerId)])
  const owner = { type: account?.type ?? 'recruiter', trustedBirthYear: null, seesVouched: false, places }
  return { id: ownerId, isSuperUser: false, age: ageLimitOf(owner, new Date(clock.now()).getUTCFullYear()) }
}

async function missingIn(db: Queries, view: CandidateView): Promise<number> {
  const any = anyCandidateView(view)
  const [list] = await suggestedStatement(db, any).execute(any.values)
  return MOST_SUGGESTED - list!.people
}

/** How many the owner's side is shown as suggested. */
const suggestedStatement = prepared((db, { view }: AnyCandidateView) => {
  const link = linksOfPosting(db, view.posting.id, view.recentAfter)
  const card = cardOfCandidate(db, view.viewer, link.personId)
  return db
    .select({ people: count() })
    .from(link)
    .innerJoinLateral(card, sql`true`)
    .where(and(eq(link.ownerState, 'suggested'), not(link.hidden), isCandidate(db, card, view.posting, link)))
})

/** Those who cannot be suggested: they are in one of the owner's lists, or have decided about the posting themselves. */
async function takenIn(db: Queries, { posting, recentAfter }: CandidateView): Promise<Id[]> {
  const link = linksOfPosting(db, posting.id, recentAfter)
  const isUndecided = inArray(link.personState, ['none', 'saved'])
  const rows = await db
    .select({ id: link.personId })
    .from(link)
    .where(or(ne(link.ownerState, 'none'), link.withdrawn, link.hidden, not(isUndecided)))
  return rows.map(({ id }) => id)
}
