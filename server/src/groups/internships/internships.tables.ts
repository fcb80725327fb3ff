import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

/** The jobs that the advisors of a group chose for everybody in it, or for one of its cohorts. */
export const groupJobs = pgTable(
  'group_jobs',
  {
    groupId: uuid('group_id').notNull(),
    jobId: uuid('job_id').notNull(),
    /** Null where it is for everybody in the group. */
    cohortId: uuid('cohort_id'),
    forId: uuid('for_id').generatedAlwaysAs(sql`coalesce(cohort_id, group_id)`),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.jobId, table.forId] })],
)
