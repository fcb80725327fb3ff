import type { Directory, MembershipRole } from '@trellis/contract/memberships/roles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { TestServer } from '../platform/testing/server.ts'
import { addMember, removeMembers, setDirectory } from './memberships.actions.ts'

interface Account {
  readonly id: Id
}

/** Takes accounts of any kind into a group, as members. */
export const join = (server: TestServer, groupId: Id, ...accounts: readonly Account[]): Promise<void> =>
  joinAs(server, 'member', groupId, ...accounts)

/** Takes accounts of any kind into a group, or gives them another role there. */
export async function joinAs({ context }: TestServer, role: MembershipRole, groupId: Id, ...accounts: readonly Account[]): Promise<void> {
  await context.db.transaction(async (tx) => {
    for (const { id } of accounts) await addMember(context, tx, { groupId, accountId: id, role })
  })
}

/** Takes an account out of a group. */
export const leave = ({ context }: TestServer, groupId: Id, { id }: Account): Promise<void> =>
  context.db.transaction((tx) => removeMembers(context, tx, groupId, [id]))

/** Chooses whom a group's directory shows. */
export const showing = ({ context }: TestServer, groupId: Id, directory: Directory | null): Promise<void> =>
  context.db.transaction((tx) => setDirectory(context, tx, groupId, directory))
