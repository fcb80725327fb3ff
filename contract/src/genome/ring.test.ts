import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categories, genomeNodes, SIGNATURE_LENGTH } from './genome.ts'
import { arcsOf, RING_LENGTH, ringOf } from './ring.ts'

const [GAP, LEAST] = [0.02, 0.01]
const arbitraryRing = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: RING_LENGTH, maxLength: RING_LENGTH })

test('a ring has the percent of each category, whatever lies outside the tree', () => {
  const signature = Array.from<number>({ length: SIGNATURE_LENGTH }).fill(0)
  signature[genomeNodes.indexOf('academic')] = 0.256
  signature[genomeNodes.indexOf('dataScience')] = 0.256
  signature[genomeNodes.indexOf('vocational')] = 0.5
  signature[genomeNodes.indexOf('other')] = 0.244
  expect(ringOf(signature)).toEqual([0, 26, 0, 0, 50])
})

test('the categories stand where migration 0017 reads them', () => {
  expect(categories.map((category) => genomeNodes.indexOf(category) + 1)).toEqual([1, 10, 17, 21, 25])
})

test('arcs go once around, in the order of the categories, with a gap after each', () => {
  fc.assert(
    fc.property(arbitraryRing, (ring) => {
      const arcs = arcsOf(ring, GAP, LEAST)
      expect(arcs.map(({ category }) => category)).toEqual(categories.filter((_, at) => ring[at]! > 0))
      for (const [at, arc] of arcs.entries()) {
        expect(arc.length).toBeGreaterThanOrEqual(LEAST)
        const next = arcs[at + 1]?.start ?? 1
        expect(arc.start + arc.length + (arcs.length > 1 ? GAP : 0)).toBeCloseTo(next)
      }
    }),
  )
})

test('a larger share is a longer arc', () => {
  const [behavioral, academic] = arcsOf([60, 20, 0, 0, 0], GAP, LEAST)
  expect(behavioral!.length).toBeGreaterThan(academic!.length * 2)
})

test('one category alone closes the ring, and none leaves it empty', () => {
  expect(arcsOf([0, 0, 80, 0, 0], GAP, LEAST)).toEqual([{ category: 'creative', start: 0, length: 1 }])
  expect(arcsOf([0, 0, 0, 0, 0], GAP, LEAST)).toEqual([])
})
