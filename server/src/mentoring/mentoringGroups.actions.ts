import { DAY_MS } from '@trellis/contract/durations.ts'
import { type MentoringOptions, usualOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { type Limit, consumeWithin } from '../accounts/limits.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { Actor, Person } from '../platform/http/actor.ts'
import { Failure } from '../platform/http/failure.ts'
import { lockPosting } from '../postings/postings.queries.ts'
import { unseenJobs } from './jobsTable/offeredJobs.queries.ts'
import { mentoringGroups, mentoringJobs, mentoringMembers } from './mentoring.tables.ts'
import { mentoringGroupAddedSince, mentoringGroupRecords, type Reading, type StoredMentoringGroup } from './mentoringGroups.queries.ts'
import { unseenMembers } from './tables/unseen/unseen.queries.ts'

/** How many mentoring groups one account may add. */
const mentoringGroupsAdded: Limit = { name: 'mentoringGroupsAdded', rules: [{ most: 200, within: DAY_MS }] }
const SECOND_CLICK_MS = 10_000

/**
 * Adds a mentoring group with the usual options; twice within {@link SECOND_CLICK_MS} is once.
 * @throws Failure TooManyAttempts
 */
export async function createMentoringGroup(context: Context, actor: Actor, groupId: Id, name: string): Promise<Id> {
  const now = context.clock.now()
  return context.db.transaction(async (tx) => {
    // Two clicks at once come one after the other: the second finds what the first added.
    await lockPosting(tx, groupId)
    const added = await mentoringGroupAddedSince(tx, groupId, name, new Date(now - SECOND_CLICK_MS))
    if (added !== undefined) return added
    await consumeWithin(context, tx, mentoringGroupsAdded, actor.id)
    const id = newId(now)
    await tx.insert(mentoringGroups).values({ id, groupId, name, options: usualOptions, createdAt: new Date(now) })
    return id
  })
}

interface CapacitySet {
  readonly id: Id
  /** Null: as the options say. */
  readonly capacity: number | null
}

interface MentoringGroupChange {
  readonly baseVersion: number
  readonly name?: string | undefined
  readonly options?: MentoringOptions | undefined
  readonly archived?: boolean | undefined
  readonly mentors: readonly CapacitySet[]
  readonly jobs: readonly CapacitySet[]
}

/**
 * Changes a mentoring group; what is left out stays, and what is so already is no change.
 * @throws Failure NotFound, or Stale with the record as it is now where it was changed since `baseVersion`
 */
export async function updateMentoringGroup(
  context: Context,
  actor: Actor,
  { id }: StoredMentoringGroup,
  { baseVersion, name, options, archived, mentors, jobs }: MentoringGroupChange,
): Promise<StoredMentoringGroup> {
  return context.db.transaction(async (tx) => {
    const before = await lockMentoringGroup(tx, id)
    const archivedAt = archived ? (before.archivedAt ?? new Date(context.clock.now())) : null
    const after = {
      ...before,
      ...(name !== undefined && { name }),
      ...(options !== undefined && { options }),
      ...(archived !== undefined && { archivedAt }),
    }
    const reading = { clock: context.clock, db: tx }
    const changed = [await changedMentors(reading, actor, before, mentors), await changedJobs(tx, actor, before, jobs)] as const
    if (changed.flat().length === 0 && isSame(before, after)) return before
    if (before.version !== baseVersion) {
      const [record] = await mentoringGroupRecords(reading, actor, [before])
      throw new Failure('Stale', { details: { data: record } })
    }
    const stored = { ...after, version: before.version + 1 }
    await tx.update(mentoringGroups).set(stored).where(eq(mentoringGroups.id, id))
    await setCapacities(tx, id, ...changed)
    return stored
  })
}

/** The row, until the transaction ends nobody else's to change. @throws Failure NotFound */
export async function lockMentoringGroup(tx: Transaction, id: Id): Promise<StoredMentoringGroup> {
  const [locked] = await tx.select().from(mentoringGroups).where(eq(mentoringGroups.id, id)).for('no key update')
  if (locked === undefined) throw new Failure('NotFound')
  return locked
}

/**
 * Of an archived mentoring group nothing is changed but that it is brought back.
 * @param what for what it has to be brought back
 * @throws Failure InvalidTransition
 */
export function requireOpen(
  { archivedAt }: Pick<StoredMentoringGroup, 'archivedAt'>,
  what: 'assign anybody' | 'publish' | 'add to it' | 'take out of it' | 'change its drafts',
): void {
  if (archivedAt === null) return
  throw new Failure('InvalidTransition', { sentence: `This mentoring group is archived. Bring it back before you ${what}.` })
}

const toldBy = ({ name, options, archivedAt }: StoredMentoringGroup) => {
  const { mentorsPerMentee, jobsPerMentee, mentorCapacity, jobCapacity, keepPenalty, evenness, leastScore, rules } = options
  const bounds = [mentorsPerMentee.least, mentorsPerMentee.most, jobsPerMentee.least, jobsPerMentee.most]
  return JSON.stringify([name, archivedAt, ...bounds, mentorCapacity, jobCapacity, keepPenalty, evenness, leastScore, rules])
}
const isSame = (one: StoredMentoringGroup, other: StoredMentoringGroup): boolean => toldBy(one) === toldBy(other)

/** Those of some capacities that are not so already; whoever is not in it, or is not seen by the actor, is left out. */
async function changedMentors(
  reading: Reading,
  actor: Person,
  group: StoredMentoringGroup,
  wanted: readonly CapacitySet[],
): Promise<CapacitySet[]> {
  if (wanted.length === 0) return []
  const { accountId, capacity } = mentoringMembers
  const stored = await reading.db
    .select({ id: accountId, capacity })
    .from(mentoringMembers)
    .where(and(ofMentors(group.id), inArray(accountId, idsOf(wanted))))
  const unseen = await unseenMembers(reading, actor, group)
  return differing(stored, wanted).filter(({ id }) => !unseen.has(id))
}

async function changedJobs(
  tx: Transaction,
  actor: Person,
  group: StoredMentoringGroup,
  wanted: readonly CapacitySet[],
): Promise<CapacitySet[]> {
  if (wanted.length === 0) return []
  const { jobId, capacity } = mentoringJobs
  const stored = await tx
    .select({ id: jobId, capacity })
    .from(mentoringJobs)
    .where(and(eq(mentoringJobs.mentoringGroupId, group.id), inArray(jobId, idsOf(wanted))))
  const unseen = new Set(await unseenJobs(tx, actor, group))
  return differing(stored, wanted).filter(({ id }) => !unseen.has(id))
}

const ofMentors = (id: Id) => and(eq(mentoringMembers.mentoringGroupId, id), eq(mentoringMembers.role, 'mentor'))
const idsOf = (some: readonly CapacitySet[]): Id[] => some.map(({ id }) => id)

function differing(stored: readonly CapacitySet[], wanted: readonly CapacitySet[]): CapacitySet[] {
  const before = new Map(stored.map(({ id, capacity }) => [id, capacity]))
  // Of one that is named twice, the last counts.
  const last = new Map(wanted.map((one) => [one.id, one]))
  return [...last.values()].filter(({ id, capacity }) => before.has(id) && before.get(id) !== capacity)
}

/** One statement for each capacity there is among them, of which there are few. */
async function setCapacities(tx: Transaction, id: Id, mentors: readonly CapacitySet[], jobs: readonly CapacitySet[]): Promise<void> {
  for (const [capacity, some] of Map.groupBy(mentors, (one) => one.capacity)) {
    await tx
      .update(mentoringMembers)
      .set({ capacity })
      .where(and(ofMentors(id), inArray(mentoringMembers.accountId, idsOf(some))))
  }
  for (const [capacity, some] of Map.groupBy(jobs, (one) => one.capacity)) {
    await tx
      .update(mentoringJobs)
      .set({ capacity })
      .where(and(eq(mentoringJobs.mentoringGroupId, id), inArray(mentoringJobs.jobId, idsOf(some))))
  }
}
