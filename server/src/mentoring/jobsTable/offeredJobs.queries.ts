import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import { openJobsOfGroup } from '../../groups/internships/internships.queries.ts'
import type { ComparedJob } from '../../jobs/matches/jobFit.present.ts'
import { comparedJobs } from '../../jobs/matches/jobMatches.queries.ts'
import { takerIn } from '../../jobs/matches/taker.queries.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { takesApplications } from '../../postings/links/links.policy.ts'
import { everyPosting } from '../../postings/postings.queries.ts'
import { schoolingById } from '../../profiles/sections/schooling.queries.ts'
import { blocksAmong } from '../../visibility/blocks.queries.ts'
import { mentoringJobs, mentoringMembers } from '../mentoring.tables.ts'
import type { Reading, StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { isOneOf } from '../tables/tables.queries.ts'
import { seeingAll } from '../tables/unseen/unseen.queries.ts'
import type { JobTaker, OfferedJob } from '../tables/tableState.ts'

/** A job to which mentees can be assigned. */
export interface JobToAssign extends OfferedJob {
  readonly id: Id
  /** With who offers it. */
  readonly name: string
  readonly capacity: number
  readonly compared: ComparedJob
}

/** The jobs of a mentoring group, or those of some ids, that the actor sees, that are the group's and can still be applied to; by id. */
export async function jobsToAssign(
  { db, clock }: Reading,
  actor: Person,
  { id, groupId, options }: StoredMentoringGroup,
  ids?: readonly Id[],
): Promise<JobToAssign[]> {
  const [job, posting] = [openJobsOfGroup(db, actor, groupId), everyPosting(db)]
  const { ownerId, offeredBy, membership, state, applyUntil } = posting
  const rows = await db
    .select({ id: job.id, name: job.name, ownerId, offeredBy, membership, state, applyUntil, set: mentoringJobs.capacity })
    .from(mentoringJobs)
    .innerJoin(job, eq(job.id, mentoringJobs.jobId))
    .innerJoin(posting, eq(posting.id, job.id))
    .where(and(eq(mentoringJobs.mentoringGroupId, id), ids && isOneOf(mentoringJobs.jobId, ids)))
    .orderBy(asc(job.id))
  const open = rows.filter((row) => takesApplications(row, clock.now()))
  const compared = await comparedJobs(
    db,
    open.map(({ id }) => id),
  )
  return open.flatMap(({ id, name, offeredBy, ownerId, membership, set }): JobToAssign[] => {
    const job = compared.get(id)
    if (job === undefined) return []
    const called = offeredBy === '' ? name : `${name} at ${offeredBy}`
    return [{ id, name: called, capacity: set ?? options.jobCapacity, ownerId, membership, takeable: job.takeable, compared: job }]
  })
}

/** How many open jobs of a mentoring group the actor sees. */
export async function howManyJobs(db: Queries, actor: Person, { id, groupId }: StoredMentoringGroup): Promise<number> {
  const job = openJobsOfGroup(db, actor, groupId)
  const [row] = await db
    .select({ total: count() })
    .from(mentoringJobs)
    .innerJoin(job, eq(job.id, mentoringJobs.jobId))
    .where(eq(mentoringJobs.mentoringGroupId, id))
  return row!.total
}

/** The open jobs of a mentoring group that the actor does not see, such as those of another group that another advisor runs. */
export async function unseenJobs(db: Queries, actor: Person, group: StoredMentoringGroup): Promise<Id[]> {
  const rows = await jobsUnseenBy(db, actor, group)
  return rows.map((row) => row.id)
}

/** The same of each of some advisors of its group. By who leads which groups alone it is decided which jobs they see. */
export async function jobsUnseenByEach(
  db: Queries,
  advisorIds: readonly Id[],
  group: StoredMentoringGroup,
): Promise<{ advisorId: Id; id: Id }[]> {
  const advisorId = sql<Id>`each.id`
  const anAdvisor = { type: 'advisor', isSuperUser: false, trustedBirthYear: null, seesVouched: false, membership: [] } as const
  const place = { groupId: group.groupId, role: 'advisor', directory: 'everybody' } as const
  const unseen = jobsUnseenBy(db, { ...anAdvisor, id: advisorId as unknown as Id, places: [place] }, group).as('unseen')
  return db
    .select({ advisorId, id: unseen.id })
    .from(sql`unnest(${sql.param([...advisorIds])}::uuid[]) as each(id)`)
    .innerJoinLateral(unseen, sql`true`)
}

/** @param actor whose id may be a part of the query */
function jobsUnseenBy(db: Queries, actor: Person, { id, groupId }: StoredMentoringGroup) {
  const [job, seen] = [openJobsOfGroup(db, seeingAll(actor), groupId), openJobsOfGroup(db, actor, groupId)]
  return db
    .select({ id: job.id })
    .from(mentoringJobs)
    .innerJoin(job, eq(job.id, mentoringJobs.jobId))
    .where(eq(mentoringJobs.mentoringGroupId, id))
    .except(db.select({ id: seen.id }).from(seen))
}

/** What of some mentees of a mentoring group decides which of its jobs can be theirs. Whoever asks has made sure that they may be read. */
export async function jobTakers({ db, clock }: Reading, id: Id, ids: readonly Id[]): Promise<Map<Id, JobTaker>> {
  const posting = everyPosting(db)
  const owners = db
    .select({ id: posting.ownerId })
    .from(mentoringJobs)
    .innerJoin(posting, eq(posting.id, mentoringJobs.jobId))
    .where(eq(mentoringJobs.mentoringGroupId, id))
  const members = db.select({ id: mentoringMembers.accountId }).from(mentoringMembers).where(eq(mentoringMembers.mentoringGroupId, id))
  const blocks = await blocksAmong(db, sql`(${owners} union ${members})`)
  const blockedBy = Map.groupBy(
    blocks.flatMap(({ one, other }) => [
      { id: one, other },
      { id: other, other: one },
    ]),
    ({ id }) => id,
  )
  const people = await schoolingById(db, ids)
  const now = clock.now()
  return new Map(
    people.map((person) => {
      const { id, membership } = person.row
      return [id, { taker: takerIn(person, now), membership, blocked: (blockedBy.get(id) ?? []).map(({ other }) => other) }]
    }),
  )
}
