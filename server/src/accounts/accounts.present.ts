import type { RecruiterProfile, RecruiterRecord, SignedIn } from '@trellis/contract/accounts/accounts.ts'
import type { ProfileJob } from '@trellis/contract/profiles/profiles.ts'
import type { Account } from './accounts.queries.ts'
import type { Arrival } from './signUp/arrivals.actions.ts'
import type { Opened } from './signUp/confirmation.actions.ts'

/** Whose account a mailed link leads to, and what became of it. */
export function presentOpened({ account, startsAnew, resetToken }: Opened) {
  const { id, email, type, confirmedAt } = account
  return { id, email, userType: type, isConfirmed: confirmedAt !== null, startsAnew, ...(resetToken && { resetToken }) }
}

/** What a sign-in tells beside the account. */
interface AlongWith {
  readonly jobs: ProfileJob[]
  readonly token: string
  readonly isWaiting: boolean
  readonly arrival: Arrival
}

/** What whoever signs in is answered, with the token of the new session. */
export function presentSignedIn(account: Account, { jobs, token, isWaiting, arrival }: AlongWith): SignedIn {
  const { id, type, name, email, isSuperUser, confirmedAt } = account
  const generalInfo = { name, email, admin: isSuperUser, isConfirmed: confirmedAt !== null, isWaiting }
  const { draftKey, isFirst: firstVisit } = arrival
  return { _id: id, _source: { generalInfo, jobs, groups: [] }, type, token, draftKey, firstVisit }
}

/** Without the photo, which is kept elsewhere. */
export function presentRecruiter(
  account: Account & { type: RecruiterRecord['type'] },
  generalInfo: RecruiterProfile['generalInfo'],
): RecruiterRecord {
  const { id, type, email } = account
  return { _id: id, _source: { generalInfo: { ...generalInfo, email, profilePicture: '' }, groups: [] }, type }
}

/** @param profilePicture address of the photo below `/api`, or empty */
export function withProfilePicture({ _source, ...record }: RecruiterRecord, profilePicture: string): RecruiterRecord {
  return { ...record, _source: { ..._source, generalInfo: { ..._source.generalInfo, profilePicture } } }
}
