import { keptInTab } from '../../../session/keptInTab.ts'
import { type JobsSearch, readJobsSearch } from './jobsSearch.ts'

const kept = keptInTab('cohort')

/** Notes which cohort of a group its advisor looks at, for all screens of the jobs of the group; of everybody nothing is kept. */
export const noteCohort = (groupId: string, { cohort }: JobsSearch): void =>
  kept.keep(cohort === undefined ? undefined : `${groupId}.${cohort}`)

/** The cohort that an address names; where it names none, the one of this group that was looked at last in this tab. */
export function cohortIn(groupId: string, named: JobsSearch, word = kept.read()): JobsSearch {
  const [ofGroup, cohort] = word?.split('.') ?? []
  return named.cohort === undefined && ofGroup === groupId ? readJobsSearch({ cohort }) : named
}

/** The same, as it changes. */
export const useCohortIn = (groupId: string, named: JobsSearch): JobsSearch => cohortIn(groupId, named, kept.use())
