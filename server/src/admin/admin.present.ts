import type { ListedRecruiter } from './admin.queries.ts'

export function presentRecruiter({ id, name, companyInstitution, title, openJobs }: ListedRecruiter) {
  return { _id: id, _source: { generalInfo: { name, companyInstitution, title } }, openJobs, type: 'recruiter' as const }
}
