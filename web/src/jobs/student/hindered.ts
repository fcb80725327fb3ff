import type { JobMatch } from '@trellis/contract/jobs/jobs.ts'

/** Whether a reason says that the student cannot take a job. */
export const isHindered = (fit: Pick<JobMatch, 'reasons'> | null): boolean => fit?.reasons.some(({ kind }) => kind === 'hindrance') === true
