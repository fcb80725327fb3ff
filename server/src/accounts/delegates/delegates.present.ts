import type { InvitedEmail, Colleague } from '@trellis/contract/accounts/delegates.ts'
import { maskEmail } from '@trellis/contract/accounts/maskedEmail.ts'
import type { Invitation, Delegation } from './delegates.queries.ts'

/** Who acts for each other knows the other by name: the e-mail is the other's own. */
export function presentColleague({ id, name, email, companyInstitution, since }: Delegation): Colleague {
  return { _id: id, name, email: maskEmail(email), companyInstitution, since: since.getTime() }
}

export const presentInvitation = ({ id, email, createdAt }: Invitation): InvitedEmail => ({ id, email, since: createdAt.getTime() })
