import { assignmentTables } from '../tables/tables.tables.ts'

/** Those of which mentee has which job. */
export const jobTables = assignmentTables('mentoring_job', 'job_id')
