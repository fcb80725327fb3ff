import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { accounts } from '../accounts.tables.ts'
import { newSecret } from '../passwords/secrets.ts'

/** What a sign-in tells beside who signed in. */
export interface Arrival {
  readonly draftKey: string
  readonly isFirst: boolean
}

/**
 * Notes that a person is here, and answers their key for unsaved text and whether they never were here before. Only the
 * first time writes; of two sign-ins at once, either answers the same key and one is the first.
 */
export async function arrive({ db, clock }: Context, id: Id): Promise<Arrival> {
  const [known] = await db
    .select({ draftKey: accounts.draftKey, firstSignInAt: accounts.firstSignInAt })
    .from(accounts)
    .where(eq(accounts.id, id))
  if (known?.draftKey && known.firstSignInAt !== null) return { draftKey: known.draftKey, isFirst: false }
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ draftKey: accounts.draftKey, firstSignInAt: accounts.firstSignInAt })
      .from(accounts)
      .where(eq(accounts.id, id))
      .for('update')
    const draftKey = before?.draftKey ?? newSecret()
    const firstSignInAt = before?.firstSignInAt ?? new Date(clock.now())
    await tx.update(accounts).set({ draftKey, firstSignInAt }).where(eq(accounts.id, id))
    return { draftKey, isFirst: before?.firstSignInAt === null }
  })
}
