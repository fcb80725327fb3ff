import { BARRED, type Network } from './network.ts'

/**
 * The best columns of each mentee at the prices of some moment, `width` places for each. All other columns of the mentee were worth `bound`
 * at most. Since prices rise, they are worth no more later, so that most searches look at these alone and are exact all the same.
 */
export interface Candidates {
  readonly width: number
  /** −1 where a mentee has fewer. */
  readonly columns: Int32Array
  readonly weights: Int32Array
  readonly bound: Float64Array
  /** Chooses a mentee's anew. @param row what pairs with the mentee weigh */
  renew(mentee: number, row: Int32Array, prices: Float64Array): void
  has(mentee: number, column: number): boolean
}

/** Measured: 8 looks further too often where slots are scarce, 48 takes long to begin with. */
const WIDTH = 16

/** Candidates of mentees of whom nothing has been chosen yet. */
export function createCandidates({ mentees, mentors, most, firstColumn }: Network): Candidates {
  const width = Math.min(mentors, Math.max(WIDTH, 2 * most.reduce((a, b) => Math.max(a, b), 0)))
  const columns = new Int32Array(mentees * width).fill(-1)
  const weights = new Int32Array(mentees * width)
  const bound = new Float64Array(mentees).fill(-Infinity)
  const values = new Float64Array(width)

  /** The place of the least of the values so far. */
  const leastOf = (): number => {
    let least = 0
    for (let at = 1; at < width; at++) if (values[at]! < values[least]!) least = at
    return least
  }

  return {
    width,
    columns,
    weights,
    bound,
    has: (mentee, column) => columns.subarray(mentee * width, mentee * width + width).includes(column),
    renew(mentee, row, prices) {
      const start = mentee * width
      const first = firstColumn[mentee]!
      let count = 0
      let least = 0
      let threshold = -Infinity
      let best = -Infinity
      // Everybody looks from somewhere else on, so that of many who are equally good not all keep the same few.
      let mentor = Math.imul(mentee, width) % mentors
      for (let seen = 0; seen < mentors; seen++, mentor = mentor + 1 === mentors ? 0 : mentor + 1) {
        const weight = row[mentor]!
        const value = weight - prices[first + mentor]!
        if (value <= threshold || weight === BARRED) {
          if (weight !== BARRED && value > best) best = value
          continue
        }
        const at = count < width ? count++ : least
        if (threshold > best) best = threshold
        values[at] = value
        columns[start + at] = first + mentor
        weights[start + at] = weight
        if (count === width) {
          least = leastOf()
          threshold = values[least]!
        }
      }
      for (let at = count; at < width; at++) columns[start + at] = -1
      bound[mentee] = best
    },
  }
}
