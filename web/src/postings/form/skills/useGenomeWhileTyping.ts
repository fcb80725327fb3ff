import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { jobGenome } from '@trellis/contract/jobs/jobs.calls.ts'
import { type JobSkill, LONGEST_JOB_DESCRIPTION, MOST_JOB_SKILLS } from '@trellis/contract/jobs/jobs.ts'
import { useMemo } from 'react'
import { call } from '../../../api/call.ts'

const TYPING_PAUSE_MS = 400
const KEPT_MS = 60_000

/** What a genome is made of. */
interface Told {
  readonly name: string
  /** Of a job. */
  readonly companyInstitution?: string
  readonly description: string
  readonly skills: readonly JobSkill[]
}

export type GenomeWhileTyping = ReturnType<typeof useGenomeWhileTyping>

/** The genome that a posting would have as it is typed now, a moment after the last key, and the skills its text names. */
export function useGenomeWhileTyping({ name, companyInstitution = '', description, skills }: Told) {
  const typed = useMemo(
    () => ({
      name: name.trim().slice(0, 200),
      companyInstitution: companyInstitution.trim().slice(0, 200),
      description: description.trim().slice(0, LONGEST_JOB_DESCRIPTION),
      skills: skills.slice(0, MOST_JOB_SKILLS),
    }),
    [name, companyInstitution, description, skills],
  )
  const [body] = useDebouncedValue(typed, TYPING_PAUSE_MS)
  const isEmpty = body.name === '' && body.description === '' && body.skills.length === 0
  const query = useQuery({
    queryKey: ['jobGenome', body],
    queryFn: async ({ signal }) => (await call(jobGenome, { body }, { signal })).data,
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
    gcTime: KEPT_MS,
    staleTime: KEPT_MS,
  })
  return { ...query, isEmpty }
}
