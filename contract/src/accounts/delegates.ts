import { z } from 'zod'
import { Email } from './accounts.ts'
import { endpoint, inSession, self } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'

const errors = [...inSession, 'NotFound', 'Forbidden'] as const

/** Another recruiter, as one who works with them may know them: of the e-mail the first two characters. */
export const Colleague = z.object({ _id: Id, name: z.string(), email: z.string(), companyInstitution: z.string(), since: z.number() })
export type Colleague = z.output<typeof Colleague>

/** An e-mail that was asked to act and has not answered: nobody says whether somebody has it. */
export const InvitedEmail = z.object({ id: Id, email: z.string(), since: z.number() })
export type InvitedEmail = z.output<typeof InvitedEmail>

/** Who acts for a recruiter and was asked to, for whom the recruiter acts, and who asks them to. */
const Delegations = z.object({
  data: z.object({
    delegates: z.array(Colleague),
    asked: z.array(InvitedEmail),
    principals: z.array(Colleague),
    asking: z.array(Colleague),
  }),
})
export type Delegations = z.output<typeof Delegations>['data']

export const MOST_DELEGATES = 20

export const delegatedAccounts = endpoint({
  method: 'GET',
  path: '/employee/delegated-accounts',
  access: self('query.userId', { types: ['recruiter'] }),
  summary: 'Answers who may act on a recruiter’s postings and was asked to, on whose postings the recruiter may act, and who asks them to.',
  query: z.strictObject({ userType: z.enum(['recruiter']).default('recruiter'), userId: Id }),
  reply: Delegations,
  errors,
})

export const addDelegate = endpoint({
  method: 'POST',
  path: '/employee/delegated-accounts',
  access: self('body.userId', { types: ['recruiter'] }),
  summary:
    'Asks another recruiter, named by e-mail, to act on one’s postings. They act once they accept. An e-mail that nobody has ' +
    'is answered in the same way. Doing it twice changes nothing.',
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

export const withdrawDelegateRequest = endpoint({
  method: 'DELETE',
  path: '/employee/delegated-accounts/:userId/asked/:askedId',
  access: self('params.userId', { types: ['recruiter'] }),
  summary: 'Asks an e-mail no longer to act on one’s postings. One that is gone already is no failure.',
  params: z.strictObject({ userId: Id, askedId: Id }),
  reply: Delegations,
  errors,
})

export const answerDelegateRequest = endpoint({
  method: 'POST',
  path: '/employee/delegated-accounts/:userId/asking/:principalId',
  access: self('params.userId', { types: ['recruiter'] }),
  summary: 'Accepts or declines to act on the postings of a recruiter who asked. 404 where they do not ask.',
  params: z.strictObject({ userId: Id, principalId: Id }),
  body: z.strictObject({ accept: z.boolean() }),
  reply: Delegations,
  errors,
})

export const leavePrincipal = endpoint({
  method: 'DELETE',
  path: '/employee/delegated-accounts/:userId/principals/:principalId',
  access: self('params.userId', { types: ['recruiter'] }),
  summary: 'Ends that one acts on another recruiter’s postings.',
  params: z.strictObject({ userId: Id, principalId: Id }),
  reply: Delegations,
  errors,
})
