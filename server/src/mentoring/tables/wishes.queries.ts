import { rolesInGroup } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, inArray, notExists, or, type SQL, sql } from 'drizzle-orm'
import { isInGroupAs } from '../../memberships/memberships.queries.ts'
import type { Queries } from '../../platform/database/database.ts'
import { isListed } from '../../profiles/cards.queries.ts'
import { blocksBetween } from '../../visibility/visibility.ts'
import { mentoringRuleOuts, mentoringWishes } from '../mentoring.tables.ts'
import { keyOf } from './problemOf.ts'
import type { TableState } from './tableState.ts'

/**
 * The wishes of some mentees of a group that can still be, at their places among these, from 0: whoever rules the mentee out, is no mentor any more,
 * hides or is blocked takes no place.
 * @param whose which mentees, as a condition on {@link mentoringWishes}
 */
export async function wishesThatCanBe(db: Queries, groupId: Id, whose: SQL): Promise<TableState['wishes']> {
  const { groupId: within, menteeId, mentorId, place } = mentoringWishes
  const isMentor = isInGroupAs(db, mentorId, within, rolesInGroup.mentor)
  const isApart = blocksBetween(db, menteeId, mentorId)
  return db
    .select({ menteeId, mentorId, place: sql`row_number() over (partition by ${menteeId} order by ${place}) - 1`.mapWith(Number) })
    .from(mentoringWishes)
    .where(and(eq(within, groupId), whose, isMentor, isListed(db, mentorId), notExists(isApart), notExists(ruledOutBetween(db))))
}

/** Who rules out whom, of the two of a wish. */
function ruledOutBetween(db: Queries) {
  const { groupId, menteeId, mentorId } = mentoringWishes
  const { groupId: within, personId, otherId } = mentoringRuleOuts
  const eitherWay = or(and(eq(personId, mentorId), eq(otherId, menteeId)), and(eq(personId, menteeId), eq(otherId, mentorId)))
  return db
    .select({ one: sql`1` })
    .from(mentoringRuleOuts)
    .where(and(eq(within, groupId), eitherWay))
}

/** At which place, from 0, mentees wish for mentors. */
export async function wishesOf(db: Queries, groupId: Id, menteeIds: readonly Id[]): Promise<Map<string, number>> {
  const wishes = await wishesThatCanBe(db, groupId, inArray(mentoringWishes.menteeId, [...menteeIds]))
  return new Map(wishes.map((wish) => [keyOf(wish), wish.place]))
}

/** For whom a mentee wishes, as they told it: who rules them out is not theirs to know. */
export async function ownWishes(db: Queries, groupId: Id, ownId: Id): Promise<Set<Id>> {
  const { groupId: within, menteeId, mentorId } = mentoringWishes
  const rows = await db
    .select({ mentorId })
    .from(mentoringWishes)
    .where(and(eq(within, groupId), eq(menteeId, ownId)))
  return new Set(rows.map((row) => row.mentorId))
}
