import { RecruiterProfile as Profile, type RecruiterProfile, type RecruiterRecord } from '@trellis/contract/accounts/accounts.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { found } from '../../platform/http/failure.ts'
import { lockAccount, rename } from '../accounts.actions.ts'
import { recruiterProfiles } from '../accounts.tables.ts'
import { approveAdvisor } from '../approvals/approvals.actions.ts'
import { recruiterAccount, recruiterRecord } from './recruiters.queries.ts'
import { openAccount } from '../signUp/signUp.actions.ts'

interface NewRecruiter {
  readonly type: RecruiterRecord['type']
  readonly generalInfo: RecruiterProfile['generalInfo'] & { readonly email: string; readonly password: string }
  readonly address: string
  /** The super-user who makes it for somebody else, and so approves who is an advisor. */
  readonly madeBy: Id | null
}

/**
 * A recruiter or advisor makes an account.
 * @throws Failure EmailTaken, TooManyAttempts or Busy
 */
export async function signUpRecruiter(context: Context, recruiter: NewRecruiter): Promise<{ id: Id; token: string }> {
  const { type, address, madeBy } = recruiter
  const { email, password, ...generalInfo } = recruiter.generalInfo
  const { name } = generalInfo
  return openAccount(context, { type, email, name, password, address }, async (tx, accountId) => {
    await tx.insert(recruiterProfiles).values({ accountId, generalInfo })
    if (madeBy !== null && type === 'advisor') await approveAdvisor(context, tx, accountId, madeBy)
  })
}

/**
 * Replaces a recruiter's or advisor's profile.
 * @throws Failure NotFound
 */
export async function updateRecruiter({ db }: Context, accountId: Id, { generalInfo }: RecruiterProfile): Promise<RecruiterRecord> {
  return db.transaction(async (tx) => {
    // Before the profile, as whoever erases the account: otherwise each could wait for the other.
    await lockAccount(tx, accountId)
    const { name } = found(await recruiterAccount(tx, accountId))
    await tx
      .insert(recruiterProfiles)
      .values({ accountId, generalInfo })
      .onConflictDoUpdate({ target: recruiterProfiles.accountId, set: { generalInfo } })
    if (generalInfo.name !== name) await rename(tx, accountId, generalInfo.name)
    return found(await recruiterRecord(tx, accountId))
  })
}

/** A recruiter or advisor whose account a super-user makes. */
interface Made {
  readonly id: Id
  readonly type: PersonKind
  readonly by: Id
}

/** What a super-user tells of them: of a whole profile, what is theirs to have. An advisor is approved by it. */
export async function storeMadeRecruiter(
  context: Context,
  tx: Transaction,
  { id: accountId, type, by }: Made,
  info: Partial<RecruiterProfile['generalInfo']>,
): Promise<void> {
  const kept = Object.keys(Profile.shape.generalInfo.shape).map((field) => [field, info[field as keyof typeof info]])
  const { generalInfo } = Profile.parse({ generalInfo: Object.fromEntries(kept) })
  await tx.insert(recruiterProfiles).values({ accountId, generalInfo })
  if (type === 'advisor') await approveAdvisor(context, tx, accountId, by)
}
