import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bucketOf, TERM_BUCKETS, termsOf, writtenTermsOf } from './terms.ts'

describe('termsOf', () => {
  it.each([
    ['I love the robotics clubs', ['love', 'robotic', 'club']],
    ['Studies, classes, boxes & brushes', ['study', 'class', 'box', 'brush']],
    ['A bus, an analysis, our campus', ['bus', 'analysis', 'campus']],
    ["My sister's café; don’t ask", ['sister', 'cafe', 'dont', 'ask']],
    ['C++ and C# in 2024', ['c++', 'c#', '2024']],
    ['Ökologie, Ελληνικά, 日本語', ['okologie', 'ελληνικα', '日本語']],
    ['cross-country, an X-ray', ['cross', 'country', 'ray']],
    ['x y z', []],
    ['', []],
  ])('%j', (text, terms) => {
    expect(termsOf(text)).toEqual(terms)
  })

  it('knows of each word of which it is a part', () => {
    const written = (text: string) => writtenTermsOf(text).map((term) => term.written)
    expect(written('Cross-country is a country')).toEqual(['cross-country', 'cross-country', 'country'])
    expect(Math.max(...written('ab-'.repeat(1_000)).map(({ length }) => length))).toBe('ab-ab-ab-ab'.length)
  })

  it('falls into the same bucket every time, within the buckets there are', () => {
    expect(['robot', 'debate', 'café'].map(bucketOf)).toEqual([32942, 46340, 34805])
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const term of termsOf(text)) {
          expect(Number.isInteger(bucketOf(term))).toBe(true)
          expect(bucketOf(term)).toBeGreaterThanOrEqual(0)
          expect(bucketOf(term)).toBeLessThan(TERM_BUCKETS)
        }
      }),
    )
  })
})
