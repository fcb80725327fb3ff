import { MOST_DELEGATES } from '@trellis/contract/accounts/delegates.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { and, eq, not } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { Failure } from '../../platform/http/failure.ts'
import { lockAccount } from '../accounts.actions.ts'
import { delegationChanged } from '../accounts.events.ts'
import { accountById, emailKeyOf } from '../accounts.queries.ts'
import { delegateInvitations, delegates } from '../accounts.tables.ts'
import { mailInvitation } from '../accounts.tasks.ts'
import { isDelegateOf, stillInvited } from './delegates.queries.ts'
import { limits, consume, consumedWithin } from '../limits.ts'

const wrongEmail = (sentence: string) => new Failure('BadInput', { fields: { email: sentence } })

/**
 * Asks whoever has an e-mail to act on one's postings, and tells them, twice a day at most; twice is once. Nothing that is
 * answered or stored says whether a recruiter has it.
 * @throws Failure BadInput for one's own e-mail, and for one too many; TooManyAttempts
 */
export async function askDelegate(context: Context, principalId: Id, email: string): Promise<void> {
  const { clock, db, tasks } = context
  await consume(context, limits.delegatesNamed, principalId)
  const emailKey = emailKeyOf(email)
  const principal = await accountById(db, principalId)
  if (principal !== undefined && emailKeyOf(principal.email) === emailKey) throw wrongEmail('This is your own e-mail')
  await db.transaction(async (tx) => {
    // One at a time: many at once do not become too many together.
    await lockAccount(tx, principalId)
    const now = clock.now()
    const isOwn = eq(delegateInvitations.principalId, principalId)
    await tx.delete(delegateInvitations).where(and(isOwn, not(stillInvited(now))))
    if ((await tx.$count(delegateInvitations, and(isOwn, eq(delegateInvitations.emailKey, emailKey)))) > 0) return
    const many = (await tx.$count(delegates, eq(delegates.principalId, principalId))) + (await tx.$count(delegateInvitations, isOwn))
    if (many >= MOST_DELEGATES) throw wrongEmail(`You have ${MOST_DELEGATES} delegates already, or asked them. Remove one first`)
    const id = newId(now)
    await tx.insert(delegateInvitations).values({ id, principalId, email: email.trim(), emailKey, createdAt: new Date(now) })
    const isMailed = await consumedWithin(context, tx, limits.delegateMails, `${principalId} ${emailKey}`)
    if (isMailed) await tasks.add(tx, mailInvitation, { askedId: id })
  })
}

/** Asks an e-mail no longer; it does not matter whether it was asked. */
export async function withdrawRequest({ db }: Context, principalId: Id, askedId: Id): Promise<void> {
  const which = and(eq(delegateInvitations.id, askedId), eq(delegateInvitations.principalId, principalId))
  await db.delete(delegateInvitations).where(which)
}

/**
 * Accepts or declines to act for a recruiter who asked; accepting twice is once.
 * @throws Failure NotFound where they do not ask
 */
export async function answerRequest(context: Context, delegateId: Id, principalId: Id, accept: boolean): Promise<void> {
  const { clock, db, events } = context
  await db.transaction(async (tx) => {
    const principal = await lockAccount(tx, principalId)
    // An e-mail that somebody asked may be their own by now, and whoever is deleted asks nobody.
    if (principal === undefined || principal.leavesAt !== null || principalId === delegateId) throw new Failure('NotFound')
    const delegate = await accountById(tx, delegateId)
    const now = clock.now()
    const ofBoth = and(
      eq(delegateInvitations.principalId, principalId),
      eq(delegateInvitations.emailKey, emailKeyOf(delegate?.email ?? '')),
    )
    const wasInvited = await tx.$count(delegateInvitations, and(ofBoth, stillInvited(now)))
    await tx.delete(delegateInvitations).where(ofBoth)
    if (await isDelegateOf(tx, delegateId, principalId)) return
    if (wasInvited === 0) throw new Failure('NotFound')
    if (accept) await tx.insert(delegates).values({ principalId, delegateId, createdAt: new Date(now) })
    const what = accept ? 'accepted' : 'declined'
    await events.emit(tx, delegationChanged, { id: newId(now), what, principalId, delegateId })
  })
}

/** Ends that another acts on one's postings; it does not matter whether they did. */
export const removeDelegate = (context: Context, principalId: Id, delegateId: Id): Promise<void> =>
  end(context, { principalId, delegateId }, 'removed')

/** Ends that one acts on another's postings; it does not matter whether one did. */
export const leavePrincipal = (context: Context, delegateId: Id, principalId: Id): Promise<void> =>
  end(context, { principalId, delegateId }, 'left')

interface Pair {
  readonly principalId: Id
  readonly delegateId: Id
}

async function end({ clock, db, events }: Context, pair: Pair, what: 'removed' | 'left'): Promise<void> {
  const ofBoth = and(eq(delegates.principalId, pair.principalId), eq(delegates.delegateId, pair.delegateId))
  await db.transaction(async (tx) => {
    const ended = await tx.delete(delegates).where(ofBoth).returning({ id: delegates.delegateId })
    if (ended.length > 0) await events.emit(tx, delegationChanged, { id: newId(clock.now()), what, ...pair })
  })
}
