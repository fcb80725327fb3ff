import type { Id } from '@trellis/contract/wire/ids.ts'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { Failure } from '../../platform/http/failure.ts'
import { postingsSeenBy } from '../../postings/postings.queries.ts'
import { cohortById } from '../cohorts/cohorts.queries.ts'
import { isSeenJob } from './internships.queries.ts'
import { groupJobs } from './internships.tables.ts'

/** Jobs for everybody in a group, or for one of its cohorts. */
interface ChosenJobs {
  readonly groupId: Id
  readonly cohortId: Id | undefined
  readonly jobIds: readonly Id[]
}

/**
 * Adds those of some jobs that are open to the advisor; whatever is there already stays.
 * @returns how many were not there before
 * @throws Failure BadInput where the cohort is none of the group's
 */
export async function addGroupJobs({ db, clock }: Context, actor: Actor, { groupId, cohortId, jobIds }: ChosenJobs): Promise<number> {
  return db.transaction(async (tx) => {
    await requireCohort(tx, groupId, cohortId)
    const posting = postingsSeenBy(tx, actor)
    const open = await tx
      .select({ id: posting.id })
      .from(posting)
      .where(and(inArray(posting.id, [...jobIds]), eq(posting.kind, JOB), eq(posting.state, 'open')))
      .orderBy(posting.id)
    if (open.length === 0) return 0
    const addedAt = new Date(clock.now())
    const added = await tx
      .insert(groupJobs)
      .values(open.map(({ id }) => ({ groupId, jobId: id, cohortId: cohortId ?? null, addedAt })))
      .onConflictDoNothing()
      .returning({ id: groupJobs.jobId })
    return added.length
  })
}

/**
 * Takes jobs that the advisor sees out of a group, or out of one of its cohorts.
 * @returns how many were there
 * @throws Failure BadInput where the cohort is none of the group's
 */
export async function removeGroupJobs(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  { groupId, cohortId, jobIds }: ChosenJobs,
): Promise<number> {
  await requireCohort(db, groupId, cohortId)
  const ofThese = cohortId === undefined ? isNull(groupJobs.cohortId) : eq(groupJobs.cohortId, cohortId)
  const removed = await db
    .delete(groupJobs)
    .where(and(eq(groupJobs.groupId, groupId), inArray(groupJobs.jobId, [...jobIds]), ofThese, isSeenJob(db, actor)))
    .returning({ id: groupJobs.jobId })
  return removed.length
}

async function requireCohort(db: Queries, groupId: Id, cohortId: Id | undefined): Promise<void> {
  if (cohortId === undefined) return
  const cohort = await cohortById(db, cohortId)
  if (cohort?.groupId !== groupId) throw new Failure('BadInput', { fields: { cohortId: 'This cohort is not in the group' } })
}
