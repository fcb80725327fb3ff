import { RecruiterProfile as Profile, type RecruiterProfile, type RecruiterRecord } from '@trellis/contract/accounts/accounts.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../../context.ts'
import type { Queries } from '../../platform/database/database.ts'
import { found } from '../../platform/http/failure.ts'
import { rename } from '../accounts.actions.ts'
import { recruiterProfiles } from '../accounts.tables.ts'
import { recruiterAccount, recruiterRecord } from './recruiters.queries.ts'
import { openAccount } from '../signUp/signUp.actions.ts'

interface NewRecruiter {
  readonly type: RecruiterRecord['type']
  readonly generalInfo: RecruiterProfile['generalInfo'] & { readonly email: string; readonly password: string }
  readonly address: string
}

/**
 * A recruiter or advisor makes an account.
 * @throws Failure EmailTaken, TooManyAttempts or Busy
 */
export async function signUpRecruiter(context: Context, recruiter: NewRecruiter): Promise<{ id: Id; token: string }> {
  const { type, address } = recruiter
  const { email, password, ...generalInfo } = recruiter.generalInfo
  const { name } = generalInfo
  return openAccount(context, { type, email, name, password, address }, async (tx, accountId) => {
    await tx.insert(recruiterProfiles).values({ accountId, generalInfo })
  })
}

/**
 * Replaces a recruiter's or advisor's profile.
 * @throws Failure NotFound
 */
export async function updateRecruiter({ db }: Context, accountId: Id, { generalInfo }: RecruiterProfile): Promise<RecruiterRecord> {
  return db.transaction(async (tx) => {
    found(await recruiterAccount(tx, accountId))
    await tx
      .insert(recruiterProfiles)
      .values({ accountId, generalInfo })
      .onConflictDoUpdate({ target: recruiterProfiles.accountId, set: { generalInfo } })
    await rename(tx, accountId, generalInfo.name)
    return found(await recruiterRecord(tx, accountId))
  })
}

/** What a super-user tells of a recruiter or advisor whose account they make: of a whole profile, what is theirs to have. */
export async function storeRecruiterInfo(tx: Queries, accountId: Id, info: Partial<RecruiterProfile['generalInfo']>): Promise<void> {
  const kept = Object.keys(Profile.shape.generalInfo.shape).map((field) => [field, info[field as keyof typeof info]])
  const { generalInfo } = Profile.parse({ generalInfo: Object.fromEntries(kept) })
  await tx.insert(recruiterProfiles).values({ accountId, generalInfo })
}
