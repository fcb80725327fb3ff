import { levels } from '../profiles/levels.ts'

/** What of somebody the rules read. */
export interface PairFacts {
  /** One of `levels`; anything else, where they tell none. */
  readonly level: string
  /** The schools and colleges that they went to, as they write them. */
  readonly schools: readonly string[]
  readonly locationState: string
  readonly locationCountry: string
}

type Holds = (mentee: PairFacts, mentor: PairFacts) => boolean

/** How a name is compared: 'St. Mary’s  College' and 'st marys college' are one school. */
const compared = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .replaceAll(/ +/g, ' ')
    .trim()

const stepOf = ({ level }: PairFacts): number => levels.findIndex((one) => one === level)

/** How many levels a mentor is ahead; undefined where one of the two tells none. */
function levelsAhead(mentee: PairFacts, mentor: PairFacts): number | undefined {
  const [own, theirs] = [stepOf(mentee), stepOf(mentor)]
  return own === -1 || theirs === -1 ? undefined : theirs - own
}

const isSame = (one: string, other: string): boolean => compared(one) !== '' && compared(one) === compared(other)

const rules = {
  /** No school in common. Whoever names none has none in common with anybody. */
  differentSchool: ({ schools }, mentor) => {
    const theirs = new Set(mentor.schools.map(compared))
    return !schools.some((school) => compared(school) !== '' && theirs.has(compared(school)))
  },
  /** At least one level ahead. Who tells no level is not ahead. */
  oneLevelAhead: (mentee, mentor) => (levelsAhead(mentee, mentor) ?? 0) >= 1,
  /** At least two levels ahead: a college student’s mentor works. */
  twoLevelsAhead: (mentee, mentor) => (levelsAhead(mentee, mentor) ?? 0) >= 2,
  /** Both say the same country. Who says none is in none. */
  sameCountry: (mentee, mentor) => isSame(mentee.locationCountry, mentor.locationCountry),
  /** Both say the same country and the same state or region of it: what comes nearest to a time zone of what people tell. */
  sameState: (mentee, mentor) =>
    isSame(mentee.locationCountry, mentor.locationCountry) && isSame(mentee.locationState, mentor.locationState),
} as const satisfies Record<string, Holds>

/**
 * What an advisor may ask of each pair. A rule that is asked for has to hold; that it cannot be told is as if it did not, but for schools.
 * Of languages and time zones nothing is stored, and so no rule asks for them.
 */
export const pairRules = Object.keys(rules) as [PairRule, ...PairRule[]]
export type PairRule = keyof typeof rules

/** Each in words, for a choice and for the reason why two people are no pair. */
export const pairRuleWords: Readonly<Record<PairRule, { readonly label: string; readonly hint: string; readonly broken: string }>> = {
  differentSchool: {
    label: 'Never the same school',
    hint: 'By their bios. Whoever names none may be paired with anybody.',
    broken: 'They went to the same school.',
  },
  oneLevelAhead: {
    label: 'At least one level ahead',
    hint: 'Such as college and graduate school. Whoever tells no level is left out.',
    broken: 'The mentor is not a level ahead.',
  },
  twoLevelsAhead: {
    label: 'At least two levels ahead',
    hint: 'Such as college and work. Whoever tells no level is left out.',
    broken: 'The mentor is not two levels ahead.',
  },
  sameCountry: {
    label: 'Same country',
    hint: 'By their bios. Whoever tells none is left out.',
    broken: 'They are not in the same country.',
  },
  sameState: {
    label: 'Same state or region',
    hint: 'This keeps most pairs in one time zone. Whoever tells none is left out.',
    broken: 'They are not in the same state or region.',
  },
}

/** The first of some rules that does not hold for a pair; undefined where all do. */
export const brokenRule = (asked: readonly PairRule[], mentee: PairFacts, mentor: PairFacts): PairRule | undefined =>
  asked.find((rule) => !rules[rule](mentee, mentor))
