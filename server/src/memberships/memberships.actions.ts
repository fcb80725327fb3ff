import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Transaction } from '../platform/database/database.ts'
import { membershipsChanged } from './memberships.events.ts'
import { type MembershipRole, memberships } from './memberships.tables.ts'

/** An account in a group. */
export interface Member {
  readonly groupId: Id
  readonly accountId: Id
}

/** Takes an account into a group, or gives it another role there; who is in it already has been since they joined. */
export async function addMember(context: Context, tx: Transaction, member: Member & { readonly role: MembershipRole }): Promise<void> {
  await tx
    .insert(memberships)
    .values({ ...member, since: new Date(context.clock.now()) })
    .onConflictDoUpdate({ target: [memberships.accountId, memberships.groupId], set: { role: member.role } })
  await context.events.emit(tx, membershipsChanged, { accountId: member.accountId })
}

/** Takes an account out of a group; it does not matter whether it was in it. */
export async function removeMember(context: Context, tx: Transaction, { groupId, accountId }: Member): Promise<void> {
  await tx.delete(memberships).where(and(eq(memberships.accountId, accountId), eq(memberships.groupId, groupId)))
  await context.events.emit(tx, membershipsChanged, { accountId })
}
