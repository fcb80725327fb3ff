import { levels } from '../../profiles/levels.ts'
import type { YearlyClock } from '../../texts/timeZones.ts'

/** What somebody tells of themselves that rules for pairs read; empty where they tell nothing. */
export interface ToldOfThemselves {
  readonly level: string
  /** The schools and colleges that they went to, as they write them. */
  readonly schools: readonly string[]
  readonly locationState: string
  readonly locationCountry: string
  /** The languages in which they can talk, by their codes. */
  readonly languages: readonly string[]
  /** What the clocks of their time zone show in a year; undefined where they tell none. */
  readonly clock: YearlyClock | undefined
}

/** The same as it is compared for each of millions of pairs. */
export interface PairFacts {
  /** The place of their level among `levels`; undefined where they tell none. */
  readonly step: number | undefined
  readonly schools: ReadonlySet<string>
  readonly state: string
  readonly country: string
  readonly languages: readonly string[]
  /** The same text for the same {@link YearlyClock}. */
  readonly clock: string
}

/** Of whom, or of what, nothing is told: a job has none of it. */
export const noFacts: PairFacts = { step: undefined, schools: new Set(), state: '', country: '', languages: [], clock: '' }

/** How a name is compared: 'St. Mary’s  College' and 'st marys college' are one school. */
const compared = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .replaceAll(/ +/g, ' ')
    .trim()

/** What rules compare of what somebody tells. */
export function pairFactsOf({ level, schools, locationState, locationCountry, languages, clock }: ToldOfThemselves): PairFacts {
  const step = levels.findIndex((one) => one === level)
  return {
    step: step === -1 ? undefined : step,
    schools: new Set(schools.map(compared).filter((name) => name !== '')),
    state: compared(locationState),
    country: compared(locationCountry),
    languages,
    clock: clock?.join(' ') ?? '',
  }
}
