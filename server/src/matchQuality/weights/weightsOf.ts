import type { SkillWeights } from '../../matching/learnedOrder/learnedOrder.ts'
import type { JudgedEntry, JudgedList, Outcome } from '../outcomes.ts'
import { LEAST_CHOSEN, RARE } from '../questions.ts'

/** What the lists tell of a skill: how often those who share it were chosen, beside how often their places and lists let one expect. */
export interface SkillFinding {
  readonly skill: string
  /** Choices in lists where some share the skill and others do not, and how many people made them. */
  readonly choices: number
  readonly viewers: number
  /** How many of those chosen share it, and how many would if it did not matter. */
  readonly chosen: number
  readonly expected: number
  /** What comes out by chance is at most so likely to lie as far away; it is a bound, and no more than 1. */
  readonly p: number
  /** How much it is to count: 1 where what was found could be chance. */
  readonly weight: number
}

export const LEAST_WEIGHT = 0.5
export const MOST_WEIGHT = 2
/** Fewer people who chose tell of themselves, and not of the skill. */
export const LEAST_VIEWERS = 10
/** As if so many more choices had come out as expected. */
const SHRUNK_BY = 20
/** So many skills get a weight at most: one after the other, that which stands out most first. */
const MOST_LEARNED = 50
/** In so many rounds it settles. */
const ROUNDS = 20

/** One of a list, with how many choices one would expect by its place and its list. */
interface Expected {
  readonly entry: JudgedEntry
  readonly isChosen: boolean
  expected: number
}

/** Those skills of which enough was chosen, that which stands out most first. */
export function skillFindings(lists: readonly JudgedList[], outcome: Outcome): SkillFinding[] {
  const telling = tellingLists(lists, outcome)
  const learned = new Map<string, SkillFinding>()
  for (;;) {
    shareOut(telling, [...learned.keys()])
    const found = findingsOf(telling).filter(({ skill }) => !learned.has(skill))
    const tested = found.length + learned.size
    const next = found.toSorted((one, other) => one.p - other.p)[0]
    if (next === undefined || next.p * tested >= RARE || learned.size >= MOST_LEARNED) {
      return [...learned.values(), ...found.map((one) => ({ ...one, weight: 1 }))].toSorted(
        (one, other) => Math.abs(Math.log(other.weight)) - Math.abs(Math.log(one.weight)) || one.p - other.p,
      )
    }
    learned.set(next.skill, next)
  }
}

/** The weights that differ from 1. */
export const weightsOf = (findings: readonly SkillFinding[]): SkillWeights =>
  Object.fromEntries(findings.filter(({ weight }) => weight !== 1).map(({ skill, weight }) => [skill, weight]))

/** Lists in which some were chosen and others were not, of which the skills are known. */
function tellingLists(lists: readonly JudgedList[], outcome: Outcome): Expected[][] {
  return lists
    .map((list) =>
      list
        .filter(({ skills }) => skills !== undefined)
        .map((entry): Expected => ({ entry, isChosen: entry.cameOfIt.has(outcome), expected: 0 })),
    )
    .filter((list) => list.some(({ isChosen }) => isChosen) && list.some(({ isChosen }) => !isChosen))
}

/**
 * How many choices each would have had if places and some skills had decided alone: those of a list are shared out in proportion to how often its
 * places and these skills are chosen in all lists, which is found in rounds (iterative proportional fitting).
 */
function shareOut(lists: readonly Expected[][], skills: readonly string[]): void {
  const rates = new Map<string, number>()
  const keys = new Map<JudgedEntry, string[]>()
  for (const { entry } of lists.flat()) keys.set(entry, [`${entry.place}`, ...skills.filter((skill) => skill in entry.skills!)])
  for (let round = 0; round < ROUNDS; round++) {
    const [chosen, expected] = [new Map<string, number>(), new Map<string, number>()]
    for (const list of lists) {
      const shares = list.map(({ entry }) => keys.get(entry)!.reduce((share, key) => share * (rates.get(key) ?? 1), 1))
      const all = sumOf(shares)
      const choices = list.filter(({ isChosen }) => isChosen).length
      for (const [at, one] of list.entries()) {
        one.expected = (choices * shares[at]!) / all
        for (const key of keys.get(one.entry)!) {
          expected.set(key, (expected.get(key) ?? 0) + one.expected)
          chosen.set(key, (chosen.get(key) ?? 0) + Number(one.isChosen))
        }
      }
    }
    for (const [key, much] of expected) rates.set(key, (rates.get(key) ?? 1) * ((chosen.get(key)! + 0.5) / (much + 0.5)))
  }
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

interface Tally {
  choices: number
  chosen: number
  expected: number
  variance: number
  /** By viewer, how many more were chosen than expected: what one person likes is no evidence twice. */
  readonly surplus: Map<string, number>
}

function findingsOf(lists: readonly Expected[][]): SkillFinding[] {
  const tallies = new Map<string, Tally>()
  for (const list of lists) {
    const choices = list.filter(({ isChosen }) => isChosen).length
    for (const [skill, sharing] of bySkill(list)) {
      if (sharing.length === list.length) continue
      const tally = tallies.get(skill) ?? { choices: 0, chosen: 0, expected: 0, variance: 0, surplus: new Map<string, number>() }
      tallies.set(skill, tally)
      const chosen = sharing.filter(({ isChosen }) => isChosen).length
      const expected = sumOf(sharing.map((one) => one.expected))
      tally.choices += choices
      tally.chosen += chosen
      tally.expected += expected
      tally.variance += expected * Math.max(0, 1 - expected / choices)
      const { viewerId } = sharing[0]!.entry
      tally.surplus.set(viewerId, (tally.surplus.get(viewerId) ?? 0) + chosen - expected)
    }
  }
  return [...tallies]
    .filter(([, { choices, surplus }]) => choices >= LEAST_CHOSEN && surplus.size >= LEAST_VIEWERS)
    .map(([skill, { choices, chosen, expected, variance, surplus }]) => {
      const ofViewers = sumOf([...surplus.values()].map((value) => value ** 2))
      const distance = Math.abs(chosen - expected) / Math.sqrt(Math.max(variance, ofViewers, 1e-9))
      return { skill, choices, viewers: surplus.size, chosen, expected, p: tailOf(distance), weight: weightFor(chosen, expected) }
    })
}

function bySkill(list: readonly Expected[]): Map<string, Expected[]> {
  const found = new Map<string, Expected[]>()
  for (const one of list) {
    for (const skill of Object.keys(one.entry.skills!)) {
      const sharing = found.get(skill)
      if (sharing === undefined) found.set(skill, [one])
      else sharing.push(one)
    }
  }
  return found
}

/** A bound of both tails of the normal distribution, √(2/π) · e^(−z²/2) / z (Mills). */
const tailOf = (distance: number): number =>
  distance <= 0 ? 1 : Math.min(1, (Math.sqrt(2 / Math.PI) * Math.exp(-(distance ** 2) / 2)) / distance)

/** How much more often than expected, drawn to 1 as by a gamma prior worth {@link SHRUNK_BY} choices, within bounds. */
function weightFor(chosen: number, expected: number): number {
  const ratio = (chosen + SHRUNK_BY) / (expected + SHRUNK_BY)
  return Math.round(Math.max(LEAST_WEIGHT, Math.min(MOST_WEIGHT, ratio)) * 100) / 100
}
