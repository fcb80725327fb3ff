import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shippedPopulation } from '../../genome/population/population.ts'
import { anyVectors } from '../matching.arbitraries.ts'
import { writeVectors } from '../vectors/storedVectors.ts'
import { measuresOf } from './measures.ts'
import { likenessOf, scoreOf } from './score.ts'
import { scoresOfPairs } from './scoresOfPairs.ts'

const { weights, dimensions } = measuresOf(shippedPopulation)

test('has for each pair the score that two by themselves have, in hundredths, and 0 for whoever is not compared; also with what speaks for it beside', () => {
  const people = fc.array(anyVectors, { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(people, people, fc.constantFrom(0, 0.25, 0.65), (ones, others, more) => {
      const stored = (some: typeof ones) => [...some.map((vectors) => writeVectors(vectors, shippedPopulation)), undefined]
      const scores = scoresOfPairs(stored(ones), stored(others), weights, more === 0 ? undefined : () => more)
      const width = others.length + 1
      for (const [at, one] of ones.entries()) {
        for (const [of, other] of others.entries()) {
          const alone = scoreOf(likenessOf(one, other, dimensions), weights, more).score * 100
          expect(Math.abs(scores[at * width + of]! - alone)).toBeLessThanOrEqual(0.51)
        }
        expect(scores[at * width + others.length]).toBe(0)
      }
    }),
    { numRuns: 50 },
  )
})
