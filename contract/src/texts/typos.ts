/** How many typos are forgiven in a word: one from four letters on, two from eight. */
export function typosForgiven({ length }: string): number {
  if (length >= 8) return 2
  return length >= 4 ? 1 : 0
}

/**
 * The least number of typos (a letter left out, added, changed, or two swapped) that turn `typed` into the start of
 * `word`; undefined where it is more than `most`. (Optimal string alignment distance, within a band of ±`most`.)
 */
export function editsToPrefix(typed: string, word: string, most: number): number | undefined {
  if (word.length < typed.length - most) return undefined
  const width = Math.min(word.length, typed.length + most)
  let beforeLast = new Uint16Array(width + 1)
  let last = Uint16Array.from({ length: width + 1 }, (_, column) => column)
  let current = new Uint16Array(width + 1)
  for (let row = 1; row <= typed.length; row++) {
    current.fill(most + 1)
    let least = most + 1
    for (let column = Math.max(0, row - most); column <= Math.min(width, row + most); column++) {
      const same = typed[row - 1] === word[column - 1]
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      let edits = last[column]! + 1
      if (column > 0) edits = Math.min(edits, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1))
      if (row > 1 && column > 1 && swapped) edits = Math.min(edits, beforeLast[column - 2]! + 1)
      current[column] = edits
      least = Math.min(least, edits)
    }
    if (least > most) return undefined
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  const least = Math.min(...last)
  return least <= most ? least : undefined
}

/** The letters of a word as 32 bits, several letters to a bit beyond a to z. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 32)
  return bits
}

/** How many letters of one word the other has not: there are at least as many typos between them. */
export function lettersMissing(letters: number, other: number): number {
  let bits = letters & ~other
  let count = 0
  for (; bits !== 0; bits &= bits - 1) count++
  return count
}
