import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { Id as IdSchema } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inParts } from '../../platform/database/inParts.ts'
import { Failure } from '../../platform/http/failure.ts'
import { carriedOut, taskKind, type TaskWork } from '../../platform/tasks/tasks.ts'
import { mentoringGroups, mentoringMembers } from '../mentoring.tables.ts'
import { lockMentoringGroup } from '../mentoringGroups.actions.ts'
import type { StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { keyOf } from '../tables/problemOf.ts'
import { publicationTold } from './publishing.events.ts'
import { barredPairs, pairsIn } from '../tables/tables.queries.ts'
import type { PairOfIds } from '../tables/tableState.ts'
import { mentoringDrafts, mentoringPairs, mentoringPublications, mentoringUntold } from '../tables/tables.tables.ts'

/** Tells some of those of whom a publication changes something, and adds itself for the others. */
const tellOfPublication = taskKind('mentoring.tellOfPublication', z.object({ publicationId: IdSchema }))
/** So many are told in one transaction: it holds what others wait for. */
const TOLD_AT_ONCE = 50

interface Published {
  readonly version: number
  readonly pairs: number
  readonly added: number
  readonly ended: number
  readonly told: number
}

/**
 * Makes the draft what members see, in one transaction, with the task that tells them. Pairs that may not be by now are left out. Where members
 * see it already, and nobody is left to be told, nothing is done.
 * @throws Failure Stale, InvalidTransition
 */
export async function publishDraft(
  context: Context,
  group: StoredMentoringGroup,
  { baseVersion, notify }: { readonly baseVersion: number; readonly notify: boolean },
): Promise<Published> {
  const { db, clock, tasks } = context
  const { id } = group
  return db.transaction(async (tx) => {
    const locked = await lockMentoringGroup(tx, id)
    const version = locked.draftVersion
    if (locked.archivedAt !== null) {
      throw new Failure('InvalidTransition', { sentence: 'This mentoring group is archived. Bring it back before you publish.' })
    }
    if (version !== baseVersion) throw new Failure('Stale', { details: { data: { version } } })
    await tx
      .select({ id: mentoringMembers.accountId })
      .from(mentoringMembers)
      .where(eq(mentoringMembers.mentoringGroupId, id))
      .for('key share')
    const barred = new Set((await barredPairs(tx, group)).map(keyOf))
    const wanted = (await pairsIn(tx, mentoringDrafts, id)).filter((pair) => !barred.has(keyOf(pair)))
    const seen = await pairsIn(tx, mentoringPairs, id)
    const [wantedKeys, seenKeys] = [new Set(wanted.map(keyOf)), new Set(seen.map(keyOf))]
    const added = wanted.filter((pair) => !seenKeys.has(keyOf(pair)))
    const ended = seen.filter((pair) => !wantedKeys.has(keyOf(pair)))
    await endPairs(tx, id, ended)
    const rows = added.map((pair) => ({ mentoringGroupId: id, ...pair, since: new Date(clock.now()), told: false }))
    await inParts(rows, (some) => tx.insert(mentoringPairs).values(some))
    const untold = notify ? [...(await nowTold(tx, id)), ...ended] : []
    const told = peopleOf(untold)
    if (added.length + ended.length + told.length > 0) {
      const publicationId = newId(clock.now())
      const publishedAt = new Date(clock.now())
      await tx.insert(mentoringPublications).values({ id: publicationId, mentoringGroupId: id, draftVersion: version, publishedAt })
      await inParts(told, (some) => tx.insert(mentoringUntold).values(some.map((one) => ({ publicationId, ...one }))))
      if (told.length > 0) await tasks.add(tx, tellOfPublication, { publicationId })
    }
    return {
      version,
      pairs: wanted.length,
      added: added.length,
      ended: ended.length,
      told: new Set(told.map(({ accountId }) => accountId)).size,
    }
  })
}

async function endPairs(tx: Transaction, id: Id, pairs: readonly PairOfIds[]): Promise<void> {
  const { mentoringGroupId, menteeId, mentorId } = mentoringPairs
  await inParts(pairs, (some) => {
    const keys = some.map((pair) => sql`(${pair.menteeId}::uuid, ${pair.mentorId}::uuid)`)
    return tx.delete(mentoringPairs).where(and(eq(mentoringGroupId, id), sql`(${menteeId}, ${mentorId}) in (${sql.join(keys, sql`, `)})`))
  })
}

/** The pairs of which nobody was told, who are being told now. */
const nowTold = (tx: Transaction, id: Id): Promise<PairOfIds[]> =>
  tx
    .update(mentoringPairs)
    .set({ told: true })
    .where(and(eq(mentoringPairs.mentoringGroupId, id), eq(mentoringPairs.told, false)))
    .returning({ menteeId: mentoringPairs.menteeId, mentorId: mentoringPairs.mentorId })

/** Each of the people in some pairs once, as what they are. */
function peopleOf(pairs: readonly PairOfIds[]): { readonly accountId: Id; readonly role: MentoringRole }[] {
  const as = (role: MentoringRole, ids: readonly Id[]) => [...new Set(ids)].map((accountId) => ({ accountId, role }))
  return [
    ...as(
      'mentee',
      pairs.map(({ menteeId }) => menteeId),
    ),
    ...as(
      'mentor',
      pairs.map(({ mentorId }) => mentorId),
    ),
  ]
}

/** Each is told in the transaction that forgets that they are to be told: once, however often it runs. */
async function tellSome({ db, events, tasks }: Context, publicationId: Id): Promise<void> {
  await db.transaction(async (tx) => {
    const [publication] = await tx
      .select({ groupId: mentoringGroups.groupId, mentoringGroupId: mentoringGroups.id })
      .from(mentoringPublications)
      .innerJoin(mentoringGroups, eq(mentoringGroups.id, mentoringPublications.mentoringGroupId))
      .where(eq(mentoringPublications.id, publicationId))
    if (publication === undefined) return
    const { accountId, role } = mentoringUntold
    const own = eq(mentoringUntold.publicationId, publicationId)
    const next = await tx.select({ accountId }).from(mentoringUntold).where(own).groupBy(accountId).orderBy(accountId).limit(TOLD_AT_ONCE)
    if (next.length === 0) return
    const ids = next.map(({ accountId }) => accountId)
    const told = await tx
      .delete(mentoringUntold)
      .where(and(own, inArray(accountId, ids)))
      .returning({ accountId, role })
    await events.emit(tx, publicationTold, { id: publicationId, ...publication, told })
    if (next.length === TOLD_AT_ONCE) await tasks.add(tx, tellOfPublication, { publicationId })
  })
}

export const tellingOfPublications = (context: Context): TaskWork =>
  carriedOut(tellOfPublication, ({ publicationId }) => tellSome(context, publicationId))
