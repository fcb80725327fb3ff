import { MOST_DELEGATES } from '@trellis/contract/delegates.ts'
import type { Id } from '@trellis/contract/ids.ts'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { Failure } from '../platform/http/failure.ts'
import { lockAccount } from './accounts.actions.ts'
import { accountByEmail } from './accounts.queries.ts'
import { delegates } from './accounts.tables.ts'
import { mailDelegated } from './accounts.tasks.ts'
import { isDelegateOf } from './delegates.queries.ts'
import { limits, takeOne, takeWithin } from './limits.ts'

const wrongEmail = (sentence: string) => new Failure('BadInput', { fields: { email: sentence } })

/**
 * Lets another recruiter act on one's postings, and tells them by mail, twice a day at most; twice is once.
 * @throws Failure BadInput where no confirmed recruiter has the e-mail, for oneself, and for one too many; TooManyAttempts
 */
export async function addDelegate(context: Context, principalId: Id, email: string): Promise<void> {
  const { clock, db, tasks } = context
  await takeOne(context, limits.delegatesNamed, principalId)
  const delegate = await accountByEmail(db, 'recruiter', email)
  if (delegate?.confirmedAt == null) throw wrongEmail('No recruiter has this e-mail')
  if (delegate.id === principalId) throw wrongEmail('This is your own e-mail')
  const delegation = { principalId, delegateId: delegate.id }
  await db.transaction(async (tx) => {
    // One at a time: many at once do not become too many together.
    await lockAccount(tx, principalId)
    if (await isDelegateOf(tx, delegate.id, principalId)) return
    const many = await tx.$count(delegates, eq(delegates.principalId, principalId))
    if (many >= MOST_DELEGATES) throw wrongEmail(`You have ${MOST_DELEGATES} delegates already. Remove one first`)
    await tx.insert(delegates).values({ ...delegation, createdAt: new Date(clock.now()) })
    const isTold = await takeWithin(context, tx, limits.delegateMails, `${principalId} ${delegate.id}`)
    if (isTold) await tasks.add(tx, mailDelegated, delegation)
  })
}

/** Ends that another acts on one's postings; it does not matter whether they did. */
export async function removeDelegate({ db }: Context, principalId: Id, delegateId: Id): Promise<void> {
  await db.delete(delegates).where(and(eq(delegates.principalId, principalId), eq(delegates.delegateId, delegateId)))
}
