import { lazy } from 'react'
import { type JobsSearch, readJobsSearch } from '../../groups/advisor/jobs/jobsSearch.ts'
import { type MentoringSearch, readMentoringSearch } from '../../mentoring/advisor/mentoringSearch.ts'

const loadJobs = async () => ({ default: (await import('../../groups/advisor/jobs/JobsOfGroupScreen.tsx')).JobsOfGroupScreen })
const loadMentoring = async () => ({ default: (await import('../../mentoring/advisor/MentoringScreen.tsx')).MentoringScreen })
const loadDashboard = async () => ({ default: (await import('../../mentoring/advisor/dashboard/DashboardScreen.tsx')).DashboardScreen })

/** The parts of a group that its advisors work on: none loads what another needs. */
export const LazyJobs = lazy(loadJobs)
export const LazyMentoring = lazy(loadMentoring)
export const LazyDashboard = lazy(loadDashboard)

/** How each is fetched, by its word in the address. */
export const loads: ReadonlyMap<string, () => Promise<unknown>> = new Map(
  Object.entries({ jobs: loadJobs, mentoring: loadMentoring, dashboard: loadDashboard }),
)

/** Reads the query of the screen; what makes no sense is left out. */
export const readSearch = (query: object): JobsSearch & MentoringSearch => ({
  ...readJobsSearch({ ...query }),
  ...readMentoringSearch({ ...query }),
})
