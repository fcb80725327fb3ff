import { HOUR_MS } from '@trellis/contract/durations.ts'
import type { Level } from '@trellis/contract/profiles/levels.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { ReadyGroupJob } from '../../groups/internships/internships.bulk.ts'

/** An open job that is in the database already. */
export interface StoredJob {
  readonly id: Id
  readonly level: Level
  readonly openedAt: number
}

/** Which jobs a group offers: so many of a level for everybody, and so many more for one of its cohorts. */
export interface Offering {
  readonly level: Level
  readonly forAll: number
  readonly forOneCohort: number
  /** They have been open for so long at least, where there are enough, in milliseconds; not for any time where it is left out. */
  readonly openFor?: number
}

/**
 * The newest jobs of the level that have been open for long enough, and after these the next newer ones, each added an hour after it was opened: those
 * for the cohort come first.
 */
export function internshipsOf(
  groupId: Id,
  cohort: Id | undefined,
  { level, forAll, forOneCohort, openFor = 0 }: Offering,
  jobs: readonly StoredJob[],
  now: number,
): ReadyGroupJob[] {
  const newest = jobs.filter((job) => job.level === level).toSorted((one, other) => other.openedAt - one.openedAt)
  const isOld = ({ openedAt }: StoredJob): boolean => openedAt <= now - openFor
  const nearest = [...newest.filter(isOld), ...newest.filter((job) => !isOld(job)).toReversed()]
  const ofCohort = cohort === undefined ? 0 : forOneCohort
  return nearest.slice(0, ofCohort + forAll).map(({ id, openedAt }, at) => ({
    groupId,
    jobId: id,
    cohortId: at < ofCohort ? cohort! : null,
    addedAt: openedAt + HOUR_MS,
  }))
}
