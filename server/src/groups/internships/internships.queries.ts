import type { GroupJob } from '@trellis/contract/groups/internships.calls.ts'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, arrayContains, asc, count, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { jobCardsOf } from '../../jobs/jobs.queries.ts'
import { asksOf } from '../../jobs/matches/asks.policy.ts'
import { type ComparedJob, type JobSeeker, presentJobFit } from '../../jobs/matches/jobFit.present.ts'
import { comparedJobs } from '../../jobs/matches/jobMatches.queries.ts'
import { isBeyond } from '../../jobs/matches/jobOrder.ts'
import { jobSeekerOf } from '../../jobs/matches/taker.queries.ts'
import type { Measures } from '../../matching/scoring/measures.ts'
import { toldInList } from '../../matching/scoring/tellings.ts'
import { isInGroup } from '../../memberships/memberships.queries.ts'
import { runsGroup } from '../../memberships/roles.policy.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Page } from '../../platform/database/pages.ts'
import type { Actor, Person } from '../../platform/http/actor.ts'
import { found } from '../../platform/http/failure.ts'
import { mapYielding } from '../../platform/reading/mapYielding.ts'
import { isInTime, postingsSeenBy, type SeenPostings } from '../../postings/postings.queries.ts'
import { cohortMembers } from '../cohorts/cohorts.tables.ts'
import { groupJobs } from './internships.tables.ts'

interface WantedJobs {
  readonly groupId: Id
  /** Only those for this cohort. */
  readonly cohortId?: Id
  readonly page: number
  readonly size: number
}

/**
 * The open jobs of a group that the actor may see, those opened last first. Whoever asks has made sure that they are in it. A student is
 * told how each fits them; what they cannot take comes last, and what nobody can apply to any more is left out.
 */
export async function groupJobsFor(
  context: Context,
  measures: Measures,
  actor: Actor,
  { groupId, cohortId, page, size }: WantedJobs,
): Promise<Page<GroupJob>> {
  const { db, clock } = context
  const posting = postingsSeenBy(db, actor)
  const seeker = actor.type === 'student' ? found(await jobSeekerOf(context, actor.id)) : undefined
  const { chosen, isOffered, isOfGroup } = jobsWithin(db, actor, posting, groupId, cohortId)
  const isStillOpen = seeker && isInTime(posting, clock.now())
  const which = and(eq(posting.kind, JOB), eq(posting.state, 'open'), isOfGroup, isStillOpen)
  const rows = await db
    .select({ id: posting.id, isOffered: sql<boolean>`${isOffered}` })
    .from(posting)
    .where(which)
    .orderBy(...(seeker ? [asc(isBeyond(db, posting.id, seeker.taker))] : []), desc(posting.openedAt), desc(posting.id))
    .limit(size)
    .offset(page * size)
  const ids = rows.map(({ id }) => id)
  const [cards, choices, compared, [counted]] = await Promise.all([
    jobCardsOf(context, actor, ids),
    choicesOf(db, ids, chosen),
    seeker && comparedJobs(db, ids),
    db.select({ jobs: count() }).from(posting).where(which),
  ])
  const offered = new Set(rows.flatMap(({ id, isOffered }) => (isOffered ? [id] : [])))
  const fits = seeker && toldInList(await mapYielding(cards, ({ _id }) => fitOf(seeker, compared!.get(_id)!, measures)))
  const items = cards.map((card, at) => ({
    ...card,
    ...(choices.get(card._id) ?? forNobody),
    offered: offered.has(card._id),
    fit: fits?.[at] ?? null,
  }))
  return { items, total: counted!.jobs }
}

/** What makes a posting a job of a group, or of one of its cohorts alone, as conditions on a query. */
function jobsWithin(db: Queries, actor: Person, posting: SeenPostings, groupId: Id, cohortId: Id | undefined) {
  const chosen = and(eq(groupJobs.groupId, groupId), isFor(db, actor, groupId, cohortId))
  const isChosen = inArray(posting.id, db.select({ id: groupJobs.jobId }).from(groupJobs).where(chosen))
  // Who is no member may name the group too, and stands in no list of it.
  const isOffered = and(arrayContains(posting.membership, [groupId]), isInGroup(db, posting.ownerId, groupId))
  return { chosen, isOffered, isOfGroup: cohortId === undefined ? or(isChosen, isOffered) : isChosen }
}

/** The open jobs of a group that the actor may see, or those of one of its cohorts, as a part of a query. */
export function openJobsOfGroup(db: Queries, actor: Person, groupId: Id, cohortId?: Id) {
  const posting = postingsSeenBy(db, actor)
  const { isOfGroup } = jobsWithin(db, actor, posting, groupId, cohortId)
  return db
    .select({ id: posting.id, name: posting.name })
    .from(posting)
    .where(and(eq(posting.kind, JOB), eq(posting.state, 'open'), isOfGroup))
    .as('group_job')
}

type ForWhom = Pick<GroupJob, 'forGroup' | 'forCohorts'>

const forNobody: ForWhom = { forGroup: false, forCohorts: [] }

/** For whom some jobs were added, as far as a condition lets. */
async function choicesOf(db: Queries, ids: readonly Id[], which: SQL | undefined): Promise<Map<Id, ForWhom>> {
  const rows = await db
    .select({ jobId: groupJobs.jobId, cohortId: groupJobs.cohortId })
    .from(groupJobs)
    .where(and(which, inArray(groupJobs.jobId, [...ids])))
    .orderBy(groupJobs.addedAt, groupJobs.forId)
  const byJob = Map.groupBy(rows, ({ jobId }) => jobId)
  return new Map(
    [...byJob].map(([id, own]) => [
      id,
      { forGroup: own.some(({ cohortId }) => cohortId === null), forCohorts: own.flatMap(({ cohortId }) => cohortId ?? []) },
    ]),
  )
}

/** For whom in a group some jobs were added; those that were added for nobody, or are not seen by the actor, are left out. */
export async function jobChoices(db: Queries, actor: Actor, groupId: Id, ids: readonly Id[]): Promise<(ForWhom & { _id: Id })[]> {
  const choices = await choicesOf(db, ids, and(eq(groupJobs.groupId, groupId), isSeenJob(db, actor)))
  return [...new Set(ids)].flatMap((id) => {
    const own = choices.get(id)
    return own === undefined ? [] : { _id: id, ...own }
  })
}

/** Whether the actor sees the job that was added, as a condition on a query of `groupJobs`. */
export function isSeenJob(db: Queries, actor: Actor): SQL {
  const posting = postingsSeenBy(db, actor)
  return inArray(groupJobs.jobId, db.select({ id: posting.id }).from(posting))
}

const fitOf = (seeker: JobSeeker, job: ComparedJob, measures: Measures) => ({
  ...presentJobFit(seeker, job, measures),
  asks: asksOf(job.skills, seeker, job.vectors, measures),
})

/** The ids of the jobs that were chosen for a cohort, to whoever is in it, as a part of a query. */
export const jobsOfOwnCohort = (db: Queries, accountId: Id, cohortId: Id) =>
  db
    .select({ id: groupJobs.jobId })
    .from(groupJobs)
    .innerJoin(cohortMembers, eq(cohortMembers.cohortId, groupJobs.cohortId))
    .where(and(eq(groupJobs.cohortId, cohortId), eq(cohortMembers.accountId, accountId)))

/** Which choices an actor is told of: an advisor of all, a member of those for everybody and for their own cohorts. */
function isFor(db: Queries, actor: Person, groupId: Id, cohortId: Id | undefined): SQL | undefined {
  if (cohortId !== undefined) return eq(groupJobs.cohortId, cohortId)
  if (actor.isSuperUser || runsGroup(actor, groupId)) return undefined
  const own = db.select({ id: cohortMembers.cohortId }).from(cohortMembers).where(eq(cohortMembers.accountId, actor.id))
  return or(isNull(groupJobs.cohortId), inArray(groupJobs.cohortId, own))
}
