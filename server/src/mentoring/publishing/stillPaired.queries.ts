import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, exists, isNotNull, isNull, not, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import type { NotificationColumns } from '../../platform/notifications.ts'
import { blocksBetween } from '../../visibility/visibility.ts'
import { jobTables } from '../jobsTable/jobsTable.tables.ts'
import { mentoringGroups } from '../mentoring.tables.ts'
import type { AssignedTo } from '../tables/tableState.ts'
import { type AssignmentTables, mentorTables } from '../tables/tables.tables.ts'
import { isOneOf } from '../tables/tables.queries.ts'

/** Whether somebody has been told of something: what was so then is told as what was. */
export const isKnown = ({ readAt, mailedAt }: NotificationColumns): SQL => or(isNotNull(readAt), isNotNull(mailedAt))!

const tablesOf = (to: AssignedTo): AssignmentTables => (to === 'job' ? jobTables : mentorTables)

/** True of pairs with no block between the two, which hides them from each other; of those with jobs always. */
const isSeen = (db: Queries, { menteeId, mentorId }: AssignmentTables['pairs'], to: AssignedTo): SQL | undefined =>
  to === 'mentor' ? notExists(blocksBetween(db, menteeId, mentorId)) : undefined

/**
 * Whether whoever is notified of a group has somebody there as this, or a job, whom no archived mentoring group has taken from them.
 * @param seen whether a pair counts with a block between the two
 */
export function isPaired(
  db: Queries,
  { accountId, subjectId }: NotificationColumns,
  role: MentoringRole,
  { to, seen }: { readonly to: AssignedTo; readonly seen: boolean } = { to: 'mentor', seen: false },
): SQL {
  const { pairs } = tablesOf(to)
  const living = db
    .select({ one: sql`1` })
    .from(pairs)
    .innerJoin(mentoringGroups, eq(mentoringGroups.id, pairs.mentoringGroupId))
    .where(
      and(
        eq(mentoringGroups.groupId, subjectId),
        isNull(mentoringGroups.archivedAt),
        eq(role === 'mentee' ? pairs.menteeId : pairs.mentorId, accountId),
        seen ? isSeen(db, pairs, to) : undefined,
      ),
    )
  return exists(living)
}

interface Somebody {
  readonly accountId: Id
  readonly role: MentoringRole
}

/**
 * Those of some people who have nobody whom they see, or no job, in any mentoring group of a group that is not archived.
 * @param about a mentoring group of it whose pairs count though it be archived, or not at all
 */
export async function withoutAny<T extends Somebody>(
  db: Queries,
  groupId: Id,
  some: readonly T[],
  to: AssignedTo,
  about: { readonly id: Id; readonly counts: boolean },
): Promise<Set<T>> {
  const { pairs } = tablesOf(to)
  const isAbout = eq(mentoringGroups.id, about.id)
  const left = new Set(some)
  for (const [role, column] of [['mentee', pairs.menteeId] as const, ['mentor', pairs.mentorId] as const]) {
    const ids = some.filter((one) => one.role === role).map(({ accountId }) => accountId)
    if (ids.length === 0) continue
    const rows = await db
      .selectDistinct({ id: column })
      .from(pairs)
      .innerJoin(mentoringGroups, eq(mentoringGroups.id, pairs.mentoringGroupId))
      .where(
        and(
          eq(mentoringGroups.groupId, groupId),
          about.counts ? or(isAbout, isNull(mentoringGroups.archivedAt)) : and(not(isAbout), isNull(mentoringGroups.archivedAt)),
          isSeen(db, pairs, to),
          isOneOf(column, ids),
        ),
      )
    const having = new Set(rows.map((row) => row.id))
    for (const one of some) if (one.role === role && having.has(one.accountId)) left.delete(one)
  }
  return left
}
