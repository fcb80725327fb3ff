import { rolesInGroup } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { ToldForMentoring } from '@trellis/contract/mentoring/ownMentoring.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { rolesAmong } from '../memberships/memberships.queries.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { Actor } from '../platform/http/actor.ts'
import { Failure } from '../platform/http/failure.ts'
import { mentoringRuleOuts, mentoringTold, mentoringToldEverywhere, mentoringWishes } from './mentoring.tables.ts'
import { ownRole, peersAmong } from './ownMentoring.queries.ts'

/**
 * Stores what a member tells for being assigned to others; what is left out stays.
 * @throws Failure NotFound for whoever is no member
 */
export async function tellForMentoring({ db, clock }: Context, actor: Actor, groupId: Id, told: ToldForMentoring): Promise<void> {
  const { wished, pausedUntil, languages, timeZone, ...plain } = told
  await db.transaction(async (tx) => {
    await ownRole(tx, groupId, actor.id)
    const paused = pausedUntil === undefined ? {} : { pausedUntil: pausedUntil === null ? null : new Date(pausedUntil) }
    const set = { ...toldOf(plain), ...paused }
    const row = { groupId, accountId: actor.id, ...set }
    const target = [mentoringTold.groupId, mentoringTold.accountId]
    const insert = tx.insert(mentoringTold).values(row)
    // The row is locked as well where nothing of it changes: wishes told twice at once come one after the other.
    await insert.onConflictDoUpdate({ target, set: { ...set, groupId } })
    await tellEverywhere(tx, actor.id, toldOf({ languages, timeZone }))
    if (wished !== undefined) await wish({ tx, clock }, actor, groupId, wished)
  })
}

/** What is told of some fields. */
const toldOf = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

async function tellEverywhere(tx: Transaction, accountId: Id, set: Partial<typeof mentoringToldEverywhere.$inferInsert>): Promise<void> {
  if (Object.keys(set).length === 0) return
  const insert = tx.insert(mentoringToldEverywhere).values({ accountId, ...set })
  await insert.onConflictDoUpdate({ target: mentoringToldEverywhere.accountId, set })
}

async function wish({ tx, clock }: { tx: Transaction; clock: Context['clock'] }, actor: Actor, groupId: Id, wished: readonly Id[]) {
  const seen = await peersAmong({ db: tx, clock }, actor, groupId, wished)
  const roles = await rolesAmong(tx, groupId, [...seen.keys()])
  const out = await ruledOutBy(tx, groupId, actor.id)
  const mentors = wished.filter((id) => rolesInGroup.mentor.some((role) => role === roles.get(id)) && !out.has(id))
  await tx.delete(mentoringWishes).where(and(eq(mentoringWishes.groupId, groupId), eq(mentoringWishes.menteeId, actor.id)))
  if (mentors.length === 0) return
  await tx.insert(mentoringWishes).values(mentors.map((mentorId, place) => ({ groupId, menteeId: actor.id, mentorId, place })))
}

async function ruledOutBy(tx: Transaction, groupId: Id, personId: Id): Promise<Set<Id>> {
  const rows = await tx
    .select({ id: mentoringRuleOuts.otherId })
    .from(mentoringRuleOuts)
    .where(and(eq(mentoringRuleOuts.groupId, groupId), eq(mentoringRuleOuts.personId, personId)))
  return new Set(rows.map(({ id }) => id))
}

/**
 * A member does not want to be paired with somebody whom they see in the group, or takes it back; twice is once.
 * @throws Failure NotFound for whoever is no member, or where there is nobody such
 */
export async function ruleOut(
  { db, clock }: Context,
  actor: Actor,
  groupId: Id,
  { targetId, ruledOut }: { readonly targetId: Id; readonly ruledOut: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    await ownRole(tx, groupId, actor.id)
    const { personId, otherId } = mentoringRuleOuts
    if (!ruledOut) {
      const own = and(eq(mentoringRuleOuts.groupId, groupId), eq(personId, actor.id), eq(otherId, targetId))
      await tx.delete(mentoringRuleOuts).where(own)
      return
    }
    const seen = await peersAmong({ db: tx, clock }, actor, groupId, [targetId])
    if (!seen.has(targetId)) throw new Failure('NotFound')
    await tx.insert(mentoringRuleOuts).values({ groupId, personId: actor.id, otherId: targetId }).onConflictDoNothing()
    const { menteeId, mentorId } = mentoringWishes
    await tx.delete(mentoringWishes).where(and(eq(mentoringWishes.groupId, groupId), eq(menteeId, actor.id), inArray(mentorId, [targetId])))
  })
}
