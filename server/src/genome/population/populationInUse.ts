import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import { makeFolder } from '../../platform/dataFolder.ts'
import { type Population, shippedPopulation } from './population.ts'

/** Where a process keeps its copy of a community's own population table, once it has been made (`npm run population`). */
export const populationFile = (config: Config): string => join(config.dataFolder, 'population.json')

/** The community's own table, or before there is one, the table that comes with the product. */
export function populationInUse(config: Config): Population {
  const file = populationFile(config)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Population) : shippedPopulation
}

/** Makes a population table the one in use, of this process and of every other that starts on this database from now on. */
export async function usePopulation({ config, db }: Pick<Context, 'config' | 'db'>, population: Population): Promise<void> {
  const text = `${JSON.stringify(population)}\n`
  await db.execute(sql`
    insert into population_in_use (text) values (${text}) on conflict (is_the_one) do update set text = excluded.text`)
  writeCopy(config, text)
}

/**
 * Takes the population table that the database has, which another process may have made; one that only a file has, as before
 * the database kept it, is given to the database. Called before anything is compared.
 */
export async function fetchPopulation(context: Pick<Context, 'config' | 'db'>): Promise<void> {
  const { rows } = await context.db.execute<{ text: string }>(sql`select text from population_in_use`)
  const file = populationFile(context.config)
  const stored = rows[0]?.text
  const own = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (stored === undefined && own !== undefined) await usePopulation(context, JSON.parse(own) as Population)
  if (stored !== undefined && stored !== own) writeCopy(context.config, stored)
}

/** In one step: a process that ends in the middle leaves no half of a table. */
function writeCopy(config: Config, text: string): void {
  const file = populationFile(config)
  makeFolder(config.dataFolder)
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}
