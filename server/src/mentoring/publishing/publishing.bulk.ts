import { newId } from '@trellis/contract/wire/ids.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inParts } from '../../platform/database/inParts.ts'
import type { StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { keepPublished } from '../versions/publications.bulk.ts'
import { draftedPairs } from '../tables/tables.queries.ts'
import { mentoringPairs, mentoringPublications } from '../tables/tables.tables.ts'

/** Makes the draft of a mentoring group without published pairs what its members see since a time, as if all had been told then. */
export async function addReadyPublication(tx: Transaction, group: StoredMentoringGroup, version: number, since: Date): Promise<void> {
  const { id } = group
  const pairs = await draftedPairs(tx, id)
  const rows = pairs.map((pair) => ({ mentoringGroupId: id, ...pair, since, told: true }))
  await inParts(rows, (some) => tx.insert(mentoringPairs).values(some))
  const keptId = await keepPublished(tx, { ...group, draftVersion: version }, { pairs, keptBy: null, keptAt: since })
  const publication = { id: newId(since.getTime()), mentoringGroupId: id, draftVersion: version, publishedAt: since }
  await tx.insert(mentoringPublications).values({ ...publication, keptId, began: pairs.length, ended: 0 })
}
