import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { groupJoinCodes } from './joinCodes.tables.ts'

/** The code of a group with its past. Its end in milliseconds since 1970. */
export interface ReadyCode {
  readonly groupId: Id
  readonly code: string
  readonly expiresAt: number
  readonly mostUses: number
  readonly uses: number
}

/** Gives some groups, a few hundred at most, their codes. */
export async function addJoinCodes(tx: Transaction, all: readonly ReadyCode[]): Promise<void> {
  if (all.length === 0) return
  await tx.insert(groupJoinCodes).values(all.map(({ expiresAt, ...code }) => ({ ...code, expiresAt: new Date(expiresAt) })))
}
