import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { innerProduct, unitSparse } from './sparse.ts'

const anySparse = fc
  .uniqueArray(fc.tuple(fc.nat(30), fc.integer({ min: -1000, max: 1000 })), { selector: ([index]) => index })
  .map((pairs) => unitSparse(pairs.map(([index, value]) => ({ index, value }))))

describe('innerProduct', () => {
  it('is that of the dense vectors, the same both ways and within -1 and 1', () => {
    fc.assert(
      fc.property(anySparse, anySparse, (a, b) => {
        const dense = a.indices.reduce((sum, index, at) => {
          const inB = b.indices.indexOf(index)
          return sum + a.values[at]! * (b.values[inB] ?? 0)
        }, 0)
        expect(innerProduct(a, b)).toBeCloseTo(dense, 9)
        expect(innerProduct(a, b)).toBe(innerProduct(b, a))
        expect(Math.abs(innerProduct(a, b))).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('is 1 with itself and 0 with nothing', () => {
    fc.assert(
      fc.property(anySparse, (a) => {
        expect(innerProduct(a, a)).toBeCloseTo(a.indices.length > 0 ? 1 : 0, 9)
        expect(innerProduct(a, unitSparse([]))).toBe(0)
      }),
    )
  })
})
