import type { Directory, MembershipRole } from '@trellis/contract/memberships/roles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, lte } from 'drizzle-orm'
import type { Queries, Transaction } from '../platform/database/database.ts'
import { inParts } from '../platform/database/inParts.ts'
import { groupDirectories, memberships } from './memberships.tables.ts'

/** Somebody in a group; `since` in milliseconds since 1970. */
export interface ReadyMember {
  readonly groupId: Id
  readonly accountId: Id
  readonly role: MembershipRole
  readonly since: number
}

/** What a group's directory shows, and whether a minor is a member. */
export interface ReadyDirectory {
  readonly groupId: Id
  readonly chosen: Directory | null
  readonly hadMinor: boolean
}

/** Puts many accounts into new groups, some hundreds with each statement. Nobody is signed in yet who would have to learn of it. */
export async function addReadyMembers(
  tx: Transaction,
  members: readonly ReadyMember[],
  directories: readonly ReadyDirectory[],
): Promise<void> {
  await inParts(members, (some) =>
    tx.insert(memberships).values(some.map(({ since, ...member }) => ({ ...member, since: new Date(since) }))),
  )
  if (directories.length > 0) await tx.insert(groupDirectories).values([...directories])
}

/** Who of a group has been in it since a moment or before, in milliseconds since 1970. */
export async function membersBy(db: Queries, groupId: Id, moment: number): Promise<Id[]> {
  const which = and(eq(memberships.groupId, groupId), lte(memberships.since, new Date(moment)))
  return (await db.select({ id: memberships.accountId }).from(memberships).where(which)).map(({ id }) => id)
}
