import { z } from 'zod'
import { Email } from './accounts.ts'
import { endpoint, self } from './endpoint.ts'
import { Id } from './ids.ts'

const errors = ['NotSignedIn', 'SessionEnded', 'NotFound', 'Forbidden'] as const

/** Another recruiter, as one who works with them may know them: of the e-mail the first two characters. */
export const Colleague = z.object({ _id: Id, name: z.string(), email: z.string(), companyInstitution: z.string(), since: z.number() })
export type Colleague = z.output<typeof Colleague>

/** Who acts for a recruiter, and for whom the recruiter acts. */
const Delegations = z.object({ data: z.object({ delegates: z.array(Colleague), principals: z.array(Colleague) }) })

export const MOST_DELEGATES = 20

export const delegatedAccounts = endpoint({
  method: 'GET',
  path: '/employee/delegated-accounts',
  access: self('query.userId', { types: ['recruiter'] }),
  summary: 'Answers who may act on a recruiter’s postings, and on whose postings the recruiter may act.',
  query: z.strictObject({ userType: z.enum(['recruiter']).default('recruiter'), userId: Id }),
  reply: Delegations,
  errors,
})

export const addDelegate = endpoint({
  method: 'POST',
  path: '/employee/delegated-accounts',
  access: self('body.userId', { types: ['recruiter'] }),
  summary: 'Lets another recruiter, named by e-mail, act on one’s postings. Doing it twice changes nothing.',
  body: z.strictObject({ userId: Id, email: Email }),
  reply: Delegations,
  errors,
})

export const removeDelegate = endpoint({
  method: 'DELETE',
  path: '/employee/delegated-accounts/:userId/:delegateId',
  access: self('params.userId', { types: ['recruiter'] }),
  summary: 'Ends that another recruiter acts on one’s postings.',
  params: z.strictObject({ userId: Id, delegateId: Id }),
  reply: Delegations,
  errors,
})
