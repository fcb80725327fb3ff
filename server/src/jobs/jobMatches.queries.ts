import type { findJobs4Candidate } from '@trellis/contract/candidates.calls.ts'
import type { Id } from '@trellis/contract/ids.ts'
import { plainText } from '@trellis/contract/plainText.ts'
import { type Level, levelsNear } from '@trellis/contract/profiles.ts'
import { and, arrayOverlaps, asc, count, desc, eq, gt, gte, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from '../context.ts'
import { rankOf } from '../matching/matching.queries.ts'
import type { Compared } from '../matching/matching.present.ts'
import type { ScoreWeights } from '../matching/score.ts'
import { readVectors } from '../matching/storedVectors.ts'
import type { ComparedVectors } from '../matching/vectors.ts'
import type { Queries } from '../platform/database/database.ts'
import { once } from '../platform/database/once.ts'
import { type Page, totalOf } from '../platform/database/pages.ts'
import { isAnyOf, placeholder } from '../platform/database/placeholder.ts'
import { everyPosting, linksOfPerson, type Posting, type PostingViewer, visiblePostings } from '../postings/postings.queries.ts'
import { jobsFoundBy } from './jobSearch.ts'
import { jobs } from './jobs.tables.ts'

/** Which jobs a student looks for, from where on and how many. */
export type WantedJobs = Omit<z.output<(typeof findJobs4Candidate)['description']['body']>, 'cohortID'>

/** Who looks for jobs, and what they are compared by. */
export interface JobSearch {
  readonly student: PostingViewer
  readonly own: ComparedVectors
  readonly level: Level
  readonly wanted: WantedJobs
  readonly weights: ScoreWeights
}

const DAY_MS = 24 * 60 * 60 * 1_000

/**
 * The jobs that a student may see and wants: filtered first, then all that are left are compared with the student. Lists
 * of what the student did are in the order in which they did it, newest first; the others are best first.
 */
export async function jobsFor({ db, clock }: Context, search: JobSearch): Promise<Page<Id>> {
  const { student, own, wanted, weights } = search
  const posting = visiblePostings(db, student)
  const link = linksOfPerson(db, student.id)
  const isRanked = wanted.state === '' || wanted.state === 'suggested'
  const order = isRanked ? rankOf(own, jobs, weights) : sql<number>`extract(epoch from ${link.personChangedAt})::float8`
  const holding = wanted.keyword === '' ? undefined : await jobsFoundBy(db, wanted.keyword, posting)
  const inList = [...listed(search, posting, link, clock.now()), sharesGroup(wanted, posting, student)]
  // Named twice, so that it is kept: what is counted and sorted is narrow then, without vectors and texts.
  const found = db.$with('found').as(
    db
      .select({ id: jobs.postingId, order: order.as('order') })
      .from(jobs)
      .innerJoin(posting, eq(posting.id, jobs.postingId))
      .leftJoin(link, eq(link.postingId, jobs.postingId))
      .where(and(...fitting(wanted), ...inList, holding)),
  )
  const page = await db
    .with(found)
    .select({ id: found.id, total: sql`(select count(*) from ${found})`.mapWith(Number) })
    .from(found)
    .orderBy(desc(found.order), asc(found.id))
    .limit(wanted.size)
    .offset(wanted.start)
  const total = await totalOf(page, { offset: wanted.start }, () => db.with(found).select({ total: count() }).from(found))
  return { items: page.map(({ id }) => id), total }
}

/** What a job itself has to fulfil. */
function fitting({ employmentType, level, workplace, locationFilter, payAtLeast }: WantedJobs): (SQL | undefined)[] {
  const [city, state, country] = [locationFilter.city, locationFilter.state, locationFilter.country].map(plainText)
  return [
    employmentType.length > 0 ? inArray(jobs.employmentType, employmentType) : undefined,
    level.length > 0 ? inArray(jobs.level, level) : undefined,
    workplace.length > 0 ? inArray(jobs.workplace, workplace) : undefined,
    city ? eq(jobs.locationCity, city) : undefined,
    state ? eq(jobs.locationState, state) : undefined,
    country ? eq(jobs.locationCountry, country) : undefined,
    payAtLeast ? gte(jobs.payOfYear, payAtLeast) : undefined,
  ]
}

type VisiblePosting = ReturnType<typeof visiblePostings>
type OwnLink = ReturnType<typeof linksOfPerson>

/**
 * What has to hold for a job to be in one of the student's lists. Suggested are those that can still be applied to, near the
 * student's level where no level is asked for.
 */
function listed(
  { level: ownLevel, wanted }: JobSearch,
  posting: VisiblePosting,
  link: OwnLink,
  now: number,
): (SQL | undefined)[] {
  const { state, postedWithin, level } = wanted
  const recent = postedWithin ? gte(posting.openedAt, new Date(now - postedWithin * DAY_MS)) : undefined
  if (state === '') return [recent]
  if (state !== 'suggested') return [recent, eq(link.personState, state)]
  const untouched = and(inArray(link.personState, ['none', 'suggested']), not(link.withdrawn))
  const stillOpen = or(isNull(posting.applyUntil), gt(posting.applyUntil, new Date(now - DAY_MS)))
  const isNear = level.length === 0 ? inArray(jobs.level, levelsNear(ownLevel)) : undefined
  return [recent, isNear, eq(posting.state, 'open'), stillOpen, or(isNull(link.postingId), untouched)]
}

/** A group that the student does not belong to cannot be asked for. */
function sharesGroup({ membership }: WantedJobs, posting: VisiblePosting, student: PostingViewer): SQL | undefined {
  if (membership.length === 0) return undefined
  const own = membership.filter((group) => student.membership.includes(group))
  return own.length > 0 ? arrayOverlaps(posting.membership, own) : sql`false`
}

/** What jobs are compared by. */
export async function comparedJobs(db: Queries, ids: readonly Id[]): Promise<Map<Id, Compared>> {
  if (ids.length === 0) return new Map()
  const rows = await once(db, 'compared jobs', () => comparedQuery(db)).execute({ ids })
  return new Map(rows.map((row) => [row.postingId, { vectors: readVectors(row), signature: row.signature }]))
}

function comparedQuery(db: Queries) {
  const { postingId, direction, tags, terms, signature } = jobs
  return db
    .select({ postingId, direction, tags, terms, signature })
    .from(jobs)
    .where(isAnyOf(postingId, 'ids'))
}

/** A job with its posting, whoever asks and also where it is deleted, and what it is compared by. */
export async function comparedPosting(db: Queries, id: Id): Promise<{ posting: Posting; vectors: ComparedVectors } | undefined> {
  const [row] = await once(db, 'compared posting', () => comparedPostingQuery(db)).execute({ id })
  return row && { posting: row.posting, vectors: readVectors(row.vectors) }
}

function comparedPostingQuery(db: Queries) {
  const { direction, tags, terms } = jobs
  const posting = everyPosting(db)
  return db
    .select({ posting: posting._.selectedFields, vectors: { direction, tags, terms } })
    .from(jobs)
    .innerJoin(posting, eq(posting.id, jobs.postingId))
    .where(eq(jobs.postingId, placeholder<Id>('id')))
}
