import { CURRENT } from '@trellis/contract/texts/dates.ts'
import {
  type ActivityEntry,
  type BioSection,
  emptyProfile,
  type PositionHeld,
  StudentProfile,
  type TaggedEntry,
  type TimeCommitment,
} from '@trellis/contract/profiles/profiles.ts'
import { keysOf } from '../../platform/records.ts'

/** A bio with what is given; all other fields are empty. */
export function bioOf(given: { [S in BioSection]?: Partial<StudentProfile[S]> }): StudentProfile {
  const empty = emptyProfile()
  const sections = keysOf(empty).map((name) => [name, { ...empty[name], ...given[name] }])
  return StudentProfile.parse(Object.fromEntries(sections))
}

export const tagged = (name: string, ...tags: string[]): TaggedEntry => ({ name, tags })

/** What somebody of the cast does beside school or work: how much of their time it takes, and for how long they have done it. */
export function activity(
  name: string,
  titlePosition: string,
  [timeCommitment, duration]: readonly [TimeCommitment, string],
  ...tags: string[]
): ActivityEntry {
  return { name, titlePosition, timeCommitment, duration, tags }
}

/** Of rows that each began so many months ago, those that had begun at a time. */
export function begun<T>(monthsAgo: number, ...rows: readonly (readonly [since: number, row: T])[]): T[] {
  return rows.filter(([since]) => since >= monthsAgo).map(([, row]) => row)
}

interface Held {
  readonly title: string
  readonly at: string
  /** Year and month; without an end it goes on. */
  readonly from: readonly [year: number, month: number]
  readonly to?: readonly [year: number, month: number]
  readonly description: string
  readonly proudest?: string
  readonly best?: string
  readonly improve?: string
  readonly tags: string[]
}

const firstOf = ([year, month]: readonly [number, number]): number => Date.UTC(year, month - 1, 1)

/** A position of somebody of the cast, from a month on; without a last month they hold it still. */
export function position({ title, at, from, to, description, proudest = '', best = '', improve = '', tags }: Held): PositionHeld {
  return {
    name: title,
    companyInstitution: at,
    workDescription: description,
    startDate: firstOf(from),
    endDate: to === undefined ? CURRENT : firstOf(to),
    proudestAcomplishments: proudest,
    bestPartOfWorking: best,
    canBeImproved: improve,
    tags,
  }
}
