import { type Category, categoryOf, type GenomeNode, genomeTree } from '@trellis/contract/genome/genome.ts'

/** A color in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export type Color = readonly [lightness: number, chroma: number, hue: number]
export type Scheme = 'light' | 'dark'

const hues: Record<Category, number> = { behavioral: 296, academic: 268, creative: 326, athletic: 2, vocational: 240 }
const chromas: Record<Category, number> = {
  behavioral: 0.19,
  academic: 0.17,
  creative: 0.18,
  athletic: 0.17,
  vocational: 0.11,
}

const tones = {
  light: { category: 0.42, darkest: 0.475, lightest: 0.562, leafChroma: 0.9, neutral: [0.56, 0.02, 296] },
  dark: { category: 0.82, darkest: 0.64, lightest: 0.765, leafChroma: 0.71, neutral: [0.66, 0.012, 296] },
} as const

/** What is written on an arc. */
export const ink: Record<Scheme, Color> = { light: [1, 0, 0], dark: [0.16, 0.03, 296] }

/** A node's color: the category's hue, a leaf as one of its shades in turn, `other` neutral. */
export function colorOf(node: GenomeNode, scheme: Scheme): Color {
  const tone = tones[scheme]
  const category = categoryOf(node)
  if (category === 'other') return tone.neutral
  const hue = hues[category]
  if (node === category) return [tone.category, chromas[category] * (scheme === 'light' ? 0.92 : 0.45), hue]
  const siblings: readonly GenomeNode[] = genomeTree[category]
  const step = siblings.indexOf(node) / (siblings.length - 1)
  const lightness = tone.darkest + (tone.lightest - tone.darkest) * step
  return [lightness, chromas[category] * tone.leafChroma, hue + (step - 0.5) * 14]
}

function css([lightness, chroma, hue]: Color): string {
  return `oklch(${lightness.toFixed(3)} ${chroma.toFixed(3)} ${((hue + 360) % 360).toFixed(0)})`
}

/** A node's color for a style, following the color scheme of the page. */
export function fillOf(node: GenomeNode): string {
  return `light-dark(${css(colorOf(node, 'light'))}, ${css(colorOf(node, 'dark'))})`
}

/** The color of words on an arc for a style. */
export const inkFill = `light-dark(${css(ink.light)}, ${css(ink.dark)})`
