import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, lte } from 'drizzle-orm'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { inParts } from '../../platform/database/inParts.ts'
import { groupJobs } from './internships.tables.ts'

/** A job that a group offers its members: those of a cohort, or everybody. `addedAt` is in milliseconds since 1970. */
export interface ReadyGroupJob {
  readonly groupId: Id
  readonly jobId: Id
  readonly cohortId: Id | null
  readonly addedAt: number
}

/** Adds jobs to groups. The cohort of one has to be its group's. */
export async function addReadyGroupJobs(tx: Transaction, all: readonly ReadyGroupJob[]): Promise<void> {
  const rows = all.map(({ addedAt, ...job }) => ({ ...job, addedAt: new Date(addedAt) }))
  await inParts(rows, (some) => tx.insert(groupJobs).values(some))
}

/** The jobs that a group has offered since a moment or before, in milliseconds since 1970. */
export async function jobsBy(db: Queries, groupId: Id, moment: number): Promise<Id[]> {
  const which = and(eq(groupJobs.groupId, groupId), lte(groupJobs.addedAt, new Date(moment)))
  return (await db.selectDistinct({ id: groupJobs.jobId }).from(groupJobs).where(which)).map(({ id }) => id)
}
