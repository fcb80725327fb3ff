import { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { Id, newId } from '@trellis/contract/wire/ids.ts'
import { and, eq, isNull, notExists, or, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { carriedOut, taskKind, type TaskWork } from '../../platform/tasks/tasks.ts'
import { shownPostings } from '../../postings/postings.queries.ts'
import { blocksBetween } from '../../visibility/visibility.ts'
import { mentoringGroups, mentoringMembers as members } from '../mentoring.tables.ts'
import { mentoringPairs } from '../tables/tables.tables.ts'
import { publicationTold } from './publishing.events.ts'
import { withoutAny } from './stillPaired.queries.ts'

/** Tells somebody that nobody is left to them, one by one: what makes many leave at once holds what others wait for. */
const tellOfLeaving = taskKind(
  'mentoring.tellOfLeaving',
  z.strictObject({ causeId: Id, groupId: Id, mentoringGroupId: Id, accountId: Id, role: MentoringRole }),
)

/**
 * Takes people out of mentoring groups, with their pairs, and sees to it that whoever of these has nobody in the group any more is told: for them the pair is
 * gone at once, and no publication says so.
 * @param which a condition on the members
 * @returns as how much they took part
 */
export async function leaveMentoring({ clock, tasks }: Pick<Context, 'clock' | 'tasks'>, tx: Transaction, which: SQL): Promise<number> {
  const others = await pairedWith(tx, which)
  const left = await tx
    .delete(members)
    .where(which)
    .returning({ mentoringGroupId: members.mentoringGroupId, accountId: members.accountId, role: members.role })
  const gone = new Set(left.map(keyOf))
  // Whoever had several of those who left is told once, and not if they left with them.
  const staying = [...new Map(others.filter((one) => !gone.has(keyOf(one))).map((one) => [keyOf(one), one])).values()]
  for (const [id, told] of Map.groupBy(staying, (one) => one.mentoringGroupId)) {
    const alone = await withoutAny(tx, told[0]!.groupId, told, 'mentor', { id, counts: true })
    const causeId = newId(clock.now())
    await tasks.addEach(
      tx,
      tellOfLeaving,
      told.filter((one) => alone.has(one)).map((one) => ({ ...one, causeId })),
    )
  }
  return left.length
}

/** Whoever has somebody again by then, or takes part no more, is told nothing. */
async function tellWhoIsAlone({ db, events }: Context, told: z.output<typeof tellOfLeaving.payload>): Promise<void> {
  const { causeId, groupId, mentoringGroupId, accountId, role } = told
  await db.transaction(async (tx) => {
    const own = and(eq(members.mentoringGroupId, mentoringGroupId), eq(members.accountId, accountId), eq(members.role, role))
    if ((await tx.$count(members, own)) === 0) return
    if ((await withoutAny(tx, groupId, [told], 'mentor', { id: mentoringGroupId, counts: true })).size === 0) return
    await events.emit(tx, publicationTold, {
      id: causeId,
      of: 'mentor',
      groupId,
      mentoringGroupId,
      told: [{ accountId, role, hasNobody: true }],
    })
  })
}

export const tellingOfLeaving = (context: Context): TaskWork => carriedOut(tellOfLeaving, (told) => tellWhoIsAlone(context, told))

const keyOf = ({ mentoringGroupId, accountId, role }: { mentoringGroupId: Id; accountId: Id; role: MentoringRole }): string =>
  `${mentoringGroupId} ${role} ${accountId}`

/** Who is paired with members of mentoring groups, but across a block: they are told nothing of each other. Of a deleted group and an archived mentoring group nobody is told: all pairs ended before. */
async function pairedWith(tx: Transaction, which: SQL) {
  const group = shownPostings(tx)
  const { menteeId, mentorId } = mentoringPairs
  const isTheirs = or(
    and(eq(members.role, 'mentee'), eq(menteeId, members.accountId)),
    and(eq(members.role, 'mentor'), eq(mentorId, members.accountId)),
  )
  const rows = await tx
    .select({ mentoringGroupId: members.mentoringGroupId, groupId: mentoringGroups.groupId, role: members.role, menteeId, mentorId })
    .from(members)
    .innerJoin(mentoringGroups, eq(mentoringGroups.id, members.mentoringGroupId))
    .innerJoin(group, eq(group.id, mentoringGroups.groupId))
    .innerJoin(mentoringPairs, and(eq(mentoringPairs.mentoringGroupId, members.mentoringGroupId), isTheirs))
    .where(and(which, isNull(mentoringGroups.archivedAt), notExists(blocksBetween(tx, menteeId, mentorId))))
  return rows.map(({ role, menteeId, mentorId, ...within }): { mentoringGroupId: Id; groupId: Id; accountId: Id; role: MentoringRole } => ({
    ...within,
    ...(role === 'mentee' ? { accountId: mentorId, role: 'mentor' } : { accountId: menteeId, role: 'mentee' }),
  }))
}
