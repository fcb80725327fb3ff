import type { PairFacts } from './pairFacts.ts'

type Holds = (mentee: PairFacts, mentor: PairFacts) => boolean

/** How many levels a mentor is ahead; undefined where one of the two tells none. */
const levelsAhead = ({ step: own }: PairFacts, { step: theirs }: PairFacts): number | undefined =>
  own === undefined || theirs === undefined ? undefined : theirs - own

const isSame = (one: string, other: string): boolean => one !== '' && one === other

const rules = {
  /** No school in common. Whoever names none has none in common with anybody. */
  differentSchool: ({ schools }, mentor) => schools.isDisjointFrom(mentor.schools),
  /** At least one language in which both can talk. Who tells none has none in common with anybody. */
  sameLanguage: ({ languages }, mentor) => languages.some((language) => mentor.languages.includes(language)),
  /** At least one level ahead. Who tells no level is not ahead. */
  oneLevelAhead: (mentee, mentor) => (levelsAhead(mentee, mentor) ?? 0) >= 1,
  /** At least two levels ahead: a college student’s mentor works. */
  twoLevelsAhead: (mentee, mentor) => (levelsAhead(mentee, mentor) ?? 0) >= 2,
  /** Both say the same country. Who says none is in none. */
  sameCountry: ({ country }, mentor) => isSame(country, mentor.country),
  /** Both say the same country and the same state or region of it. */
  sameState: ({ country, state }, mentor) => isSame(country, mentor.country) && isSame(state, mentor.state),
  /** Their clocks show the same in winter and in summer, whatever their time zones are called. Who tells none shares it with nobody. */
  sameTimeZone: ({ clock }, mentor) => isSame(clock, mentor.clock),
} as const satisfies Record<string, Holds>

/** What an advisor may ask of each pair. A rule that is asked for has to hold; that it cannot be told is as if it did not, but for schools. */
export const pairRules = Object.keys(rules) as [PairRule, ...PairRule[]]
export type PairRule = keyof typeof rules

/** Each in words, for a choice and for the reason why two people are no pair. */
export const pairRuleWords: Readonly<Record<PairRule, { readonly label: string; readonly hint: string; readonly broken: string }>> = {
  differentSchool: {
    label: 'Never the same school',
    hint: 'By their bios. Whoever names none may be paired with anybody.',
    broken: 'They went to the same school.',
  },
  sameLanguage: {
    label: 'A language in common',
    hint: 'By what members tell on their screen Mentoring. Whoever tells no language is left out.',
    broken: 'They tell no language in common.',
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
    hint: 'By their bios. Whoever tells none is left out.',
    broken: 'They are not in the same state or region.',
  },
  sameTimeZone: {
    label: 'Same time zone',
    hint: 'Their clocks show the same time, in winter and in summer. Whoever tells no time zone is left out.',
    broken: 'They tell no time zone with the same time.',
  },
}

/** The first of some rules that does not hold for a pair; undefined where all do. */
export const brokenRule = (asked: readonly PairRule[], mentee: PairFacts, mentor: PairFacts): PairRule | undefined =>
  asked.find((rule) => !rules[rule](mentee, mentor))
