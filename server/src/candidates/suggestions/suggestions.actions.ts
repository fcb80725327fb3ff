import { isDeepStrictEqual } from 'node:util'
import { Id } from '@trellis/contract/wire/ids.ts'
import { and, count, eq, inArray, ne, not, or, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { accountById } from '../../accounts/accounts.queries.ts'
import type { Context } from '../../context.ts'
import { anybody, filterOf } from '../../matching/search/filters.ts'
import { lastChangeOfPeople, nearestOf } from '../../matching/matching.queries.ts'
import type { Ranking } from '../../matching/scoring/ranking.ts'
import { rankedBy } from '../../matching/scoring/rankedBy.ts'
import { hasGround } from '../../matching/scoring/ground.ts'
import { ENOUGH_SUGGESTED, LEAST_SHOWN, LEAST_WELL, likenessOf, rawScore } from '../../matching/scoring/score.ts'
import { placesOfAccount } from '../../memberships/memberships.queries.ts'
import { type AgeLimit, ageLimitOf, inNoGroup, type Viewer } from '../../visibility/visibility.policy.ts'
import { packedIdsOf } from '../../platform/database/columns.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import type { PackedIds } from '../../platform/database/packedIds.ts'
import type { PartsOf } from '../../platform/domain.ts'
import { prepared } from '../../platform/database/statements/statements.ts'
import { inTransaction, type Listener } from '../../platform/events/events.ts'
import { carriedOut, taskKind, type TaskWork } from '../../platform/tasks/tasks.ts'
import { linkChanged } from '../../postings/postings.events.ts'
import { type ComparedPosting, comparedPosting } from '../../postings/index/postingIndex.queries.ts'
import { everyLink, linksOfPosting, lockPosting, type Posting, postingById, shownPostings } from '../../postings/postings.queries.ts'
import { isCandidate } from '../../postings/links/candidates.queries.ts'
import { type CandidateFacts, takesApplications } from '../../postings/links/links.policy.ts'
import { unfollowed } from '../../postings/links/setAside.queries.ts'
import { suggest, takeSuggestionsBack } from '../../postings/links/suggest.actions.ts'
import { cardOfCandidate } from '../../profiles/cards.queries.ts'
import { type Suited, type SuggestingKind, suggestingKind } from '../candidates.parts.ts'
import { candidateNotes, checklistPoints, checklistTicks } from '../candidates.tables.ts'
import { blockedWithSide } from '../search/candidateSearch.queries.ts'
import { type AnyCandidateView, anyCandidateView, candidatesById, type CandidateView, candidateView } from '../candidates.queries.ts'

/** So many people are suggested to the owner of an open posting at a time. */
export const MOST_SUGGESTED = 20
/** So many are compared, since some of them have no ground to be suggested. */
const MOST_COMPARED = 60

/**
 * Where nobody was found, everybody is not compared once more within this time, unless what people are found by, the posting, or how far its list is
 * filled has changed. What else decides, such as a block that was taken back or whoever is in no list any more, is seen after it.
 */
const SEARCHED_AGAIN_MS = 60_000
/** So many lists are kept in mind. */
const MOST_FRUITLESS = 1_000

/** When nobody was found to be suggested, by all that has to be as it was then. */
export type FruitlessSearches = Map<string, number>

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

/** What a posting tells, with the skills of its text that count. */
export interface WhatSuits<I> {
  readonly info: I
  readonly passedSkills?: readonly string[] | undefined
}

/** Whether a posting suits others than before. @param indecisive what it tells that decides nothing about that */
export function suitsOthers<I extends object>(before: WhatSuits<I>, after: WhatSuits<I>, indecisive: ReadonlySet<keyof I>): boolean {
  const decisive = ({ info, passedSkills }: WhatSuits<I>) => [
    passedSkills,
    Object.fromEntries(Object.entries(info).filter(([name]) => !indecisive.has(name as keyof I))),
  ]
  return !isDeepStrictEqual(decisive(before), decisive(after))
}

/**
 * Has the suggestions of some postings made anew that were just changed in what decides whom they suit: those that nobody has touched go, and whoever
 * fits by now comes, where they are open.
 */
export async function renewSuggestions(
  { tasks }: Pick<Context, 'tasks'>,
  tx: Transaction,
  changed: readonly Pick<Posting, 'id' | 'state'>[],
): Promise<void> {
  if (changed.length === 0) return
  const ids = changed.map(({ id }) => id)
  await takeSuggestionsBack(tx, ids, notedIn(tx, ids))
  const open = changed.filter(({ state }) => state === 'open')
  await tasks.addUnlessWaiting(
    tx,
    refill,
    open.map(({ id }) => ({ jobId: id })),
  )
}

/** Those of whom the owner's side of some postings has noted something, or ticked a point. */
function notedIn(tx: Transaction, postingIds: readonly Id[]) {
  const { postingId, personId } = candidateNotes
  const noted = tx
    .select({ postingId, personId })
    .from(candidateNotes)
    .where(inArray(postingId, [...postingIds]))
  const ticked = tx
    .select({ postingId: checklistPoints.postingId, personId: checklistTicks.personId })
    .from(checklistTicks)
    .innerJoin(checklistPoints, eq(checklistPoints.id, checklistTicks.pointId))
    .where(inArray(checklistPoints.postingId, [...postingIds]))
  return noted.union(ticked)
}

/**
 * Suggests people to a posting's owner, best first, until {@link MOST_SUGGESTED} are in the list: people whom the owner sees and
 * has not hidden from all lists, whom it suits by its kind, who have a ground to be suggested for it, and between whom and the posting nothing has
 * happened. Where few fit it, the list holds no more than {@link ENOUGH_SUGGESTED}, but for whoever is set aside: the nearest takes their place. Where nobody can apply, it asks for nothing or the list is full, nothing is done; twice at once is once.
 * @param fruitless searches that are not repeated; where it is left out, everybody is compared in any case
 * @returns who has been suggested
 */
export async function refillSuggestions(
  context: Context,
  ranking: Ranking,
  kinds: readonly SuggestingKind[],
  postingId: Id,
  fruitless: FruitlessSearches = new Map(),
): Promise<Id[]> {
  const { db } = context
  const own = await comparedPosting(db, postingId)
  const kind = kinds.find((one) => one.kind === own?.posting.kind)
  if (kind === undefined || own === undefined || own.posting.deletedAt !== null) return []
  const { posting } = own
  if (!takesApplications(posting, context.clock.now())) return []
  // Whoever asks for nothing has nothing to be like: any twenty people would do.
  if (own.signature === null) return []
  const view = candidateView(context, await asOwner(context, posting), posting)
  const missing = await missingIn(db, view)
  if (missing <= 0) return []
  const now = context.clock.now()
  const [owed, changed] = await Promise.all([unfollowed(db, postingId, now), lastChangeOfPeople(db)])
  const search = [postingId, posting.updatedAt.getTime(), missing, owed, changed].join()
  if (Math.abs(now - (fruitless.get(search) ?? -Infinity)) < SEARCHED_AGAIN_MS) return []
  const suited = await kind.suits(db, postingId)
  const list = { own, view, filled: MOST_SUGGESTED - missing, owed }
  const fitting = suited === undefined ? [] : await fittingFor(context, ranking, suited, list)
  if (suited === undefined || fitting.length === 0) {
    if (fruitless.size >= MOST_FRUITLESS) fruitless.clear()
    if (changed !== undefined) fruitless.set(search, now)
    return []
  }
  const suggested = await db.transaction(async (tx) => {
    // Whoever fills up the same list at once waits here, and finds it full.
    await lockPosting(tx, postingId)
    // Those who were found fit it as it was: a text that is read anew asks for another age, and nobody has changed it.
    if ((await postingById(tx, postingId))?.updatedAt.getTime() !== posting.updatedAt.getTime()) return undefined
    if (!suitsAlike(suited, await kind.suits(tx, postingId))) return undefined
    return suggest(context, tx, postingId, fitting.slice(0, Math.max(0, await missingIn(tx, view))))
  })
  return suggested ?? refillSuggestions(context, ranking, kinds, postingId, fruitless)
}

/** Whether the same people are suited. Who is near follows from where the posting is, which nobody changes without changing the posting. */
const suitsAlike = (one: Suited, other: Suited | undefined): boolean =>
  isDeepStrictEqual({ ...one, isNear: undefined }, { ...other, isNear: undefined })

/** A list that is filled up: with whom it is compared, how many are in it, and how many at least take the place of who was set aside. */
interface FilledList {
  readonly own: ComparedPosting
  readonly view: CandidateView
  readonly filled: number
  readonly owed: number
}

/** Those who can be suggested beside whoever is, best first: who fits well, or some of the nearest where these are few. */
async function fittingFor(
  { db, clock }: Context,
  { matchIndex, measures }: Ranking,
  suited: Suited,
  { own, view, filled, owed }: FilledList,
): Promise<Id[]> {
  const { posting, vectors } = own
  const [blocked, hidden, taken] = await Promise.all([blockedWithSide(db, view), hiddenBy(db, posting.ownerId), takenIn(db, view)])
  const bornUpTo = suited.leastAge && new Date(clock.now()).getUTCFullYear() - suited.leastAge
  const seen = filterOf(
    view.viewer,
    { ...anybody, levels: suited.levels, membership: posting.membership },
    { all: posting.membership, mentors: [] },
  )
  const filter = {
    ...seen,
    ...(bornUpTo && { age: withLeastAge(seen.age, bornUpTo) }),
    worked: suited.years,
    workCountry: suited.workCountry,
    excluded: new Set([posting.ownerId, ...blocked, ...hidden]),
    leftOut: taken,
  }
  const isOldEnough = ({ birthYear }: CandidateFacts): boolean => !bornUpTo || (birthYear !== null && birthYear <= bornUpTo)
  const { least: well = LEAST_WELL, least = LEAST_SHOWN, leastOfMuchTold, isNear = () => true } = suited
  const enough = Math.max(ENOUGH_SUGGESTED - filled, owed)
  const search = { rankedBy: rankedBy(vectors, measures), filter, least: enough > 0 ? Math.min(least, well) : well }
  const found = await nearestOf(db, matchIndex, { ...search, offset: 0, limit: MOST_COMPARED }, (ids) => candidatesById(db, view, ids))
  const near = found.items
    .filter(({ card, person }) => isOldEnough(person) && isNear(card))
    .filter((one) => hasGround(vectors, one.vectors, measures, leastOfMuchTold))
  const fitWell = near.filter((one) => rawScore(likenessOf(vectors, one.vectors, measures.dimensions), measures.weights) >= well)
  return (fitWell.length >= enough ? fitWell : near.slice(0, enough)).map(({ card }) => card.id)
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

/** Whom an owner keeps out of every list that they stand in: they would only come back in the next one. */
async function hiddenBy(db: Queries, ownerId: Id): Promise<Id[]> {
  const [link, posting] = [everyLink(db), shownPostings(db)]
  const ofOwner = (is: SQL | undefined) =>
    db
      .selectDistinct({ id: link.personId })
      .from(link)
      .innerJoin(posting, eq(posting.id, link.postingId))
      .where(and(eq(posting.ownerId, ownerId), is))
  const hidden = (await ofOwner(eq(link.hidden, true))).map(({ id }) => id)
  if (hidden.length === 0) return []
  const shown = await ofOwner(and(inArray(link.personId, hidden), not(link.hidden), ne(link.ownerState, 'none')))
  return [...new Set(hidden).difference(new Set(shown.map(({ id }) => id)))]
}

/** The ages that somebody sees, of whom was born in a year or before; where that leaves minors whom they see, these are still to be looked at one by one. */
const withLeastAge = (seen: AgeLimit | undefined, bornUpTo: number): AgeLimit =>
  seen === undefined || bornUpTo < seen.bornBefore ? { bornBefore: bornUpTo + 1, orIn: inNoGroup, orInAny: false } : seen

/** Those who cannot be suggested: they are in one of the owner's lists, or have decided about the posting themselves. */
async function takenIn(db: Queries, { posting, recentAfter }: CandidateView): Promise<PackedIds> {
  const link = linksOfPosting(db, posting.id, recentAfter)
  const isUndecided = inArray(link.personState, ['none', 'saved'])
  const [taken] = await db
    .select({ ids: packedIdsOf(link.personId) })
    .from(link)
    .where(or(ne(link.ownerState, 'none'), link.withdrawn, link.hidden, not(isUndecided)))
  return taken!.ids
}
