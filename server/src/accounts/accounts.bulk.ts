import type { RecruiterProfile } from '@trellis/contract/accounts/accounts.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Queries } from '../platform/database/database.ts'
import { inParts } from '../platform/database/inParts.ts'
import type { EmailOfType } from './accounts.actions.ts'
import { emailKeyOf } from './accounts.queries.ts'
import { accounts, advisorApprovals, knownDevices, recruiterProfiles } from './accounts.tables.ts'
import type { PasswordHash } from './passwords/passwordHashes.ts'
import { digestOf, newSecret } from './passwords/secrets.ts'

/** An account that needs no confirmation, no approval and no guided first visit any more. */
export interface ConfirmedAccount extends EmailOfType {
  readonly id: Id
  readonly name: string
  /** Without one nobody can sign in. */
  readonly passwordHash: PasswordHash | undefined
  readonly isSuperUser: boolean
  /** When it was made and confirmed, in milliseconds since 1970. */
  readonly createdAt: number
  /** What a recruiter or an advisor says of themselves. */
  readonly recruiter: RecruiterProfile['generalInfo'] | undefined
}

/** Adds many accounts in a few statements. Their profiles are the caller's to add. */
export async function addConfirmedAccounts(tx: Queries, all: readonly ConfirmedAccount[]): Promise<void> {
  const rows = all.map(({ id, type, email, name, passwordHash, isSuperUser, createdAt }) => ({
    id,
    type,
    email,
    emailKey: emailKeyOf(email),
    name,
    passwordHash: passwordHash ?? null,
    isSuperUser,
    confirmedAt: new Date(createdAt),
    createdAt: new Date(createdAt),
    firstSignInAt: new Date(createdAt),
  }))
  if (rows.length > 0) await tx.insert(accounts).values(rows)
  const recruiterRows = all.flatMap(({ id, recruiter }) => (recruiter ? [{ accountId: id, generalInfo: recruiter }] : []))
  if (recruiterRows.length > 0) await tx.insert(recruiterProfiles).values(recruiterRows)
  const approved = all
    .filter(({ type }) => type === 'advisor')
    .map(({ id, createdAt }) => ({
      accountId: id,
      state: 'approved' as const,
      askedAt: new Date(createdAt),
      decidedAt: new Date(createdAt),
    }))
  if (approved.length > 0) await tx.insert(advisorApprovals).values(approved)
}

/** A browser in which somebody signed in, when last, in milliseconds since 1970. */
export interface KnownBrowser {
  readonly accountId: Id
  readonly usedAt: number
}

/** Remembers browsers that nobody has: when somebody was here last is told by them. */
export const addKnownBrowsers = (tx: Queries, all: readonly KnownBrowser[]): Promise<void> =>
  inParts(all, (some) =>
    tx
      .insert(knownDevices)
      .values(some.map(({ accountId, usedAt }) => ({ accountId, deviceHash: digestOf(newSecret()), usedAt: new Date(usedAt) }))),
  )

/** Whether there is anybody at all. */
export async function hasAccounts(db: Queries): Promise<boolean> {
  return (await db.select({ id: accounts.id }).from(accounts).limit(1)).length > 0
}
