import { expect, test } from 'vitest'
import { categories, genomeNodes } from './genome.ts'
import { type Color, colorOf, fillOf, hueOf, wordsOnArcs } from './genomeColors.ts'
import { linearOf } from './oklch.ts'

function luminance(color: Color): number {
  const [red, green, blue] = linearOf(color).map((part) => Math.min(Math.max(part, 0), 1)) as [number, number, number]
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
  for (const part of linearOf(colorOf(node))) {
    expect(part).toBeGreaterThanOrEqual(-0.02)
    expect(part).toBeLessThanOrEqual(1.02)
  }
})

test('no two nodes look the same', () => {
  expect(new Set(genomeNodes.map(fillOf)).size).toBe(genomeNodes.length)
})
