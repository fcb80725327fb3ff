import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../platform/database/database.ts'
import { inParts } from '../platform/database/inParts.ts'
import { follows } from './follows.tables.ts'

/** Who follows whom, since when (in milliseconds since 1970). */
export interface Follow {
  readonly followerId: Id
  readonly followedId: Id
  readonly since: number
}

/** Adds follows; those that are there already stay as they are. */
export async function addFollows(tx: Queries, all: readonly Follow[]): Promise<void> {
  const rows = all.map(({ since, ...who }) => ({ ...who, createdAt: new Date(since) }))
  await inParts(rows, (some) => tx.insert(follows).values(some).onConflictDoNothing())
}

/** Ends that somebody follows another; it does not matter whether they did. */
export async function removeFollow(tx: Queries, followerId: Id, followedId: Id): Promise<void> {
  await tx.delete(follows).where(and(eq(follows.followerId, followerId), eq(follows.followedId, followedId)))
}
