import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { isInTime, publicPostings } from '../postings.queries.ts'

/** Whether a group is open to everybody, and its last day to ask is not over. */
export async function isJoinable({ db, clock }: Pick<Context, 'db' | 'clock'>, groupId: Id): Promise<boolean> {
  const group = publicPostings(db)
  const found = await db
    .select({ id: group.id })
    .from(group)
    .where(and(eq(group.id, groupId), eq(group.kind, GROUP), isInTime(group, clock.now())))
  return found.length > 0
}
