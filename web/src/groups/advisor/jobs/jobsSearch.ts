/** For whom jobs are looked at, or added: one cohort; everybody in the group where it is left out. */
export interface JobsSearch {
  readonly cohort?: string
}

const ID = /^[0-9a-f-]{36}$/

/** Reads the query of the screen; what makes no sense is left out. */
export const readJobsSearch = ({ cohort }: Record<string, unknown>): JobsSearch =>
  typeof cohort === 'string' && ID.test(cohort) ? { cohort } : {}
