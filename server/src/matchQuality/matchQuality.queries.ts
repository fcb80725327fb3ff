import { DAY_MS } from '@trellis/contract/durations.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { followsSince } from '../follows/follows.queries.ts'
import type { AgeGroup } from '../matching/learnedOrder/learnedOrder.ts'
import { ageGroupOf } from '../matching/learnedOrder/learnedOrders.queries.ts'
import { chunksOf } from '../platform/chunks.ts'
import type { Queries } from '../platform/database/database.ts'
import { birthYearsOf } from '../profiles/profiles.queries.ts'
import { changesSince } from '../postings/history/history.queries.ts'
import { viewsSince } from '../postings/views/views.queries.ts'
import type { SuggestionList } from '../shownLists/shownList.ts'
import { newestShown } from '../shownLists/shownLists.queries.ts'
import { type Pair, pairsIn } from './orders/twoOrders.ts'
import { type Act, type JudgedList, judgedLists } from './outcomes.ts'

/** So many pages of each kind of list are read, the newest: what the machine holds easily. */
const MOST_PAGES = 50_000
const VIEWERS_AT_ONCE = 1_000

/** What was suggested of late, and what came of it as far as the database knows. */
export async function suggestionsJudged(db: Queries, list: SuggestionList): Promise<JudgedList[]> {
  const pages = await newestShown(db, list, MOST_PAGES)
  const oldest = pages.at(-1)
  return oldest === undefined ? [] : judgedLists(pages, await actsOn(db, list, oldest.shownAt.getTime()))
}

/** What came of the pairs in lists that were mixed with a learned order, for whom each age group was shown them. */
export async function pairsJudged(
  db: Queries,
  lists: readonly JudgedList[],
  learnedOrderId: Id,
): Promise<ReadonlyMap<AgeGroup, readonly Pair[]>> {
  const pairs = pairsIn(lists, learnedOrderId)
  const viewers = [...new Set(pairs.map(({ usual }) => usual.viewerId))]
  const years = new Map<Id, number | null>()
  for (const some of chunksOf(viewers, VIEWERS_AT_ONCE)) for (const [id, year] of await birthYearsOf(db, some)) years.set(id, year)
  return Map.groupBy(pairs, ({ usual: { viewerId, shownAt } }) =>
    ageGroupOf(years.get(viewerId) ?? null, new Date(shownAt).getUTCFullYear()),
  )
}

/** What was done since a time about what stands in such lists; which profiles were opened stands in the lists themselves. */
async function actsOn(db: Queries, list: SuggestionList, since: number): Promise<Act[]> {
  if (list === 'jobs') return [...(await looksAtJobs(db, since)), ...(await stepsOfStudents(db, since))]
  if (list === 'candidates') return stepsOfEmployers(db, since)
  const follows = await followsSince(db, since)
  return follows.map(({ followerId, followedId, createdAt }) => ({
    forId: followerId,
    subjectId: followedId,
    what: 'followed',
    at: createdAt.getTime(),
  }))
}

/** The day of a look is known, and not the hour: it counts as the day's last. */
async function looksAtJobs(db: Queries, since: number): Promise<Act[]> {
  const views = await viewsSince(db, since)
  return views.map(({ viewerId, postingId, day }) => ({
    forId: viewerId,
    subjectId: postingId,
    what: 'opened',
    at: Date.parse(day) + DAY_MS - 1,
  }))
}

async function stepsOfStudents(db: Queries, since: number): Promise<Act[]> {
  const changes = await changesSince(db, since, ['saved', 'applied', 'contacted'])
  return changes.map(({ personId, postingId, event, at }) => ({
    forId: personId,
    subjectId: postingId,
    what: event as 'saved' | 'applied' | 'contacted',
    at: at.getTime(),
  }))
}

/** Who is shortlisted counts as saved. */
async function stepsOfEmployers(db: Queries, since: number): Promise<Act[]> {
  const changes = await changesSince(db, since, ['shortlist', 'applied', 'contacted'])
  return changes.map(({ personId, postingId, event, at }) => ({
    forId: postingId,
    subjectId: personId,
    what: event === 'shortlist' ? 'saved' : (event as 'applied' | 'contacted'),
    at: at.getTime(),
  }))
}
