import { writeFile } from 'node:fs/promises'
import type { Population } from '../genome/population/population.ts'
import { vocabulary } from '../vocabulary/shippedVocabulary.ts'
import { populationOf } from '../matching/scoring/populationOf.ts'
import { factsOf } from '../matching/vectors/vectors.ts'
import { makePeople } from './people/makePeople.ts'

const recipe = { seed: 1, count: 5_000, now: Date.UTC(2026, 8, 1) }

/**
 * The population table that comes with the product: what 5,000 made-up people are like. Its version begins with where
 * it is from.
 */
export function madeUpPopulation(): Population {
  const facts = Array.from(makePeople(recipe), ({ profile }) => factsOf(profile, vocabulary, recipe.now))
  const population = populationOf(facts, vocabulary)
  return { ...population, version: `made-up-people-${population.version}` }
}

/** Writes {@link madeUpPopulation} to a file, one entry to a line, so that a change can be read. */
export async function writeShippedPopulation(file: string): Promise<Population> {
  const population = madeUpPopulation()
  const lines = Object.entries(population).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  await writeFile(file, `{\n${lines.join(',\n')}\n}\n`)
  return population
}
