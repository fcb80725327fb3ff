import { fileURLToPath } from 'node:url'
import { readConfig, WrongSetting } from '../server/src/config.ts'
import { createContext } from '../server/src/context.ts'
import { populationFile } from '../server/src/genome/populationInUse.ts'
import { reindexEverybody } from '../server/src/matching/matching.actions.ts'
import { measuresOf } from '../server/src/matching/measures.ts'
import { TooFewPeople, writePopulation } from '../server/src/matching/population.actions.ts'
import { openDatabase } from '../server/src/platform/database/database.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { giveUp } from '../server/src/start.ts'

// `npm run population`, while the server is stopped: measures the community in the database that the settings name, from
// 300 people with a genome on, and makes all genomes and matches anew by it. The table is kept in DATA_FOLDER; with
// `-- --shipped` it takes the place of the one that comes with the product.
try {
  const config = readConfig(process.env)
  const shipped = fileURLToPath(new URL('../server/src/genome/population.json', import.meta.url))
  const file = process.argv.includes('--shipped') ? shipped : populationFile(config)
  const database = await openDatabase(config)
  await migrate(database.pool)
  const context = await createContext(config, database)
  const population = await writePopulation(context, file)
  process.stdout.write(`Measured ${population.count} people: version ${population.version} in ${file}\n`)
  const people = await reindexEverybody(context, measuresOf(population))
  process.stdout.write(`Made the genomes and matches of ${people} people anew.\n`)
  await database.close()
} catch (error) {
  giveUp(error instanceof TooFewPeople ? new WrongSetting(error.message) : error)
}
