import { displayDateUtc } from '@trellis/contract/texts/dates.ts'
import { LINK_HOURS, RESET_MINUTES } from '@trellis/contract/accounts/times.ts'
import type { Letter } from '../platform/mail/letter.ts'

// No letter bears the name that was given at sign-up: whoever signs up with somebody else's e-mail could write into it.

/** Asks to confirm an e-mail, after sign-up and after a change of it. */
export const verificationLetter = (product: string, address: string): Letter => ({
  subject: `Verify your e-mail for ${product}`,
  title: 'Verify your e-mail',
  paragraphs: [
    `Open this link and enter your password, to confirm that this e-mail is yours. Then you can sign in to ${product}.`,
    `The link works once, within ${LINK_HOURS} hours. You can ask for a new one on the sign-in page.`,
  ],
  action: { label: 'Verify my e-mail', address },
  footnote: `This e-mail was used for an account at ${product}. If that was not you, do nothing: it stays unconfirmed.`,
})

/** Lets somebody who forgot the password choose a new one. */
export const resetLetter = (product: string, address: string): Letter => ({
  subject: `Set a new password for ${product}`,
  title: 'Set a new password',
  paragraphs: [
    `Open this link to choose a new password for ${product}.`,
    `The link works once, within ${RESET_MINUTES} minutes. A link that you got before no longer works.`,
  ],
  action: { label: 'Set a new password', address },
  footnote: 'Somebody asked for a new password with this e-mail. If that was not you, do nothing: your password stays as it is.',
})

/** Tells somebody that an account was made for them. */
export const invitationLetter = (product: string, address: string): Letter => ({
  subject: `Your account at ${product}`,
  title: 'An account was made for you',
  paragraphs: [
    `Open this link to choose your password. Then you can sign in to ${product} with this e-mail.`,
    `The link works once, within ${LINK_HOURS} hours. After that, choose ‘Forgot password’ on the sign-in page to get another.`,
  ],
  action: { label: 'Choose my password', address },
  footnote: `An administrator of ${product} made this account. If you did not expect it, do nothing.`,
})

export const passwordChangedLetter = (product: string): Letter => ({
  subject: `Your password for ${product} was changed`,
  title: 'Your password was changed',
  paragraphs: [
    `The password of your account at ${product} has just been changed, and its other sessions were ended.`,
    'If that was not you, choose ‘Forgot password’ on the sign-in page at once: it sets a new password and ends every session.',
  ],
  footnote: 'You get this mail whenever your password changes.',
})

/** Goes to the old e-mail, which the account no longer has. */
export const emailChangedLetter = (product: string, newEmail: string): Letter => ({
  subject: `Your e-mail for ${product} was changed`,
  title: 'Your e-mail was changed',
  paragraphs: [
    `Your account at ${product} no longer uses this e-mail. From now on it uses ${newEmail}.`,
    `If that was not you, tell the people who run ${product} at your school or company at once.`,
  ],
  footnote: 'You get this mail because this e-mail belonged to the account until now.',
})

/** Asks a recruiter to act for another, who is named by the e-mail that they have confirmed. */
export const delegateRequestLetter = (product: string, principalEmail: string, address: string): Letter => ({
  subject: `A colleague asks you to act for them at ${product}`,
  title: 'Will you act for a colleague?',
  paragraphs: [
    `The recruiter with the e-mail ${principalEmail} asks you to work on their jobs at ${product}: edit them, review ` +
      'candidates and answer them. Whatever you do there bears your name.',
    'Nothing happens before you accept.',
  ],
  action: { label: 'Accept or decline', address },
  footnote: 'You get this mail because a colleague named you. Both of you can end it at any time.',
})

/** Tells that an account was deleted, and how to take it back. */
export const deletedLetter = (product: string, leavesAt: Date, address: string): Letter => ({
  subject: `Your account at ${product} was deleted`,
  title: 'Your account was deleted',
  paragraphs: [
    `Nobody at ${product} sees it any more. On ${displayDateUtc(leavesAt.getTime())} everything in it is erased for good.`,
    'If you change your mind, or if this was not you, sign in before then: you are asked whether to take it back.',
  ],
  action: { label: 'Sign in', address },
  footnote: 'You get this mail because this e-mail belongs to the account.',
})

export const takenBackLetter = (product: string): Letter => ({
  subject: `Your account at ${product} stays`,
  title: 'Your account stays',
  paragraphs: [
    `Your account at ${product} was taken back after it had been deleted. Everything in it is there again.`,
    'If that was not you, choose ‘Forgot password’ on the sign-in page at once: it sets a new password and ends every session.',
  ],
  footnote: 'You get this mail whenever a deleted account is taken back.',
})

/** Tells a super-user that somebody waits to be approved as an advisor, who is named by the e-mail that they have confirmed. */
export const advisorWaitsLetter = (product: string, advisorEmail: string, address: string): Letter => ({
  subject: `An advisor waits for your approval at ${product}`,
  title: 'An advisor waits for your approval',
  paragraphs: [
    `Whoever has the e-mail ${advisorEmail} asks to be an advisor at ${product}. Advisors lead groups and see the people in them, ` +
      'minors among them.',
    'Until you decide, they see their own profile and nobody else. While they wait, you get no mail about others who ask.',
  ],
  action: { label: 'Approve or refuse', address },
  footnote: `You get this mail because you are an administrator of ${product}.`,
})

export const advisorApprovedLetter = (product: string, address: string): Letter => ({
  subject: `You are an advisor at ${product}`,
  title: 'You are approved',
  paragraphs: [`An administrator has approved your account as an advisor at ${product}. Everything that advisors do is open to you now.`],
  action: { label: 'Sign in', address },
  footnote: 'You get this mail because you asked to be an advisor.',
})

export const advisorRefusedLetter = (product: string, reason: string, address: string): Letter => ({
  subject: `Your account as an advisor at ${product}`,
  title: 'You were not approved as an advisor',
  paragraphs: [
    `An administrator of ${product} did not approve your account as an advisor. They wrote:`,
    reason,
    'Your account stays. When you sign in, you can mend what is missing in your profile and ask again from tomorrow on, or delete it.',
  ],
  action: { label: 'Sign in', address },
  footnote: 'You get this mail because you asked to be an advisor.',
})
