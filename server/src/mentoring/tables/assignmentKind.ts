import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq } from 'drizzle-orm'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { mentoringMembers } from '../mentoring.tables.ts'
import type { Reading, StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { keyOf } from './problemOf.ts'
import { type AssignedBy, barredPairs, isOneOf, tableStateOf } from './tables.queries.ts'
import { type AssignmentTables, mentorTables } from './tables.tables.ts'
import type { AssignedTo, PairOfIds, TableState } from './tableState.ts'
import { unseenByAdvisors, unseenMembers } from './unseen/unseen.queries.ts'

/** To whom, or to what, mentees are assigned, each kind with a draft of its own. Where they are assigned to jobs, a job stands in a mentor's place. */
export interface AssignmentKind {
  readonly noun: AssignedTo
  readonly tables: AssignmentTables
  /** Where a mentoring group counts the changes of the draft. */
  readonly version: 'draftVersion' | 'jobDraftVersion'
  /** Whether changes of the draft can be undone, and drafts are kept under a name. */
  readonly keepsVersions: boolean
  readonly perMentee: 'mentorsPerMentee' | 'jobsPerMentee'
  /** Who, and what, can be assigned and is not seen by the actor: what is drafted of these is neither shown to them nor counted for them. */
  readonly unseen: (reading: Reading, actor: Person, group: StoredMentoringGroup) => Promise<ReadonlySet<Id>>
  /** The same of each advisor of the group: what all of them are told at once is told of what each sees. */
  readonly unseenByAdvisors: (db: Queries, group: StoredMentoringGroup) => Promise<ReadonlyMap<Id, ReadonlySet<Id>>>
  /**
   * What decides who is assigned to whom, or to what, as far as the actor sees them; or of those alone who, and what, are in some pairs.
   * @throws Failure TooLarge for more than can be worked out at once, but where it is of some pairs
   */
  readonly stateOf: (
    reading: Reading,
    actor: Person,
    group: StoredMentoringGroup,
    options: AssignedBy,
    among?: readonly PairOfIds[],
  ) => Promise<TableState>
  /** Those of some pairs that can be now, as far as the actor sees who, or what, is in them. */
  readonly possible: <T extends PairOfIds>(
    reading: Reading,
    actor: Person,
    group: StoredMentoringGroup,
    pairs: readonly T[],
  ) => Promise<readonly T[]>
  /** All that mentees can be assigned to, or those of some, whose rows stay until the transaction ends. */
  readonly heldOf: (tx: Transaction, id: Id, ids?: readonly Id[]) => Promise<Id[]>
}

/** Those who take part as this, or those of some, whose rows stay until the transaction ends: whoever leaves now waits, and takes their pairs along. */
export async function membersHeld(tx: Transaction, id: Id, as: 'mentee' | 'mentor', ids?: readonly Id[]): Promise<Id[]> {
  if (ids?.length === 0) return []
  const { accountId, role, mentoringGroupId } = mentoringMembers
  const among = ids && isOneOf(accountId, ids)
  const rows = await tx
    .select({ accountId })
    .from(mentoringMembers)
    .where(and(eq(mentoringGroupId, id), eq(role, as), among))
    .for('key share')
  return rows.map(({ accountId }) => accountId)
}

/** Who mentors whom. */
export const ofMentors: AssignmentKind = {
  noun: 'mentor',
  tables: mentorTables,
  version: 'draftVersion',
  keepsVersions: true,
  perMentee: 'mentorsPerMentee',
  unseen: unseenMembers,
  unseenByAdvisors: (db, { groupId }) => unseenByAdvisors(db, groupId),
  stateOf: tableStateOf,
  async possible({ db }, _actor, group, pairs) {
    if (pairs.length === 0) return pairs
    const barred = new Set((await barredPairs(db, group)).map(keyOf))
    return pairs.filter((pair) => !barred.has(keyOf(pair)))
  },
  heldOf: (tx, id, ids) => membersHeld(tx, id, 'mentor', ids),
}
