import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { named } from '../../../groups/invitations/invitations.letters.ts'
import type { Letter } from '../../../platform/mail/letter.ts'

interface Written {
  readonly group: string
  /** Who wrote it, and what they are to whoever gets it. */
  readonly name: string
  readonly as: MentoringRole
  readonly text: string
}

/** What one of a pair wrote to the other. @param address where one answers */
export function messageLetter(product: string, written: Written, address: string): Letter {
  const [group, name] = [named(written.group, 'a group'), named(written.name, 'Somebody')]
  return {
    subject: `Your ${written.as} in ${group} wrote to you`,
    title: `${name} wrote to you`,
    paragraphs: [`${name}, your ${written.as} in ${group}, writes:`],
    quote: written.text,
    action: { label: 'Answer', address },
    footnote: `Answer at ${product}, on the screen of your group's mentoring: what you reply to this mail reaches nobody. Neither of you is told the other's e-mail.`,
  }
}
