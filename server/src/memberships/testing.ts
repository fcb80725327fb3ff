import type { Id } from '@trellis/contract/wire/ids.ts'
import type { TestServer } from '../platform/testing/server.ts'
import { addMember, removeMember } from './memberships.actions.ts'

/** Takes accounts of any kind into a group. */
export async function join({ context }: TestServer, groupId: Id, ...accounts: readonly { readonly id: Id }[]): Promise<void> {
  await context.db.transaction(async (tx) => {
    for (const { id } of accounts) await addMember(context, tx, { groupId, accountId: id, role: 'member' })
  })
}

/** Takes an account out of a group. */
export const leave = ({ context }: TestServer, groupId: Id, { id }: { readonly id: Id }): Promise<void> =>
  context.db.transaction((tx) => removeMember(context, tx, { groupId, accountId: id }))
