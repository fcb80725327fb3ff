import { DAY_MS } from '@trellis/contract/durations.ts'
import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { TAKE_BACK_DAYS } from '@trellis/contract/accounts/leaving.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { PartsOf } from '../../platform/domain.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { Failure, found } from '../../platform/http/failure.ts'
import { carriedOut, taskKind, type TaskWork } from '../../platform/tasks/tasks.ts'
import { accountLeaves, accountStays } from '../accounts.events.ts'
import { type Account, accountById, stays } from '../accounts.queries.ts'
import { accounts } from '../accounts.tables.ts'
import { mailDeleted, mailTakenBack } from '../accounts.tasks.ts'
import { eraseAccount } from './erasing.actions.ts'
import { beforeErasing } from './erasing.parts.ts'
import { mayDelete } from './leaving.policy.ts'
import { dropLinks } from '../signUp/mailedLinks.actions.ts'
import { requirePassword } from '../passwords/passwordTries.actions.ts'
import { endSessions, isLive } from '../sessions/sessions.actions.ts'

/**
 * When erasing is begun, in milliseconds. A task gives up after half an hour, and an account is erased within 30 days also
 * where the server was in trouble just then: whichever is done first drops the others.
 */
const ERASED_AFTER = [0, 3, 10].map((more) => (TAKE_BACK_DAYS + more) * DAY_MS)

/** Erases an account, unless it was taken back; `leavesAt` tells one deletion from a later one. */
const eraseDeleted = taskKind('accounts.eraseDeleted', z.strictObject({ accountId: z.uuid(), leavesAt: z.number() }))

interface Deletion {
  readonly accountId: Id
  /** What the caller takes the account for, where they say so. */
  readonly type: PersonKind | undefined
  /** The key of the password of whoever asks. */
  readonly password: string
}

/**
 * Deletes an account, the actor's own or, by a super-user, that of another who is none: it is gone for everybody at once, with its sessions
 * and mailed links, and erased for good after {@link TAKE_BACK_DAYS} days. Its e-mail is told.
 * @returns when it will be erased
 * @throws Failure WrongPassword, NotFound, Forbidden, SessionEnded, TooManyAttempts or Busy
 */
export async function deleteAccount(context: Context, actor: Actor, deletion: Deletion): Promise<Date> {
  const { accountId, type, password } = deletion
  await requirePassword(context, found(await accountById(context.db, actor.id)), password, 'session')
  const leavesAt = new Date(context.clock.now() + TAKE_BACK_DAYS * DAY_MS)
  await context.db.transaction(async (tx) => {
    const ofType = type === undefined ? undefined : eq(accounts.type, type)
    const [account] = await tx
      .update(accounts)
      .set({ leavesAt })
      .where(and(eq(accounts.id, accountId), stays, ofType))
      .returning({ type: accounts.type, isSuperUser: accounts.isSuperUser })
    // Whoever was signed out meanwhile, as by a reset of the password, deletes nothing any more.
    if (!(await isLive(context, tx, actor.tokenHash))) throw new Failure('SessionEnded')
    const { type: leaves, isSuperUser } = found(account)
    if (!mayDelete(actor, { id: accountId, isSuperUser })) throw new Failure('Forbidden')
    await endSessions(context, tx, accountId)
    await dropLinks(tx, accountId)
    await context.events.emit(tx, accountLeaves, { accountId, type: leaves })
    for (const later of ERASED_AFTER) await context.tasks.add(tx, eraseDeleted, { accountId, leavesAt: leavesAt.getTime() }, later)
    await context.tasks.add(tx, mailDeleted, { accountId, leavesAt: leavesAt.getTime() })
  })
  return leavesAt
}

/** Takes a deleted account back for whoever has just proved that it is theirs; an account that stays is left as it is. */
export async function takeAccountBack(
  { events, tasks }: Context,
  tx: Transaction,
  { id, type }: Pick<Account, 'id' | 'type'>,
): Promise<void> {
  const back = await tx
    .update(accounts)
    .set({ leavesAt: null })
    .where(and(eq(accounts.id, id), isNotNull(accounts.leavesAt)))
    .returning({ id: accounts.id })
  if (back.length === 0) return
  await events.emit(tx, accountStays, { accountId: id, type })
  await tasks.add(tx, mailTakenBack, { accountId: id })
}

/** Carries out what deletions put off. */
export const erasingDeleted = (context: Context, partsOf: PartsOf): TaskWork =>
  carriedOut(eraseDeleted, async ({ accountId, leavesAt }) => {
    const isDue = and(eq(accounts.id, accountId), eq(accounts.leavesAt, new Date(leavesAt)))
    if ((await context.db.$count(accounts, isDue)) === 0) return
    for (const prepare of partsOf(beforeErasing)) await prepare(accountId)
    await context.db.transaction(async (tx) => {
      const due = await tx.select({ id: accounts.id }).from(accounts).where(isDue).for('update')
      if (due.length > 0) await eraseAccount(context, tx, accountId)
    })
  })
