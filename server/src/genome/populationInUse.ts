import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { type Population, shippedPopulation } from './population.ts'

/** Where a community's own population table is kept, once it has been made (`npm run population`). */
export const populationFile = (config: Config): string => join(config.dataFolder, 'population.json')

/** The community's own table, or before there is one, the table that comes with the product. */
export function populationInUse(config: Config): Population {
  const file = populationFile(config)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Population) : shippedPopulation
}
