import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { and, eq, exists, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import type { NotificationColumns } from '../../platform/notifications.ts'
import { jobTables } from '../jobsTable/jobsTable.tables.ts'
import { mentoringGroups } from '../mentoring.tables.ts'
import type { AssignedTo } from '../tables/tableState.ts'
import { mentoringPairs } from '../tables/tables.tables.ts'

/** Whether somebody has been told of something: what was so then is told as what was. */
export const isKnown = ({ readAt, mailedAt }: NotificationColumns): SQL => or(isNotNull(readAt), isNotNull(mailedAt))!

/** Whether whoever is notified of a group has somebody there as this, or a job, whom no archived mentoring group has taken from them. */
export function isPaired(db: Queries, { accountId, subjectId }: NotificationColumns, role: MentoringRole, to: AssignedTo = 'mentor'): SQL {
  const pairs = to === 'job' ? jobTables.pairs : mentoringPairs
  const living = db
    .select({ one: sql`1` })
    .from(pairs)
    .innerJoin(mentoringGroups, eq(mentoringGroups.id, pairs.mentoringGroupId))
    .where(
      and(
        eq(mentoringGroups.groupId, subjectId),
        isNull(mentoringGroups.archivedAt),
        eq(role === 'mentee' ? pairs.menteeId : pairs.mentorId, accountId),
      ),
    )
  return exists(living)
}
