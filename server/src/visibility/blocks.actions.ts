import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq } from 'drizzle-orm'
import { inParts } from '../platform/database/inParts.ts'
import type { Queries } from '../platform/database/database.ts'
import { blocks } from './visibility.tables.ts'

/** Who blocks whom, since when (in milliseconds since 1970). */
export interface Block {
  readonly blockerId: Id
  readonly blockedId: Id
  readonly since: number
}

/** Adds blocks; those that are there already stay as they are. */
export async function addBlocks(tx: Queries, all: readonly Block[]): Promise<void> {
  const rows = all.map(({ since, ...who }) => ({ ...who, createdAt: new Date(since) }))
  await inParts(rows, (some) => tx.insert(blocks).values(some).onConflictDoNothing())
}

/** Takes a block back; it does not matter whether there was one. */
export async function removeBlock(tx: Queries, blockerId: Id, blockedId: Id): Promise<void> {
  await tx.delete(blocks).where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))
}
