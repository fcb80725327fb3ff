import { z } from 'zod'
import { endpoint, inSession, signedInOrSuperUser } from '../wire/endpoint.ts'
import { LONGEST_PAGE_TITLE, typedWebLink } from './webLink.ts'

export const validateGroupWebLink = endpoint({
  method: 'POST',
  path: '/employee/validateGroupWebLink',
  access: signedInOrSuperUser('recruiter', 'advisor'),
  summary:
    'Looks whether the page that a group wants to link to can be reached, and what its title is. At most 20 in an hour for each account. ' +
    'An address that cannot be public is refused; one that only leads into a network of its own is answered like one that does not answer.',
  body: z.strictObject({ url: typedWebLink() }),
  reply: z.object({
    data: z.object({
      reachable: z.boolean(),
      /** The page's title as plain text on one line; empty where it has none, or where it was not reached. */
      title: z.string().max(LONGEST_PAGE_TITLE),
      /** Why it was not reached, in one sentence; empty where it was. */
      why: z.string(),
    }),
  }),
  errors: [...inSession, 'Forbidden'],
})
