import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queries } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { assignmentKinds } from '../jobsTable/ofJobs.ts'
import type { Reading, StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { isOneOf } from '../tables/tables.queries.ts'
import type { AssignmentTables } from '../tables/tables.tables.ts'
import type { PairOfIds } from '../tables/tableState.ts'

type Side = 'menteeId' | 'mentorId'

/** The pairs in a table in which some stand at one side. */
const pairsWith = (db: Queries, table: AssignmentTables['drafts' | 'pairs' | 'pins'], id: Id, side: Side, ids: readonly Id[]) =>
  db
    .select({ menteeId: table.menteeId, mentorId: table.mentorId })
    .from(table)
    .where(and(eq(table.mentoringGroupId, id), isOneOf(table[side], ids)))

/**
 * With which of some members, or jobs, of a mentoring group a pair would go that the actor sees, were they taken out: no undoing brings it back.
 * What is only drafted and cannot be by now is none, as in all tables: it would tell who blocks whom.
 * @param as what they take part as
 */
export async function withPairs(
  reading: Reading,
  actor: Person,
  group: StoredMentoringGroup,
  as: MentoringRole | 'job',
  ids: readonly Id[],
): Promise<ReadonlySet<Id>> {
  if (ids.length === 0) return new Set()
  const { db } = reading
  const [own, other]: [Side, Side] = as === 'mentee' ? ['menteeId', 'mentorId'] : ['mentorId', 'menteeId']
  const kinds = as === 'mentee' ? [assignmentKinds.mentor, assignmentKinds.job] : [assignmentKinds[as]]
  const found = new Set<Id>()
  for (const kind of kinds) {
    const { drafts, pairs, pins } = kind.tables
    const unseen = await kind.unseen(reading, actor, group)
    const isSeen = (pair: PairOfIds): boolean => !unseen.has(pair[other])
    const drafted = (await pairsWith(db, drafts, group.id, own, ids)).filter(isSeen)
    const others = await unionAll(pairsWith(db, pairs, group.id, own, ids), pairsWith(db, pins, group.id, own, ids))
    for (const pair of others.filter(isSeen)) found.add(pair[own])
    for (const pair of await kind.possible(reading, actor, group, drafted)) found.add(pair[own])
  }
  return found
}
