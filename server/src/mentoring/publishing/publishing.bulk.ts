import { newId } from '@trellis/contract/wire/ids.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inParts } from '../../platform/database/inParts.ts'
import type { StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { draftedPairs } from '../tables/tables.queries.ts'
import { type AssignmentTables, mentorTables } from '../tables/tables.tables.ts'

/** Makes the draft of a mentoring group without published pairs what its members see since a time, as if all had been told then. */
export async function addReadyPublication(
  tx: Transaction,
  { id }: StoredMentoringGroup,
  version: number,
  since: Date,
  tables: AssignmentTables = mentorTables,
): Promise<void> {
  const pairs = await draftedPairs(tx, id, tables)
  const rows = pairs.map((pair) => ({ mentoringGroupId: id, ...pair, since, told: true }))
  await inParts(rows, (some) => tx.insert(tables.pairs).values(some))
  const publication = { id: newId(since.getTime()), mentoringGroupId: id, draftVersion: version, publishedAt: since }
  await tx.insert(tables.publications).values(publication)
}
