import { MOST_ADVISORS } from '@trellis/contract/groups/advisors.calls.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { and, eq, not } from 'drizzle-orm'
import { accountErased } from '../../accounts/accounts.events.ts'
import { accountById, anyAccountById, emailKeyOf, hasOwnEmail } from '../../accounts/accounts.queries.ts'
import { letInBy } from '../../accounts/approvals/approvals.actions.ts'
import { consume, consumedWithin, limits } from '../../accounts/limits.ts'
import { newSecret } from '../../accounts/passwords/secrets.ts'
import type { Context } from '../../context.ts'
import { addMember, removeMembers } from '../../memberships/memberships.actions.ts'
import { advisorsOf } from '../../memberships/memberships.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inTransaction, type Listener } from '../../platform/events/events.ts'
import { Failure } from '../../platform/http/failure.ts'
import { lockPosting, type Posting, remainingPosting } from '../../postings/postings.queries.ts'
import { optedOutAmong } from '../invitations/invitations.queries.ts'
import { advisorsChanged } from './advisors.events.ts'
import { invitationFor, stillAsked } from './advisors.queries.ts'
import { advisorInvitations as invitations } from './advisors.tables.ts'
import { tellInvitedAdvisor } from './advisors.tasks.ts'
import { endOffer } from './handingOver.actions.ts'

const wrongEmail = (sentence: string) => new Failure('BadInput', { fields: { email: sentence } })

/**
 * Asks whoever has an e-mail to lead a group, and tells them, twice a day at most; twice is once. Nothing that is answered or stored says whether
 * an advisor has it; that its owner wants no invitations is told.
 * @throws Failure BadInput, NotFound or TooManyAttempts
 */
export async function inviteAdvisor(context: Context, inviterId: Id, groupId: Id, email: string): Promise<void> {
  const { clock, db, tasks } = context
  await consume(context, limits.delegatesNamed, inviterId)
  const emailKey = emailKeyOf(email)
  const own = await accountById(db, inviterId)
  if (own?.type === 'advisor' && emailKeyOf(own.email) === emailKey) throw wrongEmail('This is your own e-mail')
  await db.transaction(async (tx) => {
    await lockedGroup(tx, groupId)
    const now = clock.now()
    const ofGroup = eq(invitations.groupId, groupId)
    await tx.delete(invitations).where(and(ofGroup, not(stillAsked(now))))
    if ((await tx.$count(invitations, and(ofGroup, eq(invitations.emailKey, emailKey)))) > 0) return
    if ((await optedOutAmong(tx, [emailKey])).size > 0) throw wrongEmail('Whoever has this e-mail wants no invitations')
    const many = (await advisorsOf(tx, groupId)).length + (await tx.$count(invitations, ofGroup))
    if (many >= MOST_ADVISORS) throw wrongEmail(`${MOST_ADVISORS} lead this group already, or are asked to. Remove one first`)
    const [id, createdAt] = [newId(now), new Date(now)]
    await tx
      .insert(invitations)
      .values({ id, groupId, email: email.trim(), emailKey, invitedBy: inviterId, stopToken: newSecret(), createdAt })
    const isTold = await consumedWithin(context, tx, limits.delegateMails, `${groupId} ${emailKey}`)
    if (isTold) await tasks.add(tx, tellInvitedAdvisor, { id })
  })
}

/** Asks an e-mail no longer; it does not matter whether it was asked. */
export async function withdrawInvitation({ db }: Context, groupId: Id, invitationId: Id): Promise<void> {
  await db.delete(invitations).where(and(eq(invitations.id, invitationId), eq(invitations.groupId, groupId)))
}

/**
 * Accepts or declines to lead a group that asks; accepting twice is once. Who still waits for approval is let in by it.
 * @throws Failure NotFound where it does not ask, NotApproved where whoever asks cannot let them in
 */
export async function answerInvitation(context: Context, advisorId: Id, groupId: Id, accept: boolean): Promise<void> {
  const { clock, db, events } = context
  await db.transaction(async (tx) => {
    await lockedGroup(tx, groupId)
    const now = clock.now()
    const invitation = await invitationFor(tx, now, groupId, advisorId)
    const leading = await advisorsOf(tx, groupId)
    const leads = leading.includes(advisorId)
    if (invitation === undefined && !leads) throw new Failure('NotFound')
    if (invitation !== undefined) await tx.delete(invitations).where(eq(invitations.id, invitation.id))
    if (invitation === undefined || leads) return
    const { invitedBy } = invitation
    if (!accept) {
      const toldIds = leading.filter((id) => id === invitedBy)
      await events.emit(tx, advisorsChanged, { id: newId(now), what: 'advisorDeclined', groupId, byId: advisorId, toldIds })
      return
    }
    // Whoever no longer leads the group vouches for nobody.
    await letInBy(context, tx, advisorId, leading.find((id) => id === invitedBy) ?? null)
    await addMember(context, tx, { groupId, accountId: advisorId, role: 'advisor' })
    await events.emit(tx, advisorsChanged, { id: newId(now), what: 'advisorJoined', groupId, byId: advisorId, toldIds: leading })
  })
}

/**
 * Ends that somebody leads a group: oneself, or another. It does not matter whether they did.
 * @throws Failure InvalidTransition of its owner
 */
export async function endLeading(context: Context, byId: Id, groupId: Id, advisorId: Id): Promise<void> {
  const { clock, db, events } = context
  await db.transaction(async (tx) => {
    const { ownerId } = await lockedGroup(tx, groupId)
    if (ownerId === advisorId) throw new Failure('InvalidTransition', { sentence: 'Hand the group over first: its owner leads it.' })
    const leading = await advisorsOf(tx, groupId)
    if (!leading.includes(advisorId)) return
    await endOffer(tx, groupId, advisorId)
    await removeMembers(context, tx, groupId, [advisorId])
    const isOwn = advisorId === byId
    const toldIds = isOwn ? leading.filter((id) => id !== advisorId) : [advisorId]
    const what = isOwn ? 'advisorLeft' : 'advisorRemoved'
    await events.emit(tx, advisorsChanged, { id: newId(clock.now()), what, groupId, byId, toldIds })
  })
}

/** What was asked of the e-mail of somebody who is erased goes along. */
export const forgetAskedAdvisors: Listener = inTransaction(accountErased, async (tx, { accountId }) => {
  const account = await anyAccountById(tx, accountId)
  if (account?.type === 'advisor' && hasOwnEmail(account))
    await tx.delete(invitations).where(eq(invitations.emailKey, emailKeyOf(account.email)))
})

/** A group as it is now, whose advisors nobody else changes until the transaction ends. */
async function lockedGroup(tx: Transaction, groupId: Id): Promise<Posting> {
  await lockPosting(tx, groupId)
  return remainingPosting(tx, groupId)
}
