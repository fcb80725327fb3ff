import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Queries } from '../platform/database/database.ts'
import { inParts } from '../platform/database/inParts.ts'
import { blocks, follows } from './people.tables.ts'

/** Who follows or blocks whom, since when (in milliseconds since 1970). */
export interface Connection {
  readonly from: Id
  readonly to: Id
  readonly since: number
}

/** Adds many follows; those that are there already stay as they are. */
export async function addFollows(tx: Queries, ties: readonly Connection[]): Promise<void> {
  const rows = ties.map(({ from, to, since }) => ({ followerId: from, followedId: to, createdAt: new Date(since) }))
  await inParts(rows, (some) => tx.insert(follows).values(some).onConflictDoNothing())
}

/** Adds many blocks; those that are there already stay as they are. */
export async function addBlocks(tx: Queries, ties: readonly Connection[]): Promise<void> {
  const rows = ties.map(({ from, to, since }) => ({ blockerId: from, blockedId: to, createdAt: new Date(since) }))
  await inParts(rows, (some) => tx.insert(blocks).values(some).onConflictDoNothing())
}
