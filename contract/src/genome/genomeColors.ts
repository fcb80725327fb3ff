import { type Category, categoryOf, type GenomeNode, genomeTree } from './genome.ts'

/** A color in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export type Color = readonly [lightness: number, chroma: number, hue: number]

/**
 * The five hues of genomes. All are as light as each other, so that each stands out from white paper and from the plate alike: the same ring
 * frames a photo in both schemes.
 */
const hues: Record<Category, Color> = {
  behavioral: [0.655, 0.2, 297],
  academic: [0.655, 0.15, 264],
  creative: [0.655, 0.22, 334],
  athletic: [0.655, 0.19, 8],
  vocational: [0.655, 0.12, 228],
}
const neutral: Color = [0.655, 0.02, 296]
/** Leaves are lighter than their category, each a shade of it. */
const leaves = { darkest: 0.715, lightest: 0.805, chroma: 0.54, turn: 16 }

/** What is written on an arc: nearly the plate. */
export const wordsOnArcs: Color = [0.15, 0.03, 296]

/** The color of a node's category, for what stands on the page rather than on the plate. */
export function hueOf(node: GenomeNode): Color {
  const category = categoryOf(node)
  return category === 'other' ? neutral : hues[category]
}

/** A node's color on the plate: the category's hue, a leaf as one of its shades in turn, `other` neutral. */
export function colorOf(node: GenomeNode): Color {
  const category = categoryOf(node)
  if (category === 'other' || node === category) return hueOf(node)
  const [, chroma, hue] = hues[category]
  const siblings: readonly GenomeNode[] = genomeTree[category]
  const step = siblings.indexOf(node) / (siblings.length - 1)
  const lightness = leaves.lightest - (leaves.lightest - leaves.darkest) * step
  return [lightness, chroma * leaves.chroma, hue + (step - 0.5) * leaves.turn]
}

/** A color for a style. */
export function cssOf([lightness, chroma, hue]: Color): string {
  return `oklch(${lightness.toFixed(3)} ${chroma.toFixed(3)} ${((hue + 360) % 360).toFixed(0)})`
}

/** A node's color on the plate for a style. */
export const fillOf = (node: GenomeNode): string => cssOf(colorOf(node))
