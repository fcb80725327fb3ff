import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newId } from '@trellis/contract/wire/ids.ts'
import { sql } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import { makeFolder } from '../../platform/dataFolder.ts'
import type { Queries } from '../../platform/database/database.ts'
import { announcementKind } from '../../platform/events/announcements.ts'
import { serializeError } from '../../platform/log.ts'
import { isOfPresentFormula, type Population, shippedPopulation } from './population.ts'

/** Where a process keeps its copy of a community's own population table, once it has been made (`npm run population`). */
export const populationFile = (config: Config): string => join(config.dataFolder, 'population.json')

/** The community's own table, or before there is one by the present formula, the table that comes with the product. */
export function populationInUse(config: Config): Population {
  const file = populationFile(config)
  if (config.populationTable === 'shipped' || !existsSync(file)) return shippedPopulation
  const own = JSON.parse(readFileSync(file, 'utf8')) as Population
  return isOfPresentFormula(own) ? own : shippedPopulation
}

/** The population table in use: another may take its place while the server runs. */
export interface FollowedPopulation {
  readonly current: Population
  /** Takes the table that the database has by now. */
  refresh(): Promise<void>
}

const populationReplaced = announcementKind('genome.populationReplaced')

/** Keeps a process at the table in use, whichever process replaces it. */
export function followPopulation(context: Pick<Context, 'config' | 'db' | 'announcements' | 'log'>): FollowedPopulation {
  let current = populationInUse(context.config)
  async function refresh(): Promise<void> {
    await fetchPopulation(context)
    current = populationInUse(context.config)
  }
  context.announcements.follow(populationReplaced, () => {
    refresh().catch((error: unknown) => context.log.warn({ err: serializeError(error) }, 'the population table could not be read'))
  })
  return {
    get current() {
      return current
    },
    refresh,
  }
}

/** Makes a population table the one in use, of every process on this database. */
export async function usePopulation(
  { config, announcements }: Pick<Context, 'config' | 'announcements'>,
  db: Queries,
  population: Population,
): Promise<void> {
  const text = `${JSON.stringify(population)}\n`
  await db.execute(sql`
    insert into population_in_use (text) values (${text}) on conflict (is_the_one) do update set text = excluded.text`)
  writeCopy(config, text)
  announcements.announce(db, populationReplaced, [newId()])
}

/**
 * Takes the population table that the database has, which another process may have made; one that only a file has, as before
 * the database kept it, is given to the database. Called before anything is compared.
 */
export async function fetchPopulation(context: Pick<Context, 'config' | 'db' | 'announcements'>): Promise<void> {
  const { rows } = await context.db.execute<{ text: string }>(sql`select text from population_in_use`)
  const file = populationFile(context.config)
  const stored = rows[0]?.text
  const own = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (stored === undefined && own !== undefined) await usePopulation(context, context.db, JSON.parse(own) as Population)
  if (stored !== undefined && stored !== own) writeCopy(context.config, stored)
}

/** In one step: a process that ends in the middle leaves no half of a table. */
function writeCopy(config: Config, text: string): void {
  const file = populationFile(config)
  makeFolder(config.dataFolder)
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}
