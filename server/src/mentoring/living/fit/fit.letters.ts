import { FIT_LINK_DAYS } from '@trellis/contract/mentoring/living/fit.ts'
import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { named } from '../../../groups/invitations/invitations.letters.ts'
import type { Letter } from '../../../platform/mail/letter.ts'

/** Of whom somebody is asked. */
export interface AskedOf {
  readonly group: string
  readonly name: string
  readonly as: MentoringRole
}

/** Asks whether a pair is a good fit. @param address where one answers */
export function fitLetter(product: string, asked: AskedOf, address: string): Letter {
  const [group, name] = [named(asked.group, 'a group'), named(asked.name, 'somebody')]
  return {
    subject: `Is your ${asked.as} in ${group} a good fit?`,
    title: `Is ${name} a good fit?`,
    paragraphs: [
      `${name} has been your ${asked.as} in ${group} for a month. Is it a good fit?`,
      'One click answers: yes, not sure, or no. You need not sign in.',
      `The advisors of the group read your answer. ${name} does not.`,
    ],
    action: { label: 'Answer', address },
    footnote: `This is asked once. The link works once, for ${FIT_LINK_DAYS} days; after that you can answer at ${product}, on the screen of your group's mentoring.`,
  }
}
