import { z } from 'zod'
import { endpoint, inSession, signedInOrSuperUser, superUser } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { text } from '../texts/text.ts'
import { listOf, page, size } from '../wire/paging.ts'

/** Recruiters by name, for super-users. */
export const recruiters = endpoint({
  method: 'GET',
  path: '/recruiters',
  access: superUser,
  summary: 'Answers all recruiters, names and ids only.',
  reply: z.object({ data: z.array(z.object({ _id: Id, name: z.string() })) }),
  errors: [...inSession, 'Forbidden'],
})

export const recruitersList = endpoint({
  method: 'GET',
  path: '/employee/recruitersList',
  access: signedInOrSuperUser('advisor'),
  summary:
    'Answers a page of the recruiters with their companies and how many jobs they have open, by name; of a search, those whose name or company holds every word.',
  query: z.strictObject({ page, size, searchQuery: text(200).default('') }),
  reply: listOf(
    z.object({
      _id: Id,
      _source: z.object({ generalInfo: z.object({ name: z.string(), companyInstitution: z.string(), title: z.string() }) }),
      openJobs: z.number().int(),
      type: z.literal('recruiter'),
    }),
  ),
  errors: [...inSession, 'Forbidden'],
})
