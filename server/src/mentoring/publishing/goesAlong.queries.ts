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

type Side = 'menteeId' | 'mentorId'

/** The pairs, drafted, published or asked for, in which some stand at one side. */
function pairsWith(db: Queries, { drafts, pairs, pins }: AssignmentTables, id: Id, side: Side, ids: readonly Id[]) {
  const of = (table: typeof drafts | typeof pairs | typeof pins) =>
    db
      .select({ menteeId: table.menteeId, mentorId: table.mentorId })
      .from(table)
      .where(and(eq(table.mentoringGroupId, id), isOneOf(table[side], ids)))
  return unionAll(of(drafts), of(pairs), of(pins))
}

/**
 * With which of some members, or jobs, of a mentoring group a pair would go that the actor sees, were they taken out: no undoing brings it back.
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
  const [own, other]: [Side, Side] = as === 'mentee' ? ['menteeId', 'mentorId'] : ['mentorId', 'menteeId']
  const kinds = as === 'mentee' ? [assignmentKinds.mentor, assignmentKinds.job] : [assignmentKinds[as]]
  const found = new Set<Id>()
  for (const kind of kinds) {
    const unseen = await kind.unseen(reading, actor, group)
    for (const pair of await pairsWith(reading.db, kind.tables, group.id, own, ids)) if (!unseen.has(pair[other])) found.add(pair[own])
  }
  return found
}
