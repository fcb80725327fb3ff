import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'
import { Email, UserType } from '@trellis/contract/accounts/accounts.ts'
import { Id } from '@trellis/contract/wire/ids.ts'
import { paths } from '@trellis/contract/screens.ts'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { type Letter, writeLetter } from '../platform/mail/letter.ts'
import { carriedOut, taskKind, type TaskWork } from '../platform/tasks/tasks.ts'
import {
  delegateRequestLetter,
  deletedLetter,
  emailChangedLetter,
  invitationLetter,
  passwordChangedLetter,
  resetLetter,
  takenBackLetter,
  verificationLetter,
} from './accounts.letters.ts'
import { type Account, accountById, anyAccountByEmail, anyAccountById } from './accounts.queries.ts'
import { delegationChanged } from './accounts.events.ts'
import { invitedAccount } from './delegates/delegates.queries.ts'
import { type LinkKind, linkKinds, makeLink } from './signUp/mailedLinks.actions.ts'

/**
 * Mails a link to the account with this e-mail, if there is one that can use it. The link is made when the task runs, so
 * that no secret lies among the tasks; and whether there is an account is found out only then.
 */
export const mailLink = taskKind('accounts.mailLink', z.strictObject({ kind: z.enum(linkKinds), type: UserType, email: Email }), 'away')

/** The same after the sign-up of a student who comes to join a group: the link leads on to it, on whatever device the mail is read. */
export const mailLinkToGroup = taskKind('accounts.mailLinkToGroup', z.strictObject({ email: Email, groupId: Id }), 'away')

/** Tells somebody that their password was changed. */
export const mailPasswordChanged = taskKind('accounts.mailPasswordChanged', z.strictObject({ email: Email }), 'away')

/** Tells the old e-mail that it was replaced. */
export const mailEmailChanged = taskKind('accounts.mailEmailChanged', z.strictObject({ oldEmail: Email, newEmail: Email }), 'away')

/**
 * Tells a recruiter that another asks them to act, unless that is over already. Whether somebody has the e-mail is found
 * out only then: whoever asked has had their answer.
 */
export const mailInvitation = taskKind('accounts.tellAskedToAct', z.strictObject({ askedId: Id }), 'away')

/** Tells somebody that their account was deleted, and until when it can be taken back, unless it was already. */
export const mailDeleted = taskKind('accounts.mailDeleted', z.strictObject({ accountId: Id, leavesAt: z.number() }), 'away')

/** Tells somebody that their account was taken back. */
export const mailTakenBack = taskKind('accounts.mailTakenBack', z.strictObject({ accountId: Id }), 'away')

/** Where each kind of person sets a password. */
const passwordScreens: Record<PersonKind, (hash: string) => string> = {
  student: paths.changePassword,
  recruiter: paths.employerChangePassword,
  advisor: paths.groupadminChangePassword,
}

/** Where each kind of person signs in. */
const signInScreens: Record<PersonKind, string> = {
  student: paths.login(),
  recruiter: paths.employerLogin(),
  advisor: paths.groupadminLogin(),
}

const letters: Record<LinkKind, (product: string, address: string) => Letter> = {
  verification: verificationLetter,
  reset: resetLetter,
  invitation: invitationLetter,
}

/** Whether an account has a use for such a link: who is confirmed needs no verification. */
const isOfUse = (kind: LinkKind, { confirmedAt }: Account): boolean => kind !== 'verification' || confirmedAt === null

function screenOf(kind: LinkKind, type: PersonKind, hash: string, groupId?: Id): string {
  return kind === 'verification' ? paths.openVerificationLink(type, hash, groupId) : passwordScreens[type](hash)
}

/** Letters about accounts. */
export function letterTasks(context: Context): TaskWork[] {
  const { config, db, mail } = context
  const send = (to: string, letter: Letter) => mail.send(writeLetter(to, config.productName, letter))
  const sendLink = async (kind: LinkKind, { type, email, groupId }: { type: PersonKind; email: string; groupId?: Id }): Promise<void> => {
    const account = await anyAccountByEmail(db, type, email)
    if (account === undefined || !isOfUse(kind, account)) return
    const hash = await makeLink(context, account, kind)
    const address = `${context.origin()}${screenOf(kind, type, hash, groupId)}`
    await send(account.email, letters[kind](config.productName, address))
  }

  return [
    carriedOut(mailLink, ({ kind, ...to }) => sendLink(kind, to)),
    carriedOut(mailLinkToGroup, (to) => sendLink('verification', { type: 'student', ...to })),
    carriedOut(mailPasswordChanged, ({ email }) => send(email, passwordChangedLetter(config.productName))),
    carriedOut(mailEmailChanged, ({ oldEmail, newEmail }) => send(oldEmail, emailChangedLetter(config.productName, newEmail))),
    carriedOut(mailDeleted, async ({ accountId, leavesAt }) => {
      const account = await anyAccountById(db, accountId)
      if (account?.leavesAt?.getTime() !== leavesAt) return
      const address = `${context.origin()}${signInScreens[account.type]}`
      await send(account.email, deletedLetter(config.productName, new Date(leavesAt), address))
    }),
    carriedOut(mailTakenBack, async ({ accountId }) => {
      const account = await accountById(db, accountId)
      if (account !== undefined) await send(account.email, takenBackLetter(config.productName))
    }),
    carriedOut(mailInvitation, async ({ askedId: invitationId }) => {
      const invitation = await invitedAccount(db, invitationId)
      if (invitation === undefined) return
      const { principal, delegate } = invitation
      const news = { id: invitationId, what: 'asked', principalId: principal.id, delegateId: delegate.id } as const
      await db.transaction((tx) => context.events.emit(tx, delegationChanged, news))
      const address = `${context.origin()}/employer/${delegate.id}/profile`
      await send(delegate.email, delegateRequestLetter(config.productName, principal.email, address))
    }),
  ]
}
