import { readAddresses } from '@trellis/contract/groups/addresses/addresses.ts'

/** What was typed in place of some pieces of a list of addresses, by the place of each among those read. Empty: it is left out. */
export type Mended = ReadonlyMap<number, string>

/** The list with what was typed in place of some pieces. All else stays as it is. */
export function withMended(list: string, mended: Mended): string {
  const read = readAddresses(list)
  return [...mended]
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [at, typed]) => {
      const piece = read[at]
      return piece === undefined ? text : text.slice(0, piece.start) + typed.trim() + text.slice(piece.end)
    }, list)
}

/** What is wrong with what was typed in place of a piece, in a sentence; empty where nothing is, or nothing stands there. */
export const whyStillFaulty = (typed: string): string => readAddresses(typed).find(({ isFaulty }) => isFaulty)?.why ?? ''
