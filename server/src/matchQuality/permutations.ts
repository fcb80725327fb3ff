import { mixBits } from '../matching/vectors/hash.ts'

/** One of those among whom somebody chose: a value that may have mattered, and whether it was chosen. */
export interface Choosable {
  readonly value: number
  readonly isChosen: boolean
}

/** What a permutation test found. */
export interface Finding {
  /** How many were chosen in groups where there was a choice, and how many groups these are. */
  readonly chosen: number
  readonly groups: number
  /** The mean value of those chosen, and what it would be if chance had chosen. */
  readonly mean: number
  readonly byChance: number
  /** The share of the shuffles that came out at least as far from chance, on either side; this one counts as one of them. */
  readonly p: number
}

const SHUFFLES = 10_000
const SEED = 20_261_123
const GOLDEN_RATIO = 0x9e3779b9

/** Evenly spread numbers from 0 to below 1, the same each time. */
export function numbersFrom(seed: number): () => number {
  let at = seed
  return () => mixBits((at = (at + GOLDEN_RATIO) | 0)) / 2 ** 32
}

/**
 * Whether what was chosen differs in a value from what was not, within the groups: each shuffle draws as many anew in every group.
 * Groups in which all or none were chosen tell nothing. Two-sided, on the mean of those chosen.
 * @returns undefined where no group tells anything
 */
export function permutationTest(groups: readonly (readonly Choosable[])[], shuffles = SHUFFLES): Finding | undefined {
  const telling = groups
    .map((group) => ({ values: Float64Array.from(group, ({ value }) => value), chosen: group.filter(({ isChosen }) => isChosen) }))
    .filter(({ values, chosen }) => chosen.length > 0 && chosen.length < values.length)
  const chosen = sum(telling.map((group) => group.chosen.length))
  if (chosen === 0) return undefined
  const found = sum(telling.flatMap((group) => group.chosen.map(({ value }) => value)))
  const byChance = sum(telling.map(({ values, chosen }) => (sum([...values]) * chosen.length) / values.length))
  const next = numbersFrom(SEED)
  // What is summed in another order may differ in the last digits.
  const distance = Math.abs(found - byChance) - 1e-9 * Math.max(1, Math.abs(byChance))
  let asFar = 0
  for (let shuffle = 0; shuffle < shuffles; shuffle++) {
    let drawn = 0
    for (const { values, chosen } of telling) drawn += sumOfDrawn(values, chosen.length, next)
    if (Math.abs(drawn - byChance) >= distance) asFar++
  }
  return { chosen, groups: telling.length, mean: found / chosen, byChance: byChance / chosen, p: (asFar + 1) / (shuffles + 1) }
}

/** The sum of so many values drawn at random: the first steps of a Fisher-Yates shuffle, which may begin in any order. */
function sumOfDrawn(values: Float64Array, count: number, next: () => number): number {
  let drawn = 0
  for (let at = 0; at < count; at++) {
    const other = at + Math.floor(next() * (values.length - at))
    const value = values[other]!
    values[other] = values[at]!
    values[at] = value
    drawn += value
  }
  return drawn
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
