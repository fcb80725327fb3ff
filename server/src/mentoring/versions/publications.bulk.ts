import { MOST_KEPT_PUBLICATIONS } from '@trellis/contract/mentoring/versions/draftVersions.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import type { StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import type { AssignmentKind } from '../tables/assignmentKind.ts'
import { keyOf } from '../tables/problemOf.ts'
import type { PairOfIds } from '../tables/tableState.ts'
import { type DraftRow, pairsIn } from './draftRows.ts'
import { draftRowsOf, keepRows, rowsKeptWith } from './draftRows.bulk.ts'
import { lastKeptFirst } from './versions.queries.ts'

interface Published {
  readonly publicationId: Id
  /** What members see. */
  readonly pairs: readonly PairOfIds[]
  readonly keptBy: Id | null
  readonly keptAt: Date
}

/** Keeps the draft as it is published, but for the pairs that members do not see and with those that stayed beside it, under the id of the publication. */
export async function keepPublished(
  tx: Transaction,
  group: StoredMentoringGroup,
  { publicationId, pairs, keptBy, keptAt }: Published,
  kind: AssignmentKind,
): Promise<void> {
  const { id } = group
  const { keptDrafts } = kind.tables
  const seen = new Set(pairs.map(keyOf))
  const isSeen = ({ what, menteeId, mentorId }: DraftRow) => what !== 'pair' || seen.has(keyOf({ menteeId, mentorId: mentorId! }))
  const drafted = (await draftRowsOf(tx, id, kind)).filter(isSeen)
  const rows = [...drafted, ...(await stayedBeside(tx, id, drafted, seen, kind))]
  await tx.insert(keptDrafts).values({
    id: publicationId,
    mentoringGroupId: id,
    kind: 'published',
    draftVersion: group[kind.version],
    pairs: pairsIn(rows).length,
    keptBy,
    keptAt,
  })
  await keepRows(tx, id, publicationId, rows, kind)
  const all = and(eq(keptDrafts.mentoringGroupId, id), eq(keptDrafts.kind, 'published'))
  const old = tx
    .select({ id: keptDrafts.id })
    .from(keptDrafts)
    .where(all)
    .orderBy(...lastKeptFirst(keptDrafts))
    .offset(MOST_KEPT_PUBLICATIONS)
  await tx.delete(keptDrafts).where(inArray(keptDrafts.id, old))
}

/** The pairs that members see and that the draft has not, as they were published before. */
async function stayedBeside(
  tx: Transaction,
  id: Id,
  drafted: readonly DraftRow[],
  seen: ReadonlySet<string>,
  kind: AssignmentKind,
): Promise<DraftRow[]> {
  const { keptDrafts } = kind.tables
  const own = new Set(pairsIn(drafted).map(({ menteeId, mentorId }) => keyOf({ menteeId, mentorId: mentorId! })))
  if ([...seen].every((key) => own.has(key))) return []
  const [last] = await tx
    .select({ id: keptDrafts.id })
    .from(keptDrafts)
    .where(and(eq(keptDrafts.mentoringGroupId, id), eq(keptDrafts.kind, 'published')))
    .orderBy(...lastKeptFirst(keptDrafts))
    .limit(1)
  const before = last === undefined ? [] : pairsIn(await rowsKeptWith(tx, last.id, 'pair', kind))
  return before.filter(({ menteeId, mentorId }) => {
    const key = keyOf({ menteeId, mentorId: mentorId! })
    return seen.has(key) && !own.has(key)
  })
}
