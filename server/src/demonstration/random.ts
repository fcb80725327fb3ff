/** A source of chance that always gives the same for the same seed. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** A whole number from `least` to `most`, both possible. */
  whole(least: number, most: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** So many different ones of a list, in any order; all of them where there are not enough. */
  some<T>(list: readonly T[], count: number): T[]
}

const WARM_UP = 12
const GOLDEN_RATIO = 0x9e3779b9

/**
 * sfc32 (Chris Doty-Humphrey, PractRand): 128 bits of state, passes BigCrush, and needs nothing but 32-bit sums.
 * @param stream which of the sequences of a seed: one for each person, so that nobody depends on the others
 */
export function randomOf(seed: number, stream: number): Random {
  let [a, b, c, counter] = [seed | 0, stream | 0, GOLDEN_RATIO | 0, 1]
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 2 ** 32
  }
  for (let round = 0; round < WARM_UP; round++) next()

  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  const some = <T>(list: readonly T[], count: number): T[] => {
    const left = [...list]
    const taken: T[] = []
    while (taken.length < count && left.length > 0) taken.push(...left.splice(whole(0, left.length - 1), 1))
    return taken
  }
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: (list) => list[whole(0, list.length - 1)]!,
    some,
  }
}
