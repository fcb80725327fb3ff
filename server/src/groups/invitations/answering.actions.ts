import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { accountErased } from '../../accounts/accounts.events.ts'
import { anyAccountById, hasOwnEmail } from '../../accounts/accounts.queries.ts'
import { digestOf } from '../../accounts/passwords/secrets.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inTransaction, type Listener } from '../../platform/events/events.ts'
import { Failure } from '../../platform/http/failure.ts'
import { carriedOut, type TaskWork } from '../../platform/tasks/tasks.ts'
import { shownPostings } from '../../postings/postings.queries.ts'
import { askedAdvisorOf } from '../advisors/advisors.queries.ts'
import { isLive } from './invitations.policy.ts'
import { invitationsWhere, sentTo } from './invitations.queries.ts'
import { groupInvitations as invitations, invitationOptOuts } from './invitations.tables.ts'
import { KEPT_AFTER, sweepInvitations } from './invitations.tasks.ts'

/**
 * Notes that the link of an invitation was opened.
 * @returns where it leads
 * @throws Failure InvalidLink
 */
export async function openInvitation({ db, clock }: Context, token: string): Promise<{ groupId: Id; name: string }> {
  const now = clock.now()
  const [row] = await invitationsWhere(db, now, eq(invitations.tokenHash, digestOf(token)))
  if (row === undefined || !(isLive(row) || row.state === 'accepted')) throw new Failure('InvalidLink')
  const group = shownPostings(db)
  const [shown] = await db.select({ name: group.name }).from(group).where(eq(group.id, row.groupId))
  if (shown === undefined) throw new Failure('InvalidLink')
  await db
    .update(invitations)
    .set({ openedAt: new Date(now) })
    .where(and(eq(invitations.id, row.id), isNull(invitations.openedAt)))
  return { groupId: row.groupId, name: shown.name }
}

/**
 * Whoever got a letter is sent no other one, from no group.
 * @throws Failure InvalidLink
 */
export async function stopInvitations({ db, clock }: Context, token: string): Promise<void> {
  const [asMember] = await db.select({ emailKey: invitations.emailKey }).from(invitations).where(eq(invitations.stopToken, token))
  const row = asMember ?? (await askedAdvisorOf(db, token))
  if (row === undefined) throw new Failure('InvalidLink')
  await db
    .insert(invitationOptOuts)
    .values({ emailDigest: digestOf(row.emailKey), at: new Date(clock.now()) })
    .onConflictDoNothing()
}

/** A student has become a member of a group to which their e-mail was invited. */
export async function noteAccepted({ clock }: Pick<Context, 'clock'>, tx: Transaction, groupId: Id, accountId: Id): Promise<void> {
  const own = and(eq(invitations.groupId, groupId), sentTo(await anyAccountById(tx, accountId)))
  await tx
    .update(invitations)
    .set({ acceptedAt: new Date(clock.now()) })
    .where(and(own, isNull(invitations.acceptedAt), isNull(invitations.revokedAt)))
}

/**
 * What was sent to the e-mail of a student who is erased goes along; that it wants no letters stays, as a digest. What was sent to an e-mail of which
 * they never showed that it is theirs is somebody else's: its owner still comes by it.
 */
export const forgetInvited: Listener = inTransaction(accountErased, async (tx, { accountId }) => {
  const account = await anyAccountById(tx, accountId)
  if (hasOwnEmail(account)) await tx.delete(invitations).where(sentTo(account))
})

/** Addresses of people who never came are not kept for ever. */
export const sweeping = ({ db, clock }: Context): TaskWork =>
  carriedOut(sweepInvitations, async () => {
    await db.delete(invitations).where(lt(invitations.expiresAt, new Date(clock.now() - KEPT_AFTER)))
  })
