import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { ProfileJob } from '@trellis/contract/profiles/profiles.ts'
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { type PartsOf, partKind } from '../platform/domain.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import { accounts } from './accounts.tables.ts'

/** An account as other domains may see it. */
export type Account = Omit<
  typeof accounts.$inferSelect,
  'emailKey' | 'passwordHash' | 'signUpMark' | 'createdAt' | 'leavesAt' | 'draftKey' | 'firstSignInAt'
>

const shown = {
  id: accounts.id,
  type: accounts.type,
  email: accounts.email,
  name: accounts.name,
  isSuperUser: accounts.isSuperUser,
  confirmedAt: accounts.confirmedAt,
}

/** What an e-mail is compared by. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase()

/** Whether nobody has deleted it: a deleted account is there only to be taken back. */
export const stays = isNull(accounts.leavesAt)

/** All accounts as other domains may see them, to be joined on `id`. */
export const shownAccounts = (db: Queries) => db.select(shown).from(accounts).where(stays).as('account')

/** An account; undefined where there is none, or where it is deleted. */
export async function accountById(db: Queries, id: Id): Promise<Account | undefined> {
  const [account] = await db
    .select(shown)
    .from(accounts)
    .where(and(eq(accounts.id, id), stays))
  return account
}

/** The account that an e-mail has as this kind of person; undefined where there is none, or where it is deleted. */
export async function accountByEmail(db: Queries, type: PersonKind, email: string): Promise<Account | undefined> {
  const account = await anyAccountByEmail(db, type, email)
  return account?.leavesAt === null ? account : undefined
}

/** The students who have shown that one of these e-mails is theirs, by what e-mails are compared by. */
export async function confirmedStudents(db: Queries, emailKeys: readonly string[]): Promise<Map<string, Id>> {
  const rows = await db
    .select({ emailKey: accounts.emailKey, id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.emailKey, [...emailKeys]), eq(accounts.type, 'student'), isNotNull(accounts.confirmedAt), stays))
  return new Map(rows.map(({ emailKey, id }) => [emailKey, id]))
}

/** Those of some accounts that are students'. */
export async function studentsAmong(db: Queries, ids: readonly Id[]): Promise<Id[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.id, [...ids]), eq(accounts.type, 'student')))
  return rows.map(({ id }) => id)
}

/** An account that may be deleted already, for whoever has to prove that it is theirs. */
export interface AnyAccount extends Account {
  /** When it is erased for good; null where it stays. */
  readonly leavesAt: Date | null
}

/** The account of an e-mail, also where it is deleted and can still be taken back. */
export async function anyAccountByEmail(db: Queries, type: PersonKind, email: string): Promise<AnyAccount | undefined> {
  return anyAccount(db, and(eq(accounts.emailKey, emailKeyOf(email)), eq(accounts.type, type)))
}

/** The same by its id. */
export async function anyAccountById(db: Queries, id: Id): Promise<AnyAccount | undefined> {
  return anyAccount(db, eq(accounts.id, id))
}

/** Whether somebody has shown that the e-mail of an account is theirs: until then it may be anybody's, and so may what is known of it. */
export const hasOwnEmail = <A extends Account>(account: A | undefined): account is A =>
  account !== undefined && account.confirmedAt !== null

async function anyAccount(db: Queries, which: SQL | undefined): Promise<AnyAccount | undefined> {
  const [account] = await db
    .select({ ...shown, leavesAt: accounts.leavesAt })
    .from(accounts)
    .where(which)
  return account
}

/** The names of those of some accounts that stay, by id. */
export async function namesOfAccounts(db: Queries, ids: readonly Id[]): Promise<Map<Id, string>> {
  const { id, name } = accounts
  const rows = await db
    .select({ id, name })
    .from(accounts)
    .where(and(inArray(id, [...ids]), stays))
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** The e-mails of some accounts: whoever asks decides whom they are shown. */
export async function emailsOfAccounts(db: Queries, ids: readonly Id[]): Promise<Map<Id, string>> {
  if (ids.length === 0) return new Map()
  const { id, email } = accounts
  const rows = await db
    .select({ id, email })
    .from(accounts)
    .where(and(inArray(id, [...ids]), stays))
  return new Map(rows.map((row) => [row.id, row.email]))
}

const among = (ids: readonly Id[]): SQL => sql`${accounts.id} = any(${sql.param([...ids])}::uuid[])`

/** Which of these are accounts, deleted ones among them: until they are erased they can be taken back. */
export async function accountsAmong(db: Queries, ids: readonly Id[]): Promise<Id[]> {
  const rows = await db.select({ id: accounts.id }).from(accounts).where(among(ids))
  return rows.map(({ id }) => id)
}

/** The same, whom nobody erases until the transaction ends. Who is being erased at this moment is left out: nobody waits for that. */
export async function accountsHeld(tx: Transaction, ids: readonly Id[]): Promise<Id[]> {
  const held = tx.select({ id: accounts.id }).from(accounts).where(among(ids))
  return (await held.for('key share', { skipLocked: true })).map(({ id }) => id)
}

/** The stored password of an account, for checking it. Kept apart so that it travels nowhere else. */
export async function passwordHashOf(db: Queries, id: Id): Promise<string | null | undefined> {
  const [account] = await db.select({ passwordHash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, id))
  return account?.passwordHash
}

export type JobsOf = (db: Queries, personId: Id) => SQL<ProfileJob[]>

/** The jobs with which a person has something to do, as a part of a query: whoever keeps jobs knows them. */
export const jobsOfPerson = partKind<JobsOf>('accounts.jobsOfPerson')

/** Those of a student; none of others. */
export async function jobsOfAccount(db: Queries, { id, type }: Account, partsOf: PartsOf): Promise<ProfileJob[]> {
  const [jobsOf] = partsOf(jobsOfPerson)
  if (type !== 'student' || jobsOf === undefined) return []
  const [row] = await db
    .select({ jobs: jobsOf(db, id) })
    .from(accounts)
    .where(eq(accounts.id, id))
  return row?.jobs ?? []
}
