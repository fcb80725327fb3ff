import { DAY_MS } from '@trellis/contract/durations.ts'
import type { findJobs4Candidate, JobOrder } from '@trellis/contract/jobs/jobMatches.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { plainText } from '@trellis/contract/texts/plainText.ts'
import { type Level, levels } from '@trellis/contract/profiles/levels.ts'
import { and, arrayOverlaps, asc, count, desc, eq, gte, inArray, isNull, ne, not, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { FoundPage } from '../../matching/matching.queries.ts'
import { isOfOneSubject, rankOf, rankWithoutGenome } from '../../matching/vectors/rankOf.ts'
import type { Measures } from '../../matching/scoring/measures.ts'
import { rankedBy } from '../../matching/scoring/rankedBy.ts'
import { LEAST_SUGGESTED_JOB, leastForBeginners, leastShownOfJob } from '../../matching/scoring/score.ts'
import type { ComparedVectors } from '../../matching/vectors/vectors.ts'
import type { Queries } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/statements/statements.ts'
import { totalOf } from '../../platform/database/pages.ts'
import { isAnyOf } from '../../platform/database/statements/placeholder.ts'
import { isInTime, linksOfPerson, type PostingViewer, visiblePostings } from '../../postings/postings.queries.ts'
import type { ComparedJob } from './jobFit.present.ts'
import type { Taker } from './jobGrounds.policy.ts'
import { besideLikeness, isHindered, isNear, isOfExperience, isOfLevel, isOutOfReach } from './jobOrder.ts'
import { shortInfo } from '../jobs.queries.ts'
import { comparedBy, indexedPostings, readCompared } from '../../postings/index/postingIndex.queries.ts'
import { postingsFoundBy } from '../../postings/index/postingSearch.ts'
import { jobs } from '../jobs.tables.ts'

/** Which jobs a student looks for, from where on and how many. */
export type WantedJobs = Omit<z.output<(typeof findJobs4Candidate)['description']['body']>, 'cohortID'>

/** Who looks for jobs, and what they are compared by. */
export interface JobSearch {
  readonly student: PostingViewer
  readonly own: ComparedVectors
  readonly taker: Taker
  /** Only these jobs, as a part of a query. */
  readonly within?: SQLWrapper | undefined
  readonly wanted: WantedJobs
  readonly measures: Measures
}

/**
 * The jobs that a student may see and wants: filtered first, then all that are left are compared with the student. Lists
 * of what the student did are in the order in which they did it, newest first; the others are best first, by likeness, place
 * and pay, and what the student cannot take comes last. Each can be asked for by when jobs were opened, or close. Nothing is suggested
 * that they cannot take, that hardly fits them, however near it is, if that is not asked for, or of whose subject they show nothing.
 */
export async function jobsFor({ db, clock }: Context, search: JobSearch): Promise<FoundPage<Id>> {
  const { student, own, taker, within, wanted, measures } = search
  const posting = visiblePostings(db, student)
  const [link, indexed] = [linksOfPerson(db, student.id), indexedPostings(db)]
  const isRanked = wanted.state === '' || wanted.state === 'suggested'
  const by = rankedBy(own, measures)
  const order = isRanked ? rankOf(by, indexed) : sql<number>`extract(epoch from ${link.personChangedAt})::float8`
  const isSuggesting = wanted.state === 'suggested' && wanted.keyword === ''
  const { holding, meant } = wanted.keyword === '' ? {} : await postingsFoundBy(db, wanted.keyword, posting, indexed)
  const inList = [
    ...listed(search, posting, link, clock.now()),
    sharesGroup(wanted, posting, student),
    within && sql`${posting.id} in ${within}`,
  ]
  // Named twice, so that it is kept: what is counted and sorted is narrow then, without vectors and texts, and compared once.
  const compared = db.$with('compared').as(
    db
      .select({
        id: jobs.postingId,
        order: order.as('order'),
        openedAt: posting.openedAt,
        applyUntil: posting.applyUntil,
        isOpen: sql<boolean>`${and(eq(posting.state, 'open'), isInTime(posting, clock.now()))}`.as('is_open'),
        beside: (isRanked ? besideLikeness(taker) : sql<number>`0`).as('beside'),
        isLast: (isRanked ? isHindered(taker) : sql<boolean>`false`).as('is_last'),
        isOfSubject: (isSuggesting ? isOfOneSubject(by, indexed) : sql<boolean>`true`).as('is_of_subject'),
        withoutGenome: (isSuggesting ? rankWithoutGenome(by, indexed) : sql<number>`0`).as('without_genome'),
      })
      .from(jobs)
      .innerJoin(posting, eq(posting.id, jobs.postingId))
      .innerJoin(indexed, eq(indexed.postingId, jobs.postingId))
      .leftJoin(link, eq(link.postingId, jobs.postingId))
      .where(and(...fitting(wanted, taker), ...inList, holding)),
  )
  const fitsWell = wanted.lessWellToo ? undefined : isFitting(compared, own, levels[taker.level]!)
  const isEnough = isSuggesting ? and(not(compared.isLast), hasGround(compared), fitsWell) : undefined
  const all = db.select({ total: count() }).from(compared).where(isEnough)
  const page = await db
    .with(compared)
    .select({ id: compared.id, total: sql`${all}`.mapWith(Number) })
    .from(compared)
    .where(isEnough)
    .orderBy(asc(compared.isLast), ...ordersOf(compared)[wanted.sort], desc(sql`${compared.order} + ${compared.beside}`), asc(compared.id))
    .limit(wanted.size)
    .offset(wanted.start)
  const total = await totalOf(page, { offset: wanted.start }, () =>
    db.with(compared).select({ total: count() }).from(compared).where(isEnough),
  )
  return { items: page.map(({ id }) => id), total, meant }
}

/** By what jobs are put in order before how well they fit. Those without a last day close last, and behind them stand those that have closed. */
const ordersOf = (job: Record<'openedAt' | 'applyUntil' | 'isOpen', SQLWrapper>): Record<JobOrder, SQL[]> => ({
  best: [],
  newest: [sql`${job.openedAt} desc nulls last`],
  closing: [desc(job.isOpen), sql`${job.applyUntil} asc nulls last`],
})

/** How well a job fits a student: in all, what its place and pay add, without the genome, and whether they show a skill of its subject. */
interface Fit {
  readonly order: SQLWrapper
  readonly beside: SQLWrapper
  readonly withoutGenome: SQLWrapper
  readonly isOfSubject: SQLWrapper
}

const isAtLeast = (value: SQLWrapper, least: number): SQL<boolean> => sql<boolean>`${value} >= ${least}::float8`

/** A dancer is no musician, however alike the genomes are: a skill of the job's subject has to be shown, or skills and words fit without the genome. */
const hasGround = ({ isOfSubject, withoutGenome }: Fit): SQL<boolean> =>
  sql<boolean>`(${isOfSubject} or ${isAtLeast(withoutGenome, LEAST_SUGGESTED_JOB)})`

/** A job fits as a whole; whom what they will do is open, also by one of the things that they like. */
function isFitting({ order, beside, withoutGenome, isOfSubject }: Fit, own: ComparedVectors, level: Level): SQL<boolean> {
  const asAWhole = isAtLeast(order, LEAST_SUGGESTED_JOB)
  const leastShown = leastShownOfJob(own, level)
  if (leastShown !== undefined) return sql<boolean>`(${asAWhole} and ${isAtLeast(sql`${order} + ${beside}`, leastShown)})`
  const { all, withoutGenome: leastOf } = leastForBeginners
  const least = leastOf[level]
  if (least === undefined) return asAWhole
  return sql<boolean>`(${asAWhole} or (${isOfSubject} and ${isAtLeast(withoutGenome, least)} and ${isAtLeast(order, all)}))`
}

/** What a job itself has to fulfil. */
function fitting(
  { employmentType, level, workplace, locationFilter, payAtLeast, paid, near }: WantedJobs,
  taker: Taker,
): (SQL | undefined)[] {
  const [city, state, country] = [locationFilter.city, locationFilter.state, locationFilter.country].map(plainText)
  return [
    employmentType.length > 0 ? inArray(jobs.employmentType, employmentType) : undefined,
    level.length > 0 ? inArray(jobs.level, level) : undefined,
    workplace.length > 0 ? inArray(jobs.workplace, workplace) : undefined,
    city ? eq(jobs.locationCity, city) : undefined,
    state ? eq(jobs.locationState, state) : undefined,
    country ? eq(jobs.locationCountry, country) : undefined,
    payAtLeast ? gte(jobs.payOfYear, payAtLeast) : undefined,
    paid ? ne(jobs.employmentType, 'unpaid') : undefined,
    near ? isNear(taker) : undefined,
  ]
}

type VisiblePosting = ReturnType<typeof visiblePostings>
type OwnLink = ReturnType<typeof linksOfPerson>

/**
 * What has to hold for a job to be in one of the student's lists. Suggested are those that can still be applied to; where the student
 * does not say which, of a level and experience that suit them, and within their reach.
 */
function listed({ taker, wanted }: JobSearch, posting: VisiblePosting, link: OwnLink, now: number): (SQL | undefined)[] {
  const { state, postedWithin, level, keyword, locationFilter } = wanted
  const recent = postedWithin ? gte(posting.openedAt, new Date(now - postedWithin * DAY_MS)) : undefined
  // What is closed is found in the lists of what one did, and not by looking for jobs.
  if (state === '') return [recent, eq(posting.state, 'open')]
  if (state !== 'suggested') return [recent, eq(link.personState, state)]
  const untouched = and(inArray(link.personState, ['none', 'suggested']), not(link.withdrawn))
  const suits = keyword === '' && level.length === 0 ? and(isOfLevel(taker), isOfExperience(taker)) : undefined
  const isAnywhere = keyword === '' && Object.values(locationFilter).every((place) => plainText(place) === '')
  const isReachable = isAnywhere ? not(isOutOfReach(taker)) : undefined
  return [recent, suits, isReachable, eq(posting.state, 'open'), isInTime(posting, now), or(isNull(link.postingId), untouched)]
}

/** A group that the student does not belong to cannot be asked for. */
function sharesGroup({ membership }: WantedJobs, posting: VisiblePosting, student: PostingViewer): SQL | undefined {
  if (membership.length === 0) return undefined
  const own = membership.filter((group) => student.membership.includes(group))
  return own.length > 0 ? arrayOverlaps(posting.membership, own) : sql`false`
}

/** What jobs are compared by. */
export async function comparedJobs(db: Queries, ids: readonly Id[]): Promise<Map<Id, ComparedJob>> {
  if (ids.length === 0) return new Map()
  const rows = await comparedStatement(db).execute({ ids })
  return new Map(
    rows.map(({ postingId, compared, leastAge, info }) => [
      postingId,
      { ...readCompared(compared), name: info.name, takeable: { ...info, leastAge }, skills: info.skills.map(({ name }) => name) },
    ]),
  )
}

const comparedStatement = prepared((db) => {
  const indexed = indexedPostings(db)
  const { postingId, leastAge } = jobs
  return db
    .select({ postingId, leastAge, info: shortInfo, compared: comparedBy(indexed) })
    .from(jobs)
    .innerJoin(indexed, eq(indexed.postingId, postingId))
    .where(isAnyOf(postingId, 'ids'))
})
