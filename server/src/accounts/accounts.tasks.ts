import type { ProfileType } from '@trellis/contract/endpoint.ts'
import { Email, UserType } from '@trellis/contract/accounts.ts'
import { Id } from '@trellis/contract/ids.ts'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { type Letter, writeLetter } from '../platform/mail/letter.ts'
import { taskKind } from '../platform/tasks/tasks.ts'
import {
  delegatedLetter,
  emailChangedLetter,
  invitationLetter,
  passwordChangedLetter,
  resetLetter,
  verificationLetter,
} from './accounts.letters.ts'
import { type Account, accountByEmail, accountById } from './accounts.queries.ts'
import { isDelegateOf } from './delegates.queries.ts'
import { type LinkKind, linkKinds, makeLink } from './mailedLinks.actions.ts'

/**
 * Mails a link to the account with this e-mail, if there is one that can use it. The link is made when the task runs, so
 * that no secret lies among the tasks; and whether there is an account is found out only then.
 */
export const mailLink = taskKind('accounts.mailLink', z.strictObject({ kind: z.enum(linkKinds), type: UserType, email: Email }), 'away')

/** Tells somebody that their password was changed. */
export const mailPasswordChanged = taskKind('accounts.mailPasswordChanged', z.strictObject({ email: Email }), 'away')

/** Tells the old e-mail that it was replaced. */
export const mailEmailChanged = taskKind('accounts.mailEmailChanged', z.strictObject({ oldEmail: Email, newEmail: Email }), 'away')

/** Tells somebody that they may act for another recruiter, unless that has ended already. */
export const mailDelegated = taskKind('accounts.mailDelegated', z.strictObject({ principalId: Id, delegateId: Id }), 'away')

/** Where each kind of person sets a password. */
const passwordScreens: Record<ProfileType, string> = {
  profile: '/changePassword/',
  recruiter: '/employer/changePassword/',
  groups: '/groupadmin/changePassword/',
}

const letters: Record<LinkKind, (product: string, address: string) => Letter> = {
  verification: verificationLetter,
  reset: resetLetter,
  invitation: invitationLetter,
}

/** Whether an account has a use for such a link: who is confirmed needs no verification. */
const isOfUse = (kind: LinkKind, { confirmedAt }: Account): boolean => kind !== 'verification' || confirmedAt === null

function screenOf(kind: LinkKind, type: ProfileType): string {
  return kind === 'verification' ? `/emailSignUp/${type}/` : passwordScreens[type]
}

export function carryOutAccountTasks(context: Context): void {
  const { config, db, mail, tasks } = context
  const send = (to: string, letter: Letter) => mail.send(writeLetter(to, config.productName, letter))

  tasks.carryOut(mailLink, async ({ kind, type, email }) => {
    const account = await accountByEmail(db, type, email)
    if (account === undefined || !isOfUse(kind, account)) return
    const hash = await makeLink(context, account, kind)
    const address = `${context.origin()}${screenOf(kind, type)}${hash}`
    await send(account.email, letters[kind](config.productName, address))
  })
  tasks.carryOut(mailPasswordChanged, ({ email }) => send(email, passwordChangedLetter(config.productName)))
  tasks.carryOut(mailEmailChanged, ({ oldEmail, newEmail }) =>
    send(oldEmail, emailChangedLetter(config.productName, newEmail)),
  )
  tasks.carryOut(mailDelegated, async ({ principalId, delegateId }) => {
    const [principal, delegate] = [await accountById(db, principalId), await accountById(db, delegateId)]
    if (principal === undefined || delegate === undefined || !(await isDelegateOf(db, delegateId, principalId))) return
    const address = `${context.origin()}/employer/${delegateId}/jobs/myJobs`
    await send(delegate.email, delegatedLetter(config.productName, principal.email, address))
  })
}
