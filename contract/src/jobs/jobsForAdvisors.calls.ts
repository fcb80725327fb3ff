import { z } from 'zod'
import { text } from '../texts/text.ts'
import { endpoint, inSession, signedInOrSuperUser } from '../wire/endpoint.ts'
import { hitsOf, size, start } from '../wire/paging.ts'
import { JobCard } from './jobs.ts'

export const jobsForAdminSearch = endpoint({
  method: 'GET',
  path: '/employee/jobsForAdminSearch',
  access: signedInOrSuperUser('advisor'),
  summary:
    'Finds open jobs by title, company, place or skill, for advisors: those for everybody, and those for the members of their own groups.',
  query: z.strictObject({ searchQuery: text(200).default(''), start, size }),
  reply: hitsOf(JobCard),
  errors: [...inSession, 'Forbidden'],
})
