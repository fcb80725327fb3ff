import type { CohortRecord } from '@trellis/contract/groups/cohorts.ts'
import type { GroupJob } from '@trellis/contract/groups/internships.calls.ts'

/** For whom in a group its advisors added a job. */
export type ForWhom = Pick<GroupJob, 'forGroup' | 'forCohorts'>

/** A cohort, or undefined for everybody in the group. */
export type Target = string | undefined

export const EVERYBODY = 'Everybody in the group'

export const isFor = ({ forGroup, forCohorts }: ForWhom, target: Target): boolean =>
  target === undefined ? forGroup : forCohorts.includes(target)

/** All for whom a job was added. */
export const targetsOf = ({ forGroup, forCohorts }: ForWhom): Target[] => [...(forGroup ? [undefined] : []), ...forCohorts]

/** What somebody for whom a job can be is called in a sentence: 'everybody in the group', 'Juniors'. */
export function targetWords(target: Target, cohorts: readonly CohortRecord[]): string {
  if (target === undefined) return 'everybody in the group'
  return cohorts.find(({ _id }) => _id === target)?._source.generalInfo.name ?? 'a cohort'
}

const list = (names: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)

/** Who reads of a job, and why: 'For everybody in the group and Juniors', 'Offered to members alone by Acme'. Empty where nobody does. */
export function whoReadsIt(job: ForWhom & { readonly offered?: boolean }, company: string, cohorts: readonly CohortRecord[]): string {
  const names = targetsOf(job).map((target) => targetWords(target, cohorts))
  const chosen = names.length > 0 ? [`For ${list(names)}`] : []
  const offered = job.offered === true ? [`Offered by ${company} to members of this group alone`] : []
  return [...offered, ...chosen].join(' · ')
}
