import { capacityOf } from '@trellis/contract/mentoring/capacity.ts'
import type { MentoringGroup } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { openJobsOfGroup } from '../groups/internships/internships.queries.ts'
import type { Queries } from '../platform/database/database.ts'
import type { Actor } from '../platform/http/actor.ts'
import { shownPostings } from '../postings/postings.queries.ts'
import { cardsSeenBy } from '../profiles/cards.queries.ts'
import { viewerOf } from '../profiles/profiles.queries.ts'
import { mentoringGroups, mentoringJobs, mentoringMembers, mentoringTold } from './mentoring.tables.ts'

/** A mentoring group as it is stored. */
export type StoredMentoringGroup = typeof mentoringGroups.$inferSelect

/** What is read from, the database or a transaction in it, and the time at which it is read. */
export interface Reading {
  readonly db: Queries
  readonly clock: Context['clock']
}

/** A mentoring group of a group that is there. */
export async function mentoringGroupById(db: Queries, id: Id): Promise<StoredMentoringGroup | undefined> {
  const [one] = await mentoringGroupsWhere(db, eq(mentoringGroups.id, id))
  return one
}

/** Those of all groups. */
export const everyMentoringGroup = (db: Queries): Promise<StoredMentoringGroup[]> => mentoringGroupsWhere(db, sql`true`)

/** Those of a group, by name, the archived last. */
export const mentoringGroupsOf = (db: Queries, groupId: Id): Promise<StoredMentoringGroup[]> =>
  mentoringGroupsWhere(db, eq(mentoringGroups.groupId, groupId))

async function mentoringGroupsWhere(db: Queries, which: SQL): Promise<StoredMentoringGroup[]> {
  const group = shownPostings(db)
  const rows = await db
    .select({ stored: mentoringGroups })
    .from(mentoringGroups)
    .innerJoin(group, eq(group.id, mentoringGroups.groupId))
    .where(which)
    .orderBy(sql`${mentoringGroups.archivedAt} is not null`, sql`lower(${mentoringGroups.name})`, asc(mentoringGroups.id))
  return rows.map(({ stored }) => stored)
}

/** One that was added to a group after a time, is called so and not archived. */
export async function mentoringGroupAddedSince(db: Queries, groupId: Id, name: string, since: Date): Promise<Id | undefined> {
  const { id, createdAt, archivedAt } = mentoringGroups
  const [added] = await db
    .select({ id })
    .from(mentoringGroups)
    .where(and(eq(mentoringGroups.groupId, groupId), eq(mentoringGroups.name, name), isNull(archivedAt), sql`${createdAt} > ${since}`))
  return added?.id
}

/** Mentoring groups of one group with what they count: people whom the actor sees, and jobs that are open and the group's. */
export async function mentoringGroupRecords(
  context: Reading,
  actor: Actor,
  all: readonly StoredMentoringGroup[],
): Promise<MentoringGroup[]> {
  if (all.length === 0) return []
  const ids = all.map(({ id }) => id)
  const mentees = await menteesIn(context, actor, ids)
  const mentors = await mentorsIn(context, actor, ids)
  const jobs = await jobsIn(context.db, actor, all[0]!.groupId, ids)
  const now = context.clock.now()
  return all.map(({ id, groupId, name, options, version, archivedAt }) => {
    const ownJobs = jobs.get(id) ?? []
    const capacities = (mentors.get(id) ?? []).map((said) => capacityOf(said, options.mentorCapacity, now))
    return {
      _id: id,
      _source: { groupId, name, options },
      type: 'mentoringGroup',
      version,
      archived: archivedAt !== null,
      counts: {
        mentees: mentees.get(id) ?? 0,
        mentors: capacities.length,
        mentorsWithoutPlace: capacities.filter((places) => places === 0).length,
        capacity: sum(capacities),
        jobs: ownJobs.length,
        jobCapacity: sum(ownJobs.map(({ capacity }) => capacity ?? options.jobCapacity)),
      },
    }
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

async function menteesIn({ db, clock }: Reading, actor: Actor, ids: readonly Id[]): Promise<Map<Id, number>> {
  const card = cardsSeenBy(db, viewerOf({ clock }, actor))
  const { mentoringGroupId: id, accountId, role } = mentoringMembers
  const rows = await db
    .select({ id, people: count() })
    .from(mentoringMembers)
    .innerJoin(card, eq(card.id, accountId))
    .where(and(inArray(id, [...ids]), eq(role, 'mentee')))
    .groupBy(id)
  return new Map(rows.map(({ id, people }) => [id, people]))
}

async function mentorsIn({ db, clock }: Reading, actor: Actor, ids: readonly Id[]) {
  const card = cardsSeenBy(db, viewerOf({ clock }, actor))
  const { mentoringGroupId: id, accountId, role, capacity: set } = mentoringMembers
  const rows = await db
    .select({ id, set, told: mentoringTold.capacity, pausedUntil: mentoringTold.pausedUntil })
    .from(mentoringMembers)
    .innerJoin(mentoringGroups, eq(mentoringGroups.id, id))
    .innerJoin(card, eq(card.id, accountId))
    .leftJoin(mentoringTold, and(eq(mentoringTold.groupId, mentoringGroups.groupId), eq(mentoringTold.accountId, accountId)))
    .where(and(inArray(id, [...ids]), eq(role, 'mentor')))
  const said = rows.map((row) => ({ ...row, pausedUntil: row.pausedUntil?.getTime() ?? null }))
  return Map.groupBy(said, (row) => row.id)
}

async function jobsIn(db: Queries, actor: Actor, groupId: Id, ids: readonly Id[]) {
  const job = openJobsOfGroup(db, actor, groupId)
  const { mentoringGroupId: id, jobId, capacity } = mentoringJobs
  const rows = await db
    .select({ id, capacity })
    .from(mentoringJobs)
    .innerJoin(job, eq(job.id, jobId))
    .where(inArray(id, [...ids]))
  return Map.groupBy(rows, (row) => row.id)
}
