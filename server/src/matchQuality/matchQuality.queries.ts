import { followsSince } from '../follows/follows.queries.ts'
import type { Queries } from '../platform/database/database.ts'
import { changesSince } from '../postings/history/history.queries.ts'
import { viewsSince } from '../postings/views/views.queries.ts'
import type { SuggestionList } from '../shownLists/shownList.ts'
import { newestShown } from '../shownLists/shownLists.queries.ts'
import { type Act, type JudgedList, judgedLists } from './outcomes.ts'

/** So many pages of each kind of list are read, the newest: what the machine holds easily. */
const MOST_PAGES = 50_000
const DAY_MS = 86_400_000

/** What was suggested of late, and what came of it as far as the database knows. */
export async function suggestionsJudged(db: Queries, list: SuggestionList): Promise<JudgedList[]> {
  const pages = await newestShown(db, list, MOST_PAGES)
  const oldest = pages.at(-1)
  return oldest === undefined ? [] : judgedLists(pages, await actsOn(db, list, oldest.shownAt.getTime()))
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
