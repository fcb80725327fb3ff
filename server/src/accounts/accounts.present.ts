import type { RecruiterProfile, RecruiterRecord, SignedIn } from '@trellis/contract/accounts/accounts.ts'
import type { AskedEmail, Colleague } from '@trellis/contract/accounts/delegates.ts'
import type { ProfileJob } from '@trellis/contract/profiles/profiles.ts'
import { type Account, maskEmail } from './accounts.queries.ts'
import type { Arrival } from './signUp/arrivals.actions.ts'
import type { Opened } from './signUp/confirmation.actions.ts'
import type { Asked, Delegation } from './delegates/delegates.queries.ts'

/** Whose account a mailed link leads to, and what became of it. */
export function presentOpened({ account, startsAnew, resetToken }: Opened) {
  const { id, email, type, confirmedAt } = account
  return { id, email, userType: type, isConfirmed: confirmedAt !== null, startsAnew, ...(resetToken && { resetToken }) }
}

export function presentSignedIn(account: Account, jobs: ProfileJob[], token: string, { draftKey, isFirst }: Arrival): SignedIn {
  const { id, type, name, email, isSuperUser, confirmedAt } = account
  const generalInfo = { name, email, admin: isSuperUser, isConfirmed: confirmedAt !== null }
  return { _id: id, _source: { generalInfo, jobs, groups: [] }, type, token, draftKey, firstVisit: isFirst }
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

export const presentAsked = ({ id, email, createdAt }: Asked): AskedEmail => ({ id, email, since: createdAt.getTime() })
