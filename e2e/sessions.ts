import type { Page } from '@playwright/test'
import { signIn, type SignedIn } from '@trellis/contract/accounts/accounts.ts'
import { derivePasswordKey } from '@trellis/contract/accounts/passwords.ts'
import { paths } from '@trellis/contract/screens.ts'
import { kindSpelling } from '@trellis/contract/wire/personKinds.ts'
import { client } from '../server/src/platform/testing/client.ts'
import type { Student } from './student.steps.ts'

/** The sides of the product by what their addresses begin with: who signs in there, and where it leads. */
const sides = {
  '': { userType: 'student', landing: paths.bio },
  '/employer': { userType: 'recruiter', landing: paths.employerJobs },
  '/groupadmin': { userType: 'advisor', landing: paths.groupadminGroups },
} as const
export type Base = keyof typeof sides

/** What browsers make of passwords, which takes them half a second each time. */
const keys = new Map<string, Promise<string>>()

function keyOf({ email, password }: Student): Promise<string> {
  const name = `${email} ${password}`
  const key = keys.get(name) ?? derivePasswordKey(email, password)
  keys.set(name, key)
  return key
}

/** Signs somebody in by the call alone. */
export async function sessionOf(origin: string, who: Student, base: Base): Promise<SignedIn> {
  const { userType } = sides[base]
  return client(origin).call(signIn, { body: { email: who.email, password: await keyOf(who), userType } })
}

/** Opens the first screen of who has signed in, in a tab that has had their session from the beginning. */
export async function openWith(page: Page, who: Student, base: Base): Promise<SignedIn> {
  await page.goto('/health/live')
  const session = await sessionOf(new URL(page.url()).origin, who, base)
  const kept = {
    jwt: `Bearer ${session.token}`,
    userId: session._id,
    userType: kindSpelling.toWire(session.type),
    info: JSON.stringify(session._source.generalInfo),
    draftKey: session.draftKey,
  }
  await page.evaluate((kept) => void Object.assign(sessionStorage, kept), kept)
  await page.goto(sides[base].landing(session._id))
  return session
}
