import { kindSpelling, type PersonKind } from '@trellis/contract/wire/personKinds.ts'
import { newestLink } from '../tools/product.ts'

/** What every person of a benchmark signs in with: a key as the browser would derive it. */
export const PASSWORD = 'ab'.repeat(32)

export interface SignedIn {
  readonly id: string
  readonly token: string
}

/** Posts JSON to a call and answers its reply. @throws with the reply's text where it is refused */
export async function post<T>(origin: string, path: string, body: unknown, token?: string): Promise<T> {
  const headers = new Headers({ 'content-type': 'application/json' })
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  const reply = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await reply.text()
  if (!reply.ok) throw new Refused(`${path} answered ${reply.status}: ${text}`)
  return JSON.parse(text) as T
}

/** A call was answered, and refused. */
export class Refused extends Error {}

/** A student who signed up, opened the link in the outbox of `dataFolder`, and signed in. */
export async function signedUpStudent(origin: string, dataFolder: string, email: string): Promise<SignedIn> {
  const data = { generalInfo: { name: email.split('@')[0], email, password: PASSWORD, birthYear: '1990' } }
  await post(origin, '/profile/signUp', { data, type: 'profile' })
  return confirmed(origin, dataFolder, email, 'profile')
}

/** The same of a recruiter. */
export const signedUpRecruiter = (origin: string, dataFolder: string, email: string): Promise<SignedIn> =>
  signedUpEmployee(origin, dataFolder, email, 'recruiter')

/** The same of an advisor. */
export const signedUpAdvisor = (origin: string, dataFolder: string, email: string): Promise<SignedIn> =>
  signedUpEmployee(origin, dataFolder, email, 'advisor')

async function signedUpEmployee(origin: string, dataFolder: string, email: string, kind: PersonKind): Promise<SignedIn> {
  const data = { generalInfo: { name: email.split('@')[0], email, password: PASSWORD } }
  const type: string = kindSpelling.toWire(kind)
  await post(origin, '/employee/createRecruiterProfile', { data, type })
  return confirmed(origin, dataFolder, email, type)
}

async function confirmed(origin: string, dataFolder: string, email: string, type: string): Promise<SignedIn> {
  const link = await newestLink(dataFolder, new RegExp(`/emailSignUp/${type}/[\\w-]+`), email)
  await post(origin, '/profile/validateHash/', { hash: link.split('/').at(-1), type, password: PASSWORD })
  return signIn(origin, email, type)
}

/** Signs somebody in who has {@link PASSWORD}. */
export async function signIn(origin: string, email: string, userType: string = 'profile'): Promise<SignedIn> {
  const { _id: id, token } = await post<{ _id: string; token: string }>(origin, '/signIn', { email, password: PASSWORD, userType })
  return { id, token }
}
