import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, type Column, eq, isNull, notInArray, type SQL } from 'drizzle-orm'
import type { Person } from '../../platform/http/actor.ts'
import { cardsSeenBy } from '../../profiles/cards.queries.ts'
import { viewerOf } from '../../profiles/profiles.queries.ts'
import { mentoringMembers } from '../mentoring.tables.ts'
import type { Reading } from '../mentoringGroups.queries.ts'
import type { PairOfIds } from './tableState.ts'

/** Who takes part in a mentoring group and is not seen by an advisor of it: what they have is not this advisor's to change, nor counted for them. */
export async function hiddenFrom({ db, clock }: Reading, actor: Person, id: Id): Promise<ReadonlySet<Id>> {
  const { accountId, mentoringGroupId } = mentoringMembers
  const card = cardsSeenBy(db, viewerOf({ clock }, actor))
  const rows = await db
    .selectDistinct({ id: accountId })
    .from(mentoringMembers)
    .leftJoin(card, eq(card.id, accountId))
    .where(and(eq(mentoringGroupId, id), isNull(card.id)))
  return new Set(rows.map((row) => row.id))
}

/** Whether none of these people stands in a row, as a condition on a query. */
export function hasNobodyOf(hidden: ReadonlySet<Id>, columns: Readonly<Partial<Record<keyof PairOfIds, Column>>>): SQL | undefined {
  if (hidden.size === 0) return undefined
  const ids = [...hidden]
  return and(columns.menteeId && notInArray(columns.menteeId, ids), columns.mentorId && notInArray(columns.mentorId, ids))
}
