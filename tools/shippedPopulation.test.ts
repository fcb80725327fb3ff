import { expect, test } from 'vitest'
import { shippedPopulation } from '../server/src/genome/population/population.ts'
import { shippedPopulationAnew } from './shippedPopulation.ts'

test('the population table that comes with the product is the one that npm run population -- --shipped makes', { timeout: 120_000 }, () => {
  expect(JSON.parse(JSON.stringify(shippedPopulationAnew()))).toEqual(shippedPopulation)
})
