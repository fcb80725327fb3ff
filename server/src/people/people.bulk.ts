import type { Id } from '@trellis/contract/ids.ts'
import type { Queries } from '../platform/database/database.ts'
import { blocks, follows } from './people.tables.ts'

/** Who follows or blocks whom, since when (in milliseconds since 1970). */
export interface Tie {
  readonly from: Id
  readonly to: Id
  readonly since: number
}

const AT_ONCE = 2_000

/** Adds many follows; those that are there already stay as they are. */
export async function addFollows(tx: Queries, ties: readonly Tie[]): Promise<void> {
  for (let at = 0; at < ties.length; at += AT_ONCE) {
    const rows = ties.slice(at, at + AT_ONCE)
    await tx
      .insert(follows)
      .values(rows.map(({ from, to, since }) => ({ followerId: from, followedId: to, createdAt: new Date(since) })))
      .onConflictDoNothing()
  }
}

/** Adds many blocks; those that are there already stay as they are. */
export async function addBlocks(tx: Queries, ties: readonly Tie[]): Promise<void> {
  for (let at = 0; at < ties.length; at += AT_ONCE) {
    const rows = ties.slice(at, at + AT_ONCE)
    await tx
      .insert(blocks)
      .values(rows.map(({ from, to, since }) => ({ blockerId: from, blockedId: to, createdAt: new Date(since) })))
      .onConflictDoNothing()
  }
}
