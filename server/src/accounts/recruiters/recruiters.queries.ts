import { maskEmail } from '@trellis/contract/accounts/maskedEmail.ts'
import { RecruiterProfile, type RecruiterRecord } from '@trellis/contract/accounts/accounts.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { partKind } from '../../platform/domain.ts'
import { presentRecruiter } from '../accounts.present.ts'
import { type Account, accountById, stays } from '../accounts.queries.ts'
import { accounts, recruiterProfiles } from '../accounts.tables.ts'

/** The address of a recruiter's or advisor's photo below `/api`, or empty: whoever stores files knows it. */
export const photoOfRecruiter = partKind<(db: Queries, id: Id) => Promise<string>>('accounts.photoOfRecruiter')

type RecruiterAccount = Account & { type: RecruiterRecord['type'] }

const isRecruiter = (account: Account): account is RecruiterAccount => account.type !== 'student'

/** A recruiter's or advisor's account; undefined for students and where there is none. */
export async function recruiterAccount(db: Queries, id: Id): Promise<RecruiterAccount | undefined> {
  const account = await accountById(db, id)
  return account !== undefined && isRecruiter(account) ? account : undefined
}

/**
 * A recruiter's or advisor's own profile, without the photo. One whose account was made by a super-user has nothing but the name at first.
 * @param isOpen whether the viewer may read the e-mail: it is masked otherwise
 */
export async function recruiterRecord(
  db: Queries,
  id: Id,
  { isOpen = true }: { readonly isOpen?: boolean } = {},
): Promise<RecruiterRecord | undefined> {
  const account = await recruiterAccount(db, id)
  if (account === undefined) return undefined
  const [profile] = await db.select().from(recruiterProfiles).where(eq(recruiterProfiles.accountId, id))
  const { generalInfo } = RecruiterProfile.parse({ generalInfo: profile?.generalInfo ?? { name: account.name } })
  const email = isOpen ? account.email : maskEmail(account.email)
  return presentRecruiter({ ...account, email }, generalInfo)
}

/** What is listed of the confirmed recruiters, to be joined on `id`. `order` is what they are in order by. */
export const listedRecruiters = (db: Queries) =>
  db
    .select({
      id: accounts.id,
      name: accounts.name,
      order: sql<string>`lower(${accounts.name})`.as('order'),
      companyInstitution: saidBy('companyInstitution').as('company'),
      title: saidBy('title').as('title'),
    })
    .from(accounts)
    .leftJoin(recruiterProfiles, eq(recruiterProfiles.accountId, accounts.id))
    // As the index has it: a parameter would not be known to fit.
    .where(and(sql`${accounts.type} = 'recruiter'`, isNotNull(accounts.confirmedAt), stays))
    .as('recruiter')

/** What recruiters say of themselves, as a part of a query; empty where they say nothing. */
export const saidBy = (field: 'companyInstitution' | 'title' | 'website') =>
  sql<string>`coalesce(${recruiterProfiles.generalInfo} ->> ${sql.raw(`'${field}'`)}, '')`
