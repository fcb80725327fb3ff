import type { Id } from '@trellis/contract/wire/ids.ts'
import type { SQLWrapper } from 'drizzle-orm'
import type { Queries } from '../platform/database/database.ts'
import { partKind } from '../platform/domain.ts'

/** The ids of the jobs that were chosen for a cohort, to whoever is in it, as a part of a query; none for everybody else. */
export const jobsOfOwnCohort = partKind<(db: Queries, accountId: Id, cohortId: Id) => SQLWrapper>('jobs.jobsOfOwnCohort')
