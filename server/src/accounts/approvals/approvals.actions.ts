import type { ApprovalState } from '@trellis/contract/accounts/approvals.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../../context.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { Failure, found } from '../../platform/http/failure.ts'
import { lockAccount } from '../accounts.actions.ts'
import { advisorAsks } from '../accounts.events.ts'
import { accountByEmail } from '../accounts.queries.ts'
import { advisorApprovals as approvals } from '../accounts.tables.ts'
import { announceSessionsChanged } from '../sessions/recentSessions.ts'
import { mayAskAgainAt, presentAdvisor } from './approvals.present.ts'
import { type AdvisorRow, advisorById, approvalOf, othersWait, superUserIds, whyNotLetIn } from './approvals.queries.ts'
import { isToBeApproved } from './waiting.queries.ts'
import { mailAdvisorWaits, mailDecision } from './approvals.tasks.ts'

/** What deciding needs of the context, so that a command without a server decides the same way. */
export type Deciding = Pick<Context, 'clock' | 'tasks' | 'announcements'>

/**
 * An advisor has verified their e-mail: from now on they wait, unless advisors are open or somebody let them in before. Part of the
 * transaction in which it is verified.
 */
export async function beginToWait(context: Context, tx: Transaction, accountId: Id): Promise<void> {
  const now = new Date(context.clock.now())
  const isOpen = context.config.advisors === 'open'
  const [begun] = await tx
    .insert(approvals)
    .values({ accountId, state: isOpen ? 'approved' : 'waiting', askedAt: now, decidedAt: isOpen ? now : null })
    .onConflictDoNothing()
    .returning({ state: approvals.state })
  if (begun?.state === 'waiting') await tellSuperUsers(context, tx, accountId)
}

/**
 * Asks again. Super-users are notified once more, and the state is `waiting` again. For who is approved meanwhile it is no change.
 * @throws Failure InvalidTransition where it is too early
 */
export async function askAgain(context: Context, accountId: Id): Promise<void> {
  await context.db.transaction(async (tx) => {
    found(await lockAccount(tx, accountId))
    const now = context.clock.now()
    const mayAskAt = mayAskAgainAt(found(await approvalOf(tx, accountId)))
    if (mayAskAt === null) return
    if (now < mayAskAt) throw new Failure('InvalidTransition')
    await store(tx, { accountId, state: 'waiting', askedAt: new Date(now), toldAt: null, decidedAt: null, decidedBy: null, reason: '' })
    await tellSuperUsers(context, tx, accountId)
  })
}

/** Notifies all super-users, and mails them where nobody else waits: who has had that mail knows where to look. */
async function tellSuperUsers({ clock, events, tasks }: Context, tx: Transaction, accountId: Id): Promise<void> {
  const superUsers = await superUserIds(tx)
  if (superUsers.length === 0) return
  const now = clock.now()
  await store(tx, { accountId, state: 'waiting', askedAt: new Date(now), toldAt: new Date(now) })
  await events.emit(tx, advisorAsks, { id: newId(now), accountId, superUsers })
  if (await othersWait(tx, accountId)) return
  await tasks.addEach(
    tx,
    mailAdvisorWaits,
    superUsers.map((superUserId) => ({ superUserId, accountId })),
  )
}

/** What somebody decides about an advisor, and the state in which they saw them. */
interface Decision {
  readonly state: 'approved' | 'refused'
  readonly was: ApprovalState
  readonly reason: string
}

/**
 * A super-user approves or refuses an advisor. The same once more is no change.
 * @throws Failure NotFound, or Stale where somebody else has decided meanwhile
 */
export async function decide(context: Context, superUserId: Id, accountId: Id, { state, was, reason }: Decision): Promise<AdvisorRow> {
  return context.db.transaction(async (tx) => {
    found(await lockAccount(tx, accountId))
    const advisor = found(await advisorById(tx, accountId))
    if (advisor.state === state && (advisor.reason ?? '') === reason) return advisor
    if (advisor.state !== was) throw new Failure('Stale', { details: { data: presentAdvisor(advisor) } })
    await storeDecision(context, tx, accountId, { state, reason, decidedBy: superUserId })
    await context.tasks.add(tx, mailDecision, { accountId, state })
    return found(await advisorById(tx, accountId))
  })
}

/**
 * Lets an advisor in, whatever was decided before: by whoever made their account, or by nobody in particular. Who has verified their e-mail
 * is told by mail.
 * @throws Failure NotFound where it is no advisor's account
 */
export async function approveAdvisor(context: Deciding, tx: Transaction, accountId: Id, by: Id | null): Promise<void> {
  const account = await lockAccount(tx, accountId)
  if (account?.type !== 'advisor') throw new Failure('NotFound')
  if ((await approvalOf(tx, accountId))?.state === 'approved') return
  await storeDecision(context, tx, accountId, { state: 'approved', reason: '', decidedBy: by })
  if (account.confirmedAt !== null) await context.tasks.add(tx, mailDecision, { accountId, state: 'approved' })
}

/**
 * Lets an advisor in who still waits and accepts what an advisor asks of them, who is in. They are told of it where they accept.
 * @throws Failure NotApproved where they were refused, or who asks is not in, or is nobody any more
 */
export async function letInBy(context: Context, tx: Transaction, accountId: Id, by: Id | null): Promise<void> {
  if (!(await isToBeApproved(tx, context.config, accountId))) return
  found(await lockAccount(tx, accountId))
  const whyNot = await whyNotLetIn(tx, context.config, accountId, by === null ? [] : [by])
  if (whyNot(by) !== null) throw new Failure('NotApproved')
  // A super-user may have been faster.
  if ((await approvalOf(tx, accountId))?.state === 'approved') return
  await storeDecision(context, tx, accountId, { state: 'approved', reason: '', decidedBy: by })
}

/**
 * Lets the advisor with an e-mail in, by whoever runs the server.
 * @returns whether the e-mail is verified, and so they are in now; undefined where there is no such account
 */
export async function approveByEmail(context: Deciding, db: Database['db'], email: string): Promise<boolean | undefined> {
  const account = await accountByEmail(db, 'advisor', email)
  if (account === undefined || account.confirmedAt === null) return account && false
  await db.transaction((tx) => approveAdvisor(context, tx, account.id, null))
  return true
}

async function storeDecision(
  context: Deciding,
  tx: Transaction,
  accountId: Id,
  decision: { state: Decision['state']; reason: string; decidedBy: Id | null },
): Promise<void> {
  const now = new Date(context.clock.now())
  const askedAt = (await approvalOf(tx, accountId))?.askedAt ?? now
  await store(tx, { accountId, askedAt, decidedAt: now, ...decision })
  // Whoever is signed in gets in, or out, at once.
  announceSessionsChanged(context, tx, [accountId])
}

async function store(tx: Transaction, approval: typeof approvals.$inferInsert): Promise<void> {
  await tx.insert(approvals).values(approval).onConflictDoUpdate({ target: approvals.accountId, set: approval })
}
