import type { JudgedEntry, JudgedList, Outcome } from './outcomes.ts'
import { type Choosable, type Finding, permutationTest } from './permutations.ts'

/** Something that may have mattered for what people chose. */
export interface Question {
  readonly words: string
  /** Of what the mean is told. */
  readonly unit: string
  /** The entries among whom was chosen, with the value that may have mattered. */
  readonly groups: readonly (readonly { readonly entry: JudgedEntry; readonly value: number }[])[]
}

/** What was found about a question for one outcome. */
export interface Answer {
  readonly words: string
  readonly unit: string
  readonly finding: Finding | undefined
}

/** Fewer choices tell nothing. */
export const LEAST_CHOSEN = 20

/** What is said to matter comes out by chance less often than this. */
export const RARE = 0.01

const valuesBy = (lists: readonly JudgedList[], valueOf: (entry: JudgedEntry) => number): Question['groups'] =>
  lists.map((list) => list.map((entry) => ({ entry, value: valueOf(entry) })))

/**
 * Those at one place of all lists, each with what it has more than the mean of its list: so that lists with high scores whose viewers
 * do more about them do not count as a reason.
 */
export function valuesAtEachPlace(lists: readonly JudgedList[], valueOf: (entry: JudgedEntry) => number): Question['groups'] {
  const entries = lists.flatMap((list) => {
    const mean = list.reduce((sum, entry) => sum + valueOf(entry), 0) / list.length
    return list.map((entry) => ({ entry, value: valueOf(entry) - mean }))
  })
  return [...Map.groupBy(entries, ({ entry }) => entry.place).values()]
}

/** What stands high has more of everything that makes the score: the parts are compared at the same place only. */
function questionsAbout(lists: readonly JudgedList[]): Question[] {
  const parts = new Set(lists.flatMap((list) => list.flatMap((entry) => Object.keys(entry.parts))))
  const above = 'points above their list'
  return [
    { words: 'Does the place matter?', unit: 'place', groups: valuesBy(lists, ({ place }) => place) },
    { words: 'Does the score matter?', unit: 'points', groups: valuesBy(lists, ({ score }) => score) },
    { words: 'Does the score matter at the same place?', unit: above, groups: valuesAtEachPlace(lists, ({ score }) => score) },
    ...[...parts].map((part) => ({
      words: `Does its part by ${part} matter at the same place?`,
      unit: above,
      groups: valuesAtEachPlace(lists, (entry) => entry.parts[part] ?? 0),
    })),
  ]
}

/** What the lists tell about each question for one outcome; nothing where too little was chosen. */
export function answersFor(lists: readonly JudgedList[], outcome: Outcome): Answer[] {
  return questionsAbout(lists).map(({ words, unit, groups }) => ({ words, unit, finding: findingFor(groups, outcome) }))
}

/** Whether a value mattered for an outcome, among those who stood together. */
export function findingFor(groups: Question['groups'], outcome: Outcome): Finding | undefined {
  return permutationTest(
    groups.map((group): Choosable[] => group.map(({ entry, value }) => ({ value, isChosen: entry.cameOfIt.has(outcome) }))),
  )
}
