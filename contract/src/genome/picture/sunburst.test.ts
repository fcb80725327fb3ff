import { genomeNodes } from '../genome.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anySignature, signatureOf } from '../signatures.testing.ts'
import { anglesOf, layout, overlaidLayout, reachOfLift, ringsFor } from './sunburst.ts'
import { at } from '../weights.ts'

const rings = ringsFor(640, false)
const CLOSE = 6

describe('layout', () => {
  test('each ring goes once around, angles standing for weights', () =>
    fc.assert(
      fc.property(anySignature, (signature) => {
        const arcs = layout(signature, undefined, rings)
        const top = arcs.filter(({ node, category }) => node === category)
        expect(top.reduce((sum, { start, end }) => sum + end - start, 0)).toBeCloseTo(2 * Math.PI, 2)
        for (const { node, start, end } of arcs) {
          expect((end - start) / (2 * Math.PI)).toBeCloseTo(at(signature, node), CLOSE)
        }
      }),
    ))

  test('a category encloses its leaves', () =>
    fc.assert(
      fc.property(anySignature, (signature) => {
        const arcs = layout(signature, undefined, rings)
        for (const { node, category, start, end, inner } of arcs.filter(({ node, category }) => node !== category)) {
          const around = arcs.find((arc) => arc.node === category)
          expect(around, node).toBeDefined()
          expect(start).toBeGreaterThanOrEqual(around!.start - 1e-9)
          expect(end).toBeLessThanOrEqual(around!.end + 1e-9)
          expect(inner).toBeGreaterThan(around!.outer)
        }
      }),
    ))

  test('leaves out what weighs nothing', () => {
    const nodes = anglesOf(signatureOf({ leadership: 3, lifeScience: 1 })).map(({ node }) => node)
    expect(nodes.toSorted()).toEqual(['academic', 'behavioral', 'leadership', 'lifeScience'])
    expect(anglesOf(genomeNodes.map(() => 0))).toEqual([])
  })

  test('a leaf reaches past the line of comparison when it stands out, never past the edge', () => {
    expect(reachOfLift(1, rings)).toBe(rings.even)
    expect(reachOfLift(2, rings)).toBeGreaterThan(rings.even)
    expect(reachOfLift(100, rings)).toBe(rings.edge)
    expect(reachOfLift(0, rings)).toBeGreaterThan(rings.leafStart)
  })
})

function areaOf(start: number, end: number, inner: number, outer: number): number {
  return ((end - start) / 2) * (outer ** 2 - inner ** 2)
}

describe('overlaidLayout', () => {
  const rings = ringsFor(640, true)

  test('a leaf’s area stands for its weight in either genome', () =>
    fc.assert(
      fc.property(anySignature, anySignature, (yours, theirs) => {
        const perWeight = areaOf(0, 2 * Math.PI, rings.leafStart, rings.even)
        for (const arc of overlaidLayout(yours, theirs, rings)) {
          if (arc.node === arc.category) continue
          const { node, start, end, inner, outer } = arc
          expect(areaOf(start, end, inner, outer) / perWeight).toBeCloseTo(at(yours, node), CLOSE)
          expect(areaOf(start, end, inner, arc.theirs!.outer) / perWeight).toBeCloseTo(at(theirs, node), CLOSE)
          expect(Math.max(outer, arc.theirs!.outer)).toBeLessThanOrEqual(rings.edge + 1e-6)
        }
      }),
    ))

  test('two equal genomes meet on the line', () => {
    const same = signatureOf({ leadership: 2, fashion: 1, other: 1 })
    for (const { node, category, outer, theirs } of overlaidLayout(same, same, rings)) {
      expect(theirs!.outer).toBe(outer)
      if (node !== category) expect(outer).toBeCloseTo(rings.even, CLOSE)
    }
  })
})

test.each([160, 288, 320, 768, 2000])('the rings of a picture %d wide lie in order within it', (width) => {
  for (const overlaid of [false, true]) {
    const { hole, categoryEnd, leafStart, even, edge } = ringsFor(width, overlaid)
    const radii = [0, hole, categoryEnd, leafStart, even, edge, width / 2]
    expect(radii).toEqual(radii.toSorted((a, b) => a - b))
    expect(hole).toBeGreaterThan(width / 8)
  }
})
