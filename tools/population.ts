import { fileURLToPath } from 'node:url'
import { readConfig } from '../server/src/config.ts'
import { createContext } from '../server/src/context.ts'
import { writeShippedPopulation } from './shippedPopulation.ts'
import type { Population } from '../server/src/genome/population/population.ts'
import { populationFile } from '../server/src/genome/population/populationInUse.ts'
import { reindexJobs } from '../server/src/jobs/jobs.bulk.ts'
import { reindexEverybody } from '../server/src/matching/matching.actions.ts'
import { measuresOf } from '../server/src/matching/scoring/measures.ts'
import { writePopulation } from '../server/src/matching/community/population.actions.ts'
import { openCommunity } from '../server/src/platform/database/open.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { giveUp } from '../server/src/start.ts'

// `npm run population`, while the server is stopped: measures the community in the database that the settings name, from
// 30 people with a genome on, and makes all genomes and matches, of jobs too, anew by it. It is kept in the database.
// `npm run population -- --shipped` makes the table that comes with the product instead.
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const measured = ({ count, version }: Population, file: string): void => say(`Measured ${count} people: version ${version} in ${file}`)

async function measureDatabase(): Promise<void> {
  const config = readConfig(process.env)
  const file = populationFile(config)
  const database = await openCommunity(config)
  await migrate(database.pool)
  const context = await createContext(config, database)
  const population = await writePopulation(context)
  measured(population, file)
  const measures = measuresOf(population)
  const people = await reindexEverybody(context, measures)
  const jobs = await reindexJobs(context, measures)
  say(`Made the genomes and matches of ${people} people and ${jobs} jobs anew.`)
  await database.close()
}

async function measureMadeUpPeople(): Promise<void> {
  const shipped = fileURLToPath(new URL('../server/src/genome/population/population.json', import.meta.url))
  measured(await writeShippedPopulation(shipped), shipped)
}

try {
  await (process.argv.includes('--shipped') ? measureMadeUpPeople() : measureDatabase())
} catch (error) {
  giveUp(error)
}
