import { categories, genomeNodes, type Signature } from './genome.ts'

/**
 * How much of a genome lies in each category, in whole percent and in their order: what a ring around a photo shows. What is left of 100 lies
 * outside the tree.
 */
export type Ring = readonly number[]
export const RING_LENGTH = categories.length

/** The ring of a signature. */
export function ringOf(signature: Signature): Ring {
  return categories.map((category) => Math.round(signature[genomeNodes.indexOf(category)]! * 100))
}

/** A piece of a ring. Both in parts of the whole way around, clockwise from the top. */
export interface RingArc {
  readonly category: (typeof categories)[number]
  readonly start: number
  readonly length: number
}

/**
 * The arcs of a ring, one for each category with any share, with a gap after each. They share the whole way around, so that what lies outside the
 * tree takes none of it; a share too small to be seen has the least length.
 * @param gap between arcs, and `least` of an arc, in parts of the way around
 */
export function arcsOf(ring: Ring, gap: number, least: number): RingArc[] {
  const shown = categories.map((category, at) => ({ category, share: ring[at] ?? 0 })).filter(({ share }) => share > 0)
  if (shown.length === 1) return [{ category: shown[0]!.category, start: 0, length: 1 }]
  const room = 1 - shown.length * (gap + least)
  const total = shown.reduce((sum, { share }) => sum + share, 0)
  let start = 0
  return shown.map(({ category, share }) => {
    const arc = { category, start, length: least + (share / total) * room }
    start += arc.length + gap
    return arc
  })
}
