import type { ProfileRecord } from '@trellis/contract/profiles/profiles.ts'

const SHOWN_OF_EMAIL = 2

/** Shows the first two characters, then '***' (specification, section 5). */
export function maskEmail(email: string): string {
  return `${email.slice(0, SHOWN_OF_EMAIL)}***`
}

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
