import type { Letter } from '../../platform/mail/letter.ts'
import { named } from '../invitations/invitations.letters.ts'

/** What a letter says of who asks, and of whom. */
interface Asked {
  readonly group: string
  readonly advisor: string
  /** Whether an advisor's account has the e-mail: where none has, it leads to the sign-up. */
  readonly hasAccount: boolean
}

/**
 * Asks whoever has an e-mail to lead a group.
 * @param address where one answers, or signs up
 * @param stopAddress where one says that one wants no more of these
 * @param days for how long it holds
 */
export function advisorInvitationLetter(product: string, asked: Asked, address: string, stopAddress: string, days: number): Letter {
  const [group, advisor] = [named(asked.group, 'a group'), named(asked.advisor, 'An advisor')]
  const way = asked.hasAccount
    ? 'Sign in as an advisor, then accept or decline under ‘Groups’.'
    : 'Sign up as an advisor with the e-mail address that this letter came to and verify it. Then you can accept or decline.'
  return {
    subject: `You are asked to lead ${group} at ${product}`,
    title: `Will you lead ${group}?`,
    paragraphs: [
      `${advisor} asks you to lead ${group} at ${product} with them: accept members, invite others and change what the group tells.`,
      way,
      `Nothing happens before you accept. The invitation is for this address alone, and holds for ${days} days.`,
    ],
    action: { label: asked.hasAccount ? 'Accept or decline' : 'Sign up as an advisor', address },
    footnote: `You get this mail because ${advisor} entered your address. If you do not want to lead the group, do nothing.`,
    wayOut: { label: 'Send me no more invitations', address: stopAddress },
  }
}
