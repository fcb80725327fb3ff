import type { JoinCode } from '@trellis/contract/groups/codes/joinCodes.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { groupJoinCodes as codes } from './joinCodes.tables.ts'

/** The code of a group, for its advisors. */
export async function joinCodeOf(db: Queries, now: number, groupId: Id): Promise<JoinCode | null> {
  const [row] = await db.select().from(codes).where(eq(codes.groupId, groupId))
  if (row === undefined) return null
  const { code, expiresAt, mostUses, uses } = row
  return { code, expiresAt: expiresAt.getTime(), mostUses, uses, isOn: expiresAt.getTime() > now && uses < mostUses }
}

/** Whether a code lets somebody in, as a condition. */
export const isOn = (now: number) => and(gt(codes.expiresAt, new Date(now)), lt(codes.uses, codes.mostUses))

/** The group that a code lets into now. */
export async function groupOfCode(db: Queries, now: number, code: string): Promise<Id | undefined> {
  const [row] = await db
    .select({ groupId: codes.groupId })
    .from(codes)
    .where(and(eq(codes.code, code), isOn(now)))
  return row?.groupId
}
