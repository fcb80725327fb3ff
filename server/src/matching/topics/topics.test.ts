import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { innerProduct, unitSparse } from '../vectors/sparse.ts'
import { bucketOf, TERM_BUCKETS, TEXT_PLACES, termsOf } from '../vectors/terms.ts'
import { topicsOfTexts } from './topicsOfTexts.ts'
import { isWord, withTopics } from './topics.ts'

const textOf = (text: string) => withTopics(unitSparse(termsOf(text).map((term) => ({ index: bucketOf(term), value: 1 }))))

describe('withTopics', () => {
  it.each([
    ['nursing and medication', 'hospital patients', 'welding steel'],
    ['bookkeeping of invoices', 'accounting and auditing', 'surgery'],
    ['teacher lessons', 'students and schools', 'engines'],
    ['courts and lawyers', 'legal cases', 'hospital'],
    ['crops and livestock', 'farm animals', 'court'],
  ])('%s is more like %s than like %s, though they share no word', (one, near, far) => {
    expect(innerProduct(textOf(one), textOf(near))).toBeGreaterThan(innerProduct(textOf(one), textOf(far)) + 0.02)
  })

  it('makes no vector longer than 1, keeps the words and puts topics behind them', () => {
    const anyWords = fc.uniqueArray(fc.nat(TERM_BUCKETS - 1), { minLength: 1, maxLength: 150 })
    fc.assert(
      fc.property(anyWords, (buckets) => {
        const words = unitSparse(buckets.map((index) => ({ index, value: 1 + (index % 7) })))
        const { indices, values } = withTopics(words)
        expect(Math.hypot(...values)).toBeLessThanOrEqual(1 + 1e-9)
        expect(indices.filter(isWord)).toEqual(words.indices)
        expect(indices).toEqual(indices.toSorted((a, b) => a - b))
        expect(indices.every((index) => index < TEXT_PLACES)).toBe(true)
      }),
    )
  })

  it('leaves nothing as it is', () => {
    expect(withTopics({ indices: [], values: [] })).toEqual({ indices: [], values: [] })
  })
})

describe('topicsOfTexts', () => {
  it('is the same for the same texts, and knows no word of one text alone', () => {
    const texts = ['oven flour dough', 'oven flour cake', 'steel welding torch', 'steel welding mask']
    expect(topicsOfTexts(texts)).toEqual(topicsOfTexts([...texts]))
    expect(Object.keys(topicsOfTexts(texts)).map(Number)).toEqual(
      ['oven', 'flour', 'steel', 'welding'].map(bucketOf).toSorted((a, b) => a - b),
    )
  })
})
