import { newId } from '@trellis/contract/wire/ids.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inParts } from '../../platform/database/inParts.ts'
import type { StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { keepPublished } from '../versions/publications.bulk.ts'
import { type AssignmentKind, ofMentors } from '../tables/assignmentKind.ts'
import { draftedPairs } from '../tables/tables.queries.ts'

/** Makes the draft of a mentoring group without published pairs what its members see since a time, as if all had been told then. */
export async function addReadyPublication(
  tx: Transaction,
  group: StoredMentoringGroup,
  version: number,
  since: Date,
  kind: AssignmentKind = ofMentors,
): Promise<void> {
  const [{ id }, { tables }] = [group, kind]
  const pairs = await draftedPairs(tx, id, tables)
  const rows = pairs.map((pair) => ({ mentoringGroupId: id, ...pair, since, told: true }))
  await inParts(rows, (some) => tx.insert(tables.pairs).values(some))
  const publicationId = newId(since.getTime())
  const publication = { id: publicationId, mentoringGroupId: id, draftVersion: version, publishedAt: since }
  await tx.insert(tables.publications).values({ ...publication, began: pairs.length, ended: 0 })
  const kept = { publicationId, pairs, keptBy: null, keptAt: since }
  if (kind.keepsVersions) await keepPublished(tx, { ...group, draftVersion: version }, kept)
}
