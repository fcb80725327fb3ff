import { MOST_KEPT_PUBLICATIONS } from '@trellis/contract/mentoring/versions/draftVersions.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import type { StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { keyOf } from '../tables/problemOf.ts'
import type { PairOfIds } from '../tables/tableState.ts'
import { type DraftRow, pairsIn } from './draftRows.ts'
import { draftRowsOf, keepRows } from './draftRows.bulk.ts'
import { lastKeptFirst } from './versions.queries.ts'
import { keptDrafts } from './versions.tables.ts'

interface Published {
  readonly publicationId: Id
  /** What members see. */
  readonly pairs: readonly PairOfIds[]
  readonly keptBy: Id | null
  readonly keptAt: Date
}

/** Keeps the draft as it is published, but for the pairs that members do not see, under the id of the publication. */
export async function keepPublished(
  tx: Transaction,
  { id, draftVersion }: StoredMentoringGroup,
  { publicationId, pairs, keptBy, keptAt }: Published,
): Promise<void> {
  const seen = new Set(pairs.map(keyOf))
  const isSeen = ({ what, menteeId, mentorId }: DraftRow) => what !== 'pair' || seen.has(keyOf({ menteeId, mentorId: mentorId! }))
  const rows = (await draftRowsOf(tx, id)).filter(isSeen)
  await tx
    .insert(keptDrafts)
    .values({ id: publicationId, mentoringGroupId: id, kind: 'published', draftVersion, pairs: pairsIn(rows).length, keptBy, keptAt })
  await keepRows(tx, id, publicationId, rows)
  const all = and(eq(keptDrafts.mentoringGroupId, id), eq(keptDrafts.kind, 'published'))
  const old = tx
    .select({ id: keptDrafts.id })
    .from(keptDrafts)
    .where(all)
    .orderBy(...lastKeptFirst)
    .offset(MOST_KEPT_PUBLICATIONS)
  await tx.delete(keptDrafts).where(inArray(keptDrafts.id, old))
}
