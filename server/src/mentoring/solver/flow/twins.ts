import type { Network } from './network.ts'

/** Mentees who are known to be alike: the same mentors weigh the same for them, within the same bounds, and each gets one at most. */
export interface Twins {
  /** For each mentee the one who stands for all that are known to be alike; −1 as long as nobody is known to be like it. */
  readonly of: Int32Array
  /** Finds out whether a mentee is like one of those compared before. @param row what pairs with the mentee weigh */
  compare(mentee: number, row: Int32Array): void
}

/** J. Fowler, L. Noll and K. Vo's hash, by numbers instead of bytes, of each fourth number by itself: the processor works on all four at once. */
function hashOf(row: Int32Array): number {
  let [a, b, c, d] = [0x811c9dc5, 1, 2, 3]
  for (let at = 0; at < row.length; at += 4) {
    a = Math.imul(a ^ row[at]!, 0x01000193)
    b = Math.imul(b ^ (row[at + 1] ?? 0), 0x01000193)
    c = Math.imul(c ^ (row[at + 2] ?? 0), 0x01000193)
    d = Math.imul(d ^ (row[at + 3] ?? 0), 0x01000193)
  }
  return Math.imul(Math.imul(Math.imul(a, 31) ^ b, 31) ^ c, 31) ^ d
}

function areEqual(row: Int32Array, other: Int32Array): boolean {
  for (let at = 0; at < row.length; at++) if (row[at] !== other[at]) return false
  return true
}

/** Twins in one network: nobody has been compared yet. */
export function createTwins({ mentees, mentors, least, most, firstColumn, fillRow }: Network): Twins {
  const of = new Int32Array(mentees).fill(-1)
  const isCompared = new Uint8Array(mentees)
  const firstByHash = new Map<number, number>()
  const other = new Int32Array(mentors)

  return {
    of,
    compare(mentee, row) {
      if (isCompared[mentee] === 1 || most[mentee] !== 1) return
      isCompared[mentee] = 1
      const hash = hashOf(row)
      const first = firstByHash.get(hash)
      if (first === undefined) firstByHash.set(hash, mentee)
      else if (least[first] === least[mentee] && firstColumn[first] === firstColumn[mentee]) {
        fillRow(first, other)
        if (areEqual(row, other)) of[mentee] = of[first] = of[first]! < 0 ? first : of[first]!
      }
    },
  }
}
