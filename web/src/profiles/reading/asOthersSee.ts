import { maskEmail } from '@trellis/contract/accounts/maskedEmail.ts'
import type { ProfileRecord } from '@trellis/contract/profiles/profiles.ts'

/** One's own profile without what nobody else is shown. */
export function asOthersSee(record: ProfileRecord): ProfileRecord {
  const { generalInfo } = record._source
  const masked = {
    ...generalInfo,
    email: maskEmail(generalInfo.email),
    birthYear: '',
    gender: '',
    resume: [],
    following: [],
    blocked: [],
    membership: [],
  }
  return { ...record, _source: { ...record._source, generalInfo: masked, jobs: [], groups: [] } }
}
