import { createHash } from 'node:crypto'
import { createRecruiterProfile, signIn, signUp, validateHash } from '@trellis/contract/accounts/accounts.ts'
import { addDelegate, answerDelegateRequest } from '@trellis/contract/accounts/delegates.ts'
import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { GeneralInfo, StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import type { z } from 'zod'
import type { SentMail } from '../platform/mail/mail.ts'
import { type Client, client } from '../platform/testing/client.ts'
import type { TestServer } from '../platform/testing/server.ts'
import { makeSuperUser } from './accounts.actions.ts'
import { approveByEmail } from './approvals/approvals.actions.ts'

/** Who the tests are about: each sign-up without a name is the next of them, with a number after the first round. */
const cast = ['Ada Park', 'Ben Osei', 'Chloe Martin', 'Diego Ruiz', 'Emma Novak', 'Farid Haddad', 'Grace Lin', 'Hugo Berg']
let signUps = 0

function nextPerson(): { name: string; email: string } {
  const name = cast[signUps % cast.length]!
  const round = Math.floor(signUps++ / cast.length)
  const words = name.toLowerCase().replace(' ', '.')
  return round === 0
    ? { name, email: `${words}@school.example` }
    : { name: `${name} ${round + 1}`, email: `${words}.${round + 1}@school.example` }
}

/** A password key: what a browser would derive from a password, without its 600,000 rounds. */
export const keyOf = (password: string): string => createHash('sha256').update(password).digest('hex')

export interface NewPerson {
  readonly type?: PersonKind
  readonly email?: string
  readonly name?: string
  /** The password key. */
  readonly password?: string
  readonly superUser?: boolean
  /** Whether an advisor still waits for approval; they are approved unless it is said. */
  readonly waiting?: boolean
  /** The rest of a student's general information, such as `birthYear` and `level`. */
  readonly generalInfo?: z.input<typeof GeneralInfo>
  readonly birthYear?: string | number
  /** The other sections of a student's bio. */
  readonly bio?: Partial<z.input<typeof StudentProfile>>
}

/** Somebody whose account was made and is not confirmed yet. */
export interface Newcomer {
  readonly id: Id
  readonly type: PersonKind
  readonly email: string
  readonly name: string
  readonly password: string
  /** The token that sign-up answered: for uploading a photo and a resume. */
  readonly signUpToken: string
}

/** Somebody who is signed in. */
export interface Person extends Newcomer {
  readonly token: string
  /** Makes calls as this person. */
  readonly client: Client
}

/** Makes an account by the real call. Its verification mail waits among the tasks. */
export async function newcomer(server: Pick<TestServer, 'origin' | 'clock'>, person: NewPerson = {}): Promise<Newcomer> {
  // Mails of one millisecond have no order.
  server.clock.advance(1)
  const { type = 'student', password = keyOf('Secret-123') } = person
  const known = { ...nextPerson(), ...(person.name && { name: person.name }), ...(person.email && { email: person.email }) }
  const stranger = client(server.origin)
  const { data } =
    type === 'student'
      ? await stranger.call(signUp, {
          body: { data: { ...person.bio, generalInfo: { ...studentInfo(person), ...known, password } }, type },
        })
      : await stranger.call(createRecruiterProfile, { body: { data: { generalInfo: { ...known, password } }, type } })
  return { id: data.id, type, ...known, password, signUpToken: data.token }
}

const studentInfo = ({ generalInfo, birthYear }: NewPerson) => ({
  ...generalInfo,
  ...(birthYear !== undefined && { birthYear }),
})

/** Makes an account, confirms it by the mailed link and signs in, all by the real calls. */
export async function signedUp(server: TestServer, person: NewPerson = {}): Promise<Person> {
  const account = await newcomer(server, person)
  await confirmed(server, account, await mailedHash(server, account.email))
  if (person.superUser) await makeSuperUser(server.context.db, account.email, account.type)
  if (account.type === 'advisor' && !person.waiting) await approveByEmail(server.context, server.context.db, account.email)
  return signedIn(server, account)
}

/** Confirms an account by the hash of its mailed link. */
export async function confirmed({ origin }: Pick<TestServer, 'origin'>, { type, password }: Newcomer, hash: string): Promise<void> {
  await client(origin).call(validateHash, { body: { hash, type, password } })
}

/** Signs in who has confirmed their account. */
export async function signedIn(server: Pick<TestServer, 'origin'>, account: Newcomer): Promise<Person> {
  const token = await tokenOf(server, account)
  return { ...account, token, client: client(server.origin, token) }
}

/** Signs in once more. */
export async function tokenOf(server: Pick<TestServer, 'origin'>, person: Pick<Person, 'type' | 'email' | 'password'>): Promise<string> {
  const { type: userType, email, password } = person
  const { token } = await client(server.origin).call(signIn, { body: { email, password, userType } })
  return token
}

/** Lets one recruiter act for another, by the real calls. */
export async function actsFor(delegate: Person, principal: Person): Promise<void> {
  await principal.client.call(addDelegate, { body: { userId: principal.id, email: delegate.email } })
  const params = { userId: delegate.id, principalId: principal.id }
  await delegate.client.call(answerDelegateRequest, { params, body: { accept: true } })
}

const underWay = new WeakMap<TestServer, Promise<unknown>>()

/** Carries the due tasks out, after those that somebody else is carrying out: their mails are there as well then. */
async function carryOutTasks(server: TestServer): Promise<void> {
  const done = (underWay.get(server) ?? Promise.resolve()).then(() => server.context.tasks.runDue())
  underWay.set(server, done)
  await done
}

/** Carries the due tasks out, and answers the mails to one e-mail, newest first. */
export async function mailsTo(server: TestServer, email: string): Promise<SentMail[]> {
  await carryOutTasks(server)
  return (await server.context.mail.outbox()).filter((mail) => mail.to === email)
}

/** The hash in the newest link mailed to an e-mail: other mails that were sent with it may arrive after it. */
export async function mailedHash(server: TestServer, email: string): Promise<string> {
  const mails = await mailsTo(server, email)
  const hash = mails.map((mail) => mail.text.match(/\/([\w-]{43})[\s?]/)?.[1]).find((found) => found !== undefined)
  if (hash === undefined) throw new Error(`No link was mailed to ${email}`)
  return hash
}
