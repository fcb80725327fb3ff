import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { addMember } from '../../memberships/memberships.actions.ts'
import { advisorsOf } from '../../memberships/memberships.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inTransaction, type Listener } from '../../platform/events/events.ts'
import { Failure } from '../../platform/http/failure.ts'
import { setOwner } from '../../postings/postings.actions.ts'
import { groupPassedOn } from '../../postings/postings.events.ts'
import { lockPosting, type Posting, remainingPosting } from '../../postings/postings.queries.ts'
import { advisorsChanged } from './advisors.events.ts'
import { offerOf } from './advisors.queries.ts'
import { groupOffers } from './advisors.tables.ts'

/**
 * Offers a group to another of its advisors, and to nobody else; twice is once.
 * @throws Failure NotFound where they do not lead it, InvalidTransition where they own it
 */
export async function offerGroup(context: Context, { id: groupId }: Posting, advisorId: Id): Promise<void> {
  const { clock, db, events } = context
  await db.transaction(async (tx) => {
    await lockPosting(tx, groupId)
    const { ownerId } = await remainingPosting(tx, groupId)
    if (advisorId === ownerId) throw new Failure('InvalidTransition', { sentence: 'They own the group already.' })
    if (!(await advisorsOf(tx, groupId)).includes(advisorId)) throw new Failure('NotFound')
    if ((await offerOf(tx, groupId))?.advisorId === advisorId) return
    await endOffer(tx, groupId)
    const id = newId(clock.now())
    await tx.insert(groupOffers).values({ groupId, id, advisorId, createdAt: new Date(clock.now()) })
    await events.emit(tx, advisorsChanged, { id, what: 'groupOffered', groupId, byId: ownerId, toldIds: [advisorId] })
  })
}

/** Offers a group to nobody any more; it does not matter whether it was offered. */
export async function withdrawOffer(context: Context, groupId: Id): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockPosting(tx, groupId)
    await endOffer(tx, groupId)
  })
}

/**
 * Accepts or declines to own a group. Whoever owned it leads it still.
 * @throws Failure NotFound where it is not offered
 */
export async function answerOffer(context: Context, advisorId: Id, groupId: Id, accept: boolean): Promise<void> {
  const { clock, db, events } = context
  await db.transaction(async (tx) => {
    await lockPosting(tx, groupId)
    const group = await remainingPosting(tx, groupId)
    const { ownerId } = group
    // Whoever owns it by now has accepted already.
    if (accept && ownerId === advisorId) return
    const offer = await offerOf(tx, groupId)
    if (offer?.advisorId !== advisorId) throw new Failure('NotFound')
    await tx.delete(groupOffers).where(eq(groupOffers.groupId, groupId))
    const news = { id: newId(clock.now()), groupId, byId: advisorId, toldIds: [ownerId] }
    if (!accept) return events.emit(tx, advisorsChanged, { ...news, what: 'groupOfferDeclined' })
    await setOwner(tx, group, advisorId)
    await addMember(context, tx, { groupId, accountId: ownerId, role: 'advisor' })
    await events.emit(tx, advisorsChanged, { ...news, what: 'groupTaken' })
  })
}

/** A group that went to another without an offer is offered to nobody any more. */
export const followPassing = ({ events }: Pick<Context, 'events'>): Listener =>
  inTransaction(groupPassedOn, async (tx, { id, groupId, fromId, toId }) => {
    await endOffer(tx, groupId)
    await events.emit(tx, advisorsChanged, { id, what: 'groupPassedOn', groupId, byId: fromId, toldIds: [toId] })
  })

/** Ends the offer of a group, or the one to this advisor, within a transaction that holds the group. */
export async function endOffer(tx: Transaction, groupId: Id, advisorId?: Id): Promise<void> {
  const which = and(eq(groupOffers.groupId, groupId), advisorId === undefined ? undefined : eq(groupOffers.advisorId, advisorId))
  await tx.delete(groupOffers).where(which)
}
