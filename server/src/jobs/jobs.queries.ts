import type { Id } from '@trellis/contract/wire/ids.ts'
import type { JobCard, JobInfo, JobState } from '@trellis/contract/jobs/jobs.ts'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import { and, arrayContains, count, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Queries } from '../platform/database/database.ts'
import { isAnyOf } from '../platform/database/statements/placeholder.ts'
import { prepared } from '../platform/database/statements/statements.ts'
import { type Page, sliceOf, totalOfPage } from '../platform/database/pages.ts'
import type { Actor } from '../platform/http/actor.ts'
import { applicationCounts } from '../postings/links/applications.queries.ts'
import { linksSeenByPerson } from '../postings/links/links.queries.ts'
import {
  type AnyReader,
  anyReader,
  isInTime,
  type Posting,
  postingsSeenBy,
  publicPostings,
  type SeenPostings,
  shownPostings,
} from '../postings/postings.queries.ts'
import { type JobCardRow, jobCard, type JobRow, type ShortInfo } from './jobs.present.ts'
import { indexedPostings } from '../postings/index/postingIndex.queries.ts'
import { postingsFoundBy } from '../postings/index/postingSearch.ts'
import { jobs } from './jobs.tables.ts'

/** What a job tells, but for its description. */
export const shortInfo = sql<ShortInfo>`${jobs.info} - 'description'`

/** A job among those that somebody may see. */
async function jobAmong(db: Queries, posting: SeenPostings, id: Id): Promise<JobRow | undefined> {
  const indexed = indexedPostings(db)
  const [job] = await db
    .select({ posting: posting._.selectedFields, info: jobs.info, signature: indexed.signature })
    .from(jobs)
    .innerJoin(posting, eq(posting.id, jobs.postingId))
    .innerJoin(indexed, eq(indexed.postingId, jobs.postingId))
    .where(eq(jobs.postingId, id))
  return job
}

/** A job that is not deleted, whoever asks. */
export const jobById = (db: Queries, id: Id): Promise<JobRow | undefined> => jobAmong(db, shownPostings(db), id)

export const jobSeenBy = (db: Queries, actor: Actor, id: Id): Promise<JobRow | undefined> => jobAmong(db, postingsSeenBy(db, actor), id)

/** A job that everybody may see, without an account. */
export const publicJob = (db: Queries, id: Id): Promise<JobRow | undefined> => jobAmong(db, publicPostings(db), id)

type WithClock = Pick<Context, 'db' | 'clock'>

/** How many jobs everybody may see and, as their last day is not over, apply to. */
export async function countPublicJobs({ db, clock }: WithClock): Promise<number> {
  const posting = publicPostings(db)
  const [counted] = await db
    .select({ jobs: count() })
    .from(posting)
    .where(and(eq(posting.kind, JOB), isInTime(posting, clock.now())))
  return counted!.jobs
}

/** So many of them, oldest first, with when each was changed last. */
export async function listPublicJobs(
  { db, clock }: WithClock,
  { start, size }: { start: number; size: number },
): Promise<{ id: Id; updatedAt: Date }[]> {
  const posting = publicPostings(db)
  return db
    .select({ id: posting.id, updatedAt: posting.updatedAt })
    .from(posting)
    .where(and(eq(posting.kind, JOB), isInTime(posting, clock.now())))
    .orderBy(posting.id)
    .limit(size)
    .offset(start)
}

/** The cards of those of these jobs that the actor may see, in the order asked, none twice; a student's with the link. */
export async function jobCardsOf(context: Context, actor: Actor, ids: readonly Id[]): Promise<JobCard[]> {
  if (ids.length === 0) return []
  const any = anyReader(actor)
  const rows = await cardsStatement(context.db, any).execute({ ...any.values, ids })
  const seen = rows.map((row) => row.posting)
  const telling = rows.filter(({ info }) => info.showsApplied === true).map(({ posting }) => posting.id)
  const [links, applied] = await Promise.all([
    actor.type === 'student' ? linksSeenByPerson(context, actor.id, seen) : undefined,
    applicationCounts(context.db, telling),
  ])
  const byId = new Map(
    rows.map((row) => {
      const { id } = row.posting
      return [id, jobCard(row, links?.get(id) ?? null, applied.get(id) ?? null)]
    }),
  )
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

const cardsStatement = prepared((db, { reader }: AnyReader) => {
  const posting = postingsSeenBy(db, reader)
  return db
    .select({ posting: posting._.selectedFields, info: shortInfo })
    .from(jobs)
    .innerJoin(posting, eq(posting.id, jobs.postingId))
    .where(isAnyOf(jobs.postingId, 'ids'))
})

export interface OwnJobsWanted {
  readonly page: number
  readonly size: number
  readonly state: JobState | ''
  /** Only jobs for the members of this group. */
  readonly group?: Id | undefined
}

/** A recruiter's jobs, newest first. Whoever asks has made sure that the viewer stands on that recruiter's side. */
export async function ownJobs(
  db: Queries,
  ownerId: Id,
  { page, size, state, group }: OwnJobsWanted,
): Promise<Page<JobCardRow & { posting: Posting }>> {
  const posting = shownPostings(db)
  const condition = and(
    eq(posting.ownerId, ownerId),
    state === '' ? undefined : eq(posting.state, state),
    group === undefined ? undefined : arrayContains(posting.membership, [group]),
  )
  const items = await db
    .select({ posting: posting._.selectedFields, info: shortInfo })
    .from(jobs)
    .innerJoin(posting, eq(posting.id, jobs.postingId))
    .where(condition)
    .orderBy(desc(posting.createdAt), desc(posting.id))
    .limit(size)
    .offset(page * size)
  const counted = () => db.select({ total: count() }).from(jobs).innerJoin(posting, eq(posting.id, jobs.postingId)).where(condition)
  return { items, total: await totalOfPage(items, sliceOf({ page, size }), counted) }
}

/** A recruiter's job that was posted after a time and tells exactly this. */
export async function jobPostedSince(db: Queries, ownerId: Id, info: JobInfo, since: Date): Promise<Id | undefined> {
  const posting = shownPostings(db)
  const [job] = await db
    .select({ id: posting.id })
    .from(jobs)
    .innerJoin(posting, eq(posting.id, jobs.postingId))
    .where(and(eq(posting.ownerId, ownerId), gt(posting.createdAt, since), eq(jobs.info, info)))
  return job?.id
}

/** Jobs that everybody may see, and whose last day is not over, found by a keyword; those opened last come first. */
export function searchPublicJobs({ db, clock }: WithClock, wanted: JobsFound): Promise<Page<JobCardRow>> {
  const posting = publicPostings(db)
  return searchAmong(db, posting, wanted, isInTime(posting, clock.now()))
}

/** The same of those that somebody may see, whether or not the last day is over. */
export const searchJobsSeenBy = (db: Queries, actor: Actor, wanted: JobsFound): Promise<Page<JobCardRow>> =>
  searchAmong(db, postingsSeenBy(db, actor), wanted)

interface JobsFound {
  readonly keyword: string
  readonly start: number
  readonly size: number
}

async function searchAmong(db: Queries, posting: SeenPostings, { keyword, start, size }: JobsFound, more?: SQL): Promise<Page<JobCardRow>> {
  const indexed = indexedPostings(db)
  const found = db.$with('found').as(
    db
      .select({ id: posting.id, openedAt: posting.openedAt })
      .from(jobs)
      .innerJoin(posting, eq(posting.id, jobs.postingId))
      .innerJoin(indexed, eq(indexed.postingId, jobs.postingId))
      .where(and(eq(posting.state, 'open'), (await postingsFoundBy(db, keyword, posting, indexed)).holding, more)),
  )
  const [counted] = await db.with(found).select({ jobs: count() }).from(found)
  const items = await db
    .with(found)
    .select({ posting: posting._.selectedFields, info: shortInfo })
    .from(found)
    .innerJoin(jobs, eq(jobs.postingId, found.id))
    .innerJoin(posting, eq(posting.id, found.id))
    .orderBy(desc(found.openedAt), desc(found.id))
    .limit(size)
    .offset(start)
  return { items, total: counted!.jobs }
}
