import { expect, test } from 'vitest'
import { categories, genomeNodes } from './genome.ts'
import { type Color, colorOf, fillOf, hueOf, wordsOnArcs } from './genomeColors.ts'

/** OKLCH to linear sRGB, after Björn Ottosson, 'A perceptual color space for image processing' (2020). */
function linear([lightness, chroma, hue]: Color): [number, number, number] {
  const radians = (hue * Math.PI) / 180
  const a = chroma * Math.cos(radians)
  const b = chroma * Math.sin(radians)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function luminance(color: Color): number {
  const [red, green, blue] = linear(color).map((part) => Math.min(Math.max(part, 0), 1)) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Color, another: Color): number {
  const [dark, light] = [luminance(one), luminance(another)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The plate of `palette.ts`, and white paper. */
const plate: Color = [0.16, 0.02, 300]
const paper: Color = [1, 0, 0]

test.each(genomeNodes)('%s is readable on its arc and stands out from the plate', (node) => {
  expect(contrast(colorOf(node), wordsOnArcs)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(colorOf(node), plate)).toBeGreaterThanOrEqual(3)
})

test.each(categories)('%s stands out from the paper and from the plate as a thin ring', (category) => {
  expect(contrast(hueOf(category), paper)).toBeGreaterThanOrEqual(3)
  expect(contrast(hueOf(category), plate)).toBeGreaterThanOrEqual(3)
})

test.each(genomeNodes)('%s is a color that screens can show', (node) => {
  for (const part of linear(colorOf(node))) {
    expect(part).toBeGreaterThanOrEqual(-0.02)
    expect(part).toBeLessThanOrEqual(1.02)
  }
})

test('no two nodes look the same', () => {
  expect(new Set(genomeNodes.map(fillOf)).size).toBe(genomeNodes.length)
})
