import { writeFile } from 'node:fs/promises'
import { makePeople } from '../server/src/demonstration/people/makePeople.ts'
import type { Population } from '../server/src/genome/population/population.ts'
import { populationOf } from '../server/src/matching/community/populationOf.ts'
import { factsOf } from '../server/src/matching/vectors/vectors.ts'
import { vocabulary } from '../server/src/vocabulary/shippedVocabulary.ts'
import { knownOccupations } from '../bench/quality/occupations.ts'

const recipe = { seed: 1, count: 1_500, now: Date.UTC(2026, 8, 1) }

/**
 * The population table that comes with the product: what 1,500 made-up people are like, and two people of every other occupation
 * of O*NET, who know which skills and words come together at work. More made-up people would drown them. Its version begins with where
 * it is from.
 */
export function shippedPopulationAnew(): Population {
  const bios = [...Array.from(makePeople(recipe), ({ profile }) => profile), ...knownOccupations().people.map(({ bio }) => bio)]
  const population = populationOf(
    bios.map((bio) => factsOf(bio, vocabulary, recipe.now)),
    vocabulary,
  )
  return { ...population, version: `shipped-${population.version}` }
}

/** Writes {@link shippedPopulationAnew} to a file, one entry to a line, so that a change can be read. */
export async function writeShippedPopulation(file: string): Promise<Population> {
  const population = shippedPopulationAnew()
  const lines = Object.entries(population).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  await writeFile(file, `{\n${lines.join(',\n')}\n}\n`)
  return population
}
