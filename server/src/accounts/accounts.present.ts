import type { RecruiterProfile, RecruiterRecord, SignedIn } from '@trellis/contract/accounts.ts'
import type { Colleague } from '@trellis/contract/delegates.ts'
import { type Account, maskEmail } from './accounts.queries.ts'
import type { Delegation } from './delegates.queries.ts'

export function presentSignedIn({ id, type, name, email, isSuperUser, confirmedAt }: Account, token: string): SignedIn {
  const generalInfo = { name, email, admin: isSuperUser, isConfirmed: confirmedAt !== null }
  return { _id: id, _source: { generalInfo }, type, token }
}

/** @param photo address of the photo below `/api`, or empty */
export function presentRecruiter(
  account: Account & { type: RecruiterRecord['type'] },
  generalInfo: RecruiterProfile['generalInfo'],
  photo: string,
): RecruiterRecord {
  const { id, type, email } = account
  return { _id: id, _source: { generalInfo: { ...generalInfo, email, profilePicture: photo }, groups: [] }, type }
}

/** Who acts for each other knows the other by name: the e-mail is the other's own. */
export function presentColleague({ id, name, email, companyInstitution, since }: Delegation): Colleague {
  return { _id: id, name, email: maskEmail(email), companyInstitution, since: since.getTime() }
}
