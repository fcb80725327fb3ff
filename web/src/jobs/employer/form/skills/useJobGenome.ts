import { useWatch } from 'react-hook-form'
import { useGenomeWhileTyping } from '../../../../postings/form/skills/useGenomeWhileTyping.ts'
import type { TypedJob } from '../typedJob.ts'

/** The genome that the job would have as it is typed now, and the skills its text names. */
export function useJobGenome() {
  const [name, companyInstitution, description, skills] = useWatch<TypedJob, ['name', 'companyInstitution', 'description', 'skills']>({
    name: ['name', 'companyInstitution', 'description', 'skills'],
  })
  return useGenomeWhileTyping({ name, companyInstitution, description, skills })
}
