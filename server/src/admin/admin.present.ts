import type { ListedRecruiter } from './admin.queries.ts'

/** A recruiter in the lists of advisors and super-users, with how many of their jobs are open. */
export function presentRecruiter({ id, name, companyInstitution, title, openJobs }: ListedRecruiter) {
  return { _id: id, _source: { generalInfo: { name, companyInstitution, title } }, openJobs, type: 'recruiter' as const }
}
