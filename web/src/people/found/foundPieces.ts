import type { FoundText } from '@trellis/contract/people/found.ts'

interface Piece {
  /** Where it begins. */
  readonly at: number
  readonly text: string
  readonly isMarked: boolean
}

/** A text in pieces that are marked and others, in their order. */
export function pieces({ text, marks }: FoundText): Piece[] {
  const bounds = [0, ...marks.flat(), text.length]
  return bounds
    .slice(0, -1)
    .map((at, place) => ({ at, text: text.slice(at, bounds[place + 1]), isMarked: place % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}
