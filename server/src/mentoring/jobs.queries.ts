import type { JobCard } from '@trellis/contract/jobs/jobs.ts'
import type { MentoringJob } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, count, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { openJobsOfGroup } from '../groups/internships/internships.queries.ts'
import { jobCardsOf } from '../jobs/jobs.queries.ts'
import type { Queries } from '../platform/database/database.ts'
import { type Page, type PageAsked, sliceOf, totalOfPage } from '../platform/database/pages.ts'
import type { Actor, Person } from '../platform/http/actor.ts'
import { type ChosenBy, isList, isNamed } from './members.queries.ts'
import { mentoringJobs } from './mentoring.tables.ts'
import type { StoredMentoringGroup } from './mentoringGroups.queries.ts'
import { withPairs } from './publishing/goesAlong.queries.ts'

/** The jobs of a mentoring group that are still open and the group's, by name. */
export async function mentoringJobsOf(
  context: Context,
  actor: Actor,
  group: StoredMentoringGroup,
  { page, size }: PageAsked,
): Promise<Page<MentoringJob>> {
  const { id, groupId, options } = group
  const { db } = context
  const job = openJobsOfGroup(db, actor, groupId)
  const which = eq(mentoringJobs.mentoringGroupId, id)
  const rows = await db
    .select({ id: job.id, set: mentoringJobs.capacity })
    .from(mentoringJobs)
    .innerJoin(job, eq(job.id, mentoringJobs.jobId))
    .where(which)
    .orderBy(sql`lower(${job.name})`, asc(job.id))
    .limit(size)
    .offset(page * size)
  const counted = () => db.select({ total: count() }).from(mentoringJobs).innerJoin(job, eq(job.id, mentoringJobs.jobId)).where(which)
  const total = await totalOfPage(rows, sliceOf({ page, size }), counted)
  const setOf = new Map(rows.map(({ id, set }) => [id, set]))
  const cards = await jobCardsOf(context, actor, [...setOf.keys()])
  const paired = await withPairs(context, actor, group, 'job', [...setOf.keys()])
  const items = cards.map((card) => {
    const set = setOf.get(card._id) ?? null
    return { ...card, capacity: set ?? options.jobCapacity, capacitySet: set, hasPairs: paired.has(card._id) }
  })
  return { items, total }
}

/** The open jobs of the group that are not in a mentoring group yet, by name. */
export async function jobCandidates(
  context: Context,
  actor: Actor,
  group: Pick<StoredMentoringGroup, 'id' | 'groupId'>,
  { page, size, ...chosenBy }: PageAsked & ChosenBy,
): Promise<Page<JobCard>> {
  const { db } = context
  const { job, which } = fitting(db, actor, group, chosenBy)
  const rows = await db
    .select({ id: job.id })
    .from(job)
    .where(which)
    .orderBy(sql`lower(${job.name})`, asc(job.id))
    .limit(size)
    .offset(page * size)
  const counted = () => db.select({ total: count() }).from(job).where(which)
  const total = await totalOfPage(rows, sliceOf({ page, size }), counted)
  const ids = rows.map(({ id }) => id)
  return { items: await jobCardsOf(context, actor, ids), total }
}

/** The ids of all of them, or of those among some. */
export async function idsOfJobCandidates(
  db: Queries,
  actor: Person,
  group: Pick<StoredMentoringGroup, 'id' | 'groupId'>,
  chosenBy: ChosenBy | readonly Id[],
): Promise<Id[]> {
  const { job, which } = fitting(db, actor, group, isList(chosenBy) ? { name: '' } : chosenBy)
  const rows = await db
    .select({ id: job.id })
    .from(job)
    .where(and(which, isList(chosenBy) ? inArray(job.id, [...chosenBy]) : undefined))
    .orderBy(asc(job.id))
  return rows.map(({ id }) => id)
}

function fitting(db: Queries, actor: Person, { id, groupId }: Pick<StoredMentoringGroup, 'id' | 'groupId'>, { name, cohortID }: ChosenBy) {
  const job = openJobsOfGroup(db, actor, groupId, cohortID ?? undefined)
  const there = db.select({ id: mentoringJobs.jobId }).from(mentoringJobs).where(eq(mentoringJobs.mentoringGroupId, id))
  return { job, which: and(notInArray(job.id, there), isNamed(job.name, name)) }
}
