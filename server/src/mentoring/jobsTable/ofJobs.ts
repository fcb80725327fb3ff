import { noFacts } from '@trellis/contract/mentoring/rules/pairFacts.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq } from 'drizzle-orm'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { rankedPostings } from '../../postings/index/postingIndex.queries.ts'
import { mentoringJobs } from '../mentoring.tables.ts'
import type { Reading, StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { type AssignmentKind, ofMentors } from '../tables/assignmentKind.ts'
import { type AssignedBy, howMany, isOneOf, participants, pausedAmong, storedFor } from '../tables/tables.queries.ts'
import type { AssignedTo, JobTaker, PairOfIds, TableState } from '../tables/tableState.ts'
import { unseenByAdvisors, unseenMembers } from '../tables/unseen/unseen.queries.ts'
import { requireWorkable } from '../tables/workable.policy.ts'
import { jobTables } from './jobsTable.tables.ts'
import { obstacleOf } from './obstacles.policy.ts'
import { howManyJobs, type JobToAssign, jobsToAssign, jobsUnseenByEach, jobTakers, unseenJobs } from './offeredJobs.queries.ts'

async function stateOf(
  reading: Reading,
  actor: Person,
  group: StoredMentoringGroup,
  options: AssignedBy,
  among?: readonly PairOfIds[],
): Promise<TableState> {
  const { db } = reading
  if (among === undefined) requireWorkable(await howMany(reading, actor, group.id, 'mentee'), await howManyJobs(db, actor, group), 'job')
  const [menteeIds, jobIds] = [among?.map(({ menteeId }) => menteeId), among?.map(({ mentorId }) => mentorId)]
  const jobs = await jobsToAssign(reading, actor, group, jobIds)
  const ranks = await rankedPostings(
    db,
    jobs.map(({ id }) => id),
  )
  const all = await participants(reading, actor, group, 'mentee', { ids: menteeIds })
  const takers = await jobTakers(
    reading,
    group.id,
    all.map(({ id }) => id),
  )
  const mentees = all.filter(({ id }) => takers.has(id))
  const { draft, published, ...stored } = await storedFor(db, group.id, jobTables)
  return {
    mentees,
    mentors: jobs.map(({ id, name, capacity }) => ({ id, name, capacity, facts: noFacts, compared: ranks.get(id) })),
    options: { ...options, rules: [] },
    barred: [],
    wishes: [],
    paused: pausedAmong(mentees, reading.clock.now()),
    ...stored,
    draft: possibleAmong(draft, takers, jobs),
    published: possibleAmong(published, takers, jobs),
    jobs: {
      takers: mentees.map(({ id }) => takers.get(id)!),
      offered: jobs.map(({ ownerId, membership, takeable }) => ({ ownerId, membership, takeable })),
    },
  }
}

async function unseen(reading: Reading, actor: Person, group: StoredMentoringGroup): Promise<ReadonlySet<Id>> {
  const found = await unseenMembers(reading, actor, group)
  for (const id of await unseenJobs(reading.db, actor, group)) found.add(id)
  return found
}

async function unseenByEach(db: Queries, group: StoredMentoringGroup): Promise<Map<Id, ReadonlySet<Id>>> {
  const people = await unseenByAdvisors(db, group.groupId)
  const jobs = Map.groupBy(await jobsUnseenByEach(db, [...people.keys()], group), ({ advisorId }) => advisorId)
  return new Map([...people].map(([id, unseen]) => [id, new Set([...unseen, ...(jobs.get(id) ?? []).map((job) => job.id)])]))
}

async function possible<T extends PairOfIds>(reading: Reading, actor: Person, group: StoredMentoringGroup, pairs: readonly T[]) {
  if (pairs.length === 0) return pairs
  const [menteeIds, jobIds] = [pairs.map(({ menteeId }) => menteeId), pairs.map(({ mentorId }) => mentorId)]
  const takers = await jobTakers(reading, group.id, menteeIds)
  return possibleAmong(pairs, takers, await jobsToAssign(reading, actor, group, jobIds))
}

function possibleAmong<T extends PairOfIds>(pairs: readonly T[], takers: ReadonlyMap<Id, JobTaker>, jobs: readonly JobToAssign[]): T[] {
  const jobOf = new Map(jobs.map((job) => [job.id, job]))
  return pairs.filter(({ menteeId, mentorId }) => {
    const [taker, job] = [takers.get(menteeId), jobOf.get(mentorId)]
    return taker !== undefined && job !== undefined && obstacleOf(taker, job) === undefined
  })
}

async function heldOf(tx: Transaction, id: Id, ids?: readonly Id[]): Promise<Id[]> {
  if (ids?.length === 0) return []
  const { jobId, mentoringGroupId } = mentoringJobs
  const among = ids && isOneOf(jobId, ids)
  const rows = await tx
    .select({ jobId })
    .from(mentoringJobs)
    .where(and(eq(mentoringGroupId, id), among))
    .for('key share')
  return rows.map(({ jobId }) => jobId)
}

/** Which mentee has which job. */
export const ofJobs: AssignmentKind = {
  noun: 'job',
  tables: jobTables,
  version: 'jobDraftVersion',
  keepsVersions: false,
  perMentee: 'jobsPerMentee',
  unseen,
  unseenByAdvisors: unseenByEach,
  stateOf,
  possible,
  heldOf,
}

/** Each kind of assignment by what mentees are assigned to. */
export const assignmentKinds: Readonly<Record<AssignedTo, AssignmentKind>> = { mentor: ofMentors, job: ofJobs }
