import { setTimeout as sleep } from 'node:timers/promises'
import { levels } from '@trellis/contract/profiles/levels.ts'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Context } from '../../../context.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { serializeError } from '../../../platform/log.ts'
import { indexedPeople } from '../../matching.tables.ts'
import { FEWEST_PEOPLE, learnClusters, MOST_SAMPLED, noteClusters } from './clusters.ts'
import { HOW_FAR } from './fitting.ts'
import { noteUnsearched } from './searchedColumns.ts'

/** Written with each save: a list of what waits would be read by every search, and written by whoever saves when it is full, in seconds. */
const gin = (what: string): string => `using gin (${what}) with (fastupdate = off)`
/** All by which people are looked for in near clusters: in their rows they are read several times as slowly. */
const ofSketches = {
  match_index_sketches: '(cluster, level, birth_year) include (profile_id, listed, years_experience, sketch)',
}
/** The indexes of a match index in the database. They cost every save something, and are of no use to one in memory. */
const indexes = {
  match_index_words_and_places: gin('words, location_city, location_state, location_country'),
  match_index_words_of_clusters: gin('words_of_cluster(words, cluster)'),
  match_index_name_words: gin('name_words'),
  match_index_names: '(name, profile_id)',
  match_index_groups: gin('membership'),
  match_index_places: '(location_city, cluster)',
  match_index_countries: '(location_country, level, cluster)',
  // Who sees no minors and looks for pupils would go through all of them to find nobody.
  match_index_pupils: '(birth_year) where level = 0',
  // The last, where not everybody was noted: once it is there, people are searched.
  ...ofSketches,
}
/** What earlier versions wanted in place of the index of sketches: graphs of them, which every save had to be drawn into. */
const graphs = ['match_index_nearest', ...levels.map((level) => `match_index_nearest_${level}`)]
const otherEarlierOnes = ['match_index_years', 'match_index_words', 'match_index_words_and_cities']
/** What belongs together, so that the database knows how many fit: pupils are minors, years of experience go with levels, and a city lies in one country. */
const statistics = {
  // First of those that tell of levels, for of several that would do the database takes the first.
  match_index_years_of_levels: '(mcv) on level, years_experience',
  match_index_ages: '(mcv) on level, birth_year',
  match_index_levels_of_places: '(mcv) on level, location_country',
  match_index_how_far: `on (${HOW_FAR})`,
  match_index_places_within: '(dependencies) on location_city, location_state, location_country',
}
/** So many of the most common pairs are counted. */
const MOST_COUNTED = 300
/** Find whom nothing was noted of without going through everybody. */
const ofUnnoted = {
  match_index_unsearched: '(profile_id) where sketch is null',
  match_index_clusters: '(cluster)',
}
/** Of the words of a person and of their cluster. */
const KILOBYTES_EACH = 2
const [FEWEST_MEGABYTES, MOST_MEGABYTES] = [64, 2_048]
/** Of several processes that start, one prepares. */
const PREPARING = 7_233_110
const ASK_AGAIN_MS = 100

/**
 * Notes what people are looked up by where that is missing, and makes the indexes. The first time this takes minutes for a million
 * people, during which searches compare everybody. On a connection of its own, which waits as long as it takes.
 * @param whenSearchable is called as soon as people can be looked up, where more is to be done
 */
export async function prepareIndex(context: Pick<Context, 'db' | 'log'>, whenSearchable: () => void = () => {}): Promise<void> {
  const { log } = context
  const { connectionString } = context.db.$client.options
  const client = new pg.Client({ connectionString, statement_timeout: 0 })
  client.on('error', (error) => log.warn({ err: serializeError(error) }, 'the connection that prepares the match index broke off'))
  await client.connect()
  try {
    // Whoever waited inside of a statement would be waited for by the one that makes an index.
    while (!(await isOurTurn(client))) await sleep(ASK_AGAIN_MS)
    await makeIndexes(client, ofUnnoted)
    const db = drizzle(client)
    const wereAllNoted = await areAllNoted(db)
    if (wereAllNoted) {
      // Whom another version noted are searched while clusters are learned anew.
      await makeIndexes(client, ofSketches)
      whenSearchable()
    }
    await dropIndexes(client, graphs)
    // Whose sketches are noted after the clusters were learned are written once.
    await noteUnsearched(db, MOST_SAMPLED)
    const areLearned = await learnClusters(db)
    await noteUnsearched(db)
    // Also where an earlier process learned clusters, and was ended before everybody was noted in them.
    const haveManyMoved = (await noteClusters(db)) >= FEWEST_PEOPLE
    // Whoever moves leaves a place behind that nobody fills.
    if (haveManyMoved && wereAllNoted) await client.query('reindex index concurrently match_index_sketches')
    // Places stand in one index with words.
    await client.query('create extension if not exists btree_gin')
    const areNew = [await makeIndexes(client, indexes), await makeStatistics(client)]
    await dropIndexes(client, otherEarlierOnes)
    // Only after a vacuum are people read from an index without the table.
    if (areLearned || haveManyMoved || areNew.includes(true)) await client.query('vacuum (analyze) match_index, sketch_clusters')
  } finally {
    await client.end()
  }
}

/** Whether people can be looked up already, where another version wants one more index: making it can take many minutes. */
export async function isSearchable(db: Queries): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(
    sql`select exists (select from pg_index where indexrelid = to_regclass('match_index_sketches') and indisvalid) as is`,
  )
  return rows[0]!.is && (await areAllNoted(db))
}

async function areAllNoted(db: Queries): Promise<boolean> {
  const { rows } = await db.execute<{ are: boolean }>(
    sql`select not exists (select from ${indexedPeople} where ${indexedPeople.sketch} is null) as are`,
  )
  return rows[0]!.are
}

async function dropIndexes(client: pg.Client, names: readonly string[]): Promise<void> {
  for (const name of names) await client.query(`drop index concurrently if exists ${name}`)
}

/** @returns whether one was missing, or its making had been broken off */
async function makeIndexes(client: pg.Client, wanted: Readonly<Record<string, string>>): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
     where indrelid = 'match_index'::regclass and indisvalid`,
  )
  const there = new Set(rows.map(({ name }) => name))
  const missing = Object.entries(wanted).filter(([name]) => !there.has(name))
  if (missing.length > 0) await client.query(`set maintenance_work_mem = '${await megabytesToMake(client)}MB'`)
  for (const [name, definition] of missing) {
    await client.query(`drop index if exists ${name}`)
    await client.query(`create index concurrently ${name} on match_index ${definition}`)
  }
  return missing.length > 0
}

/** @returns whether one was missing */
async function makeStatistics(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `select stxname as name from pg_statistic_ext where stxrelid = 'match_index'::regclass`,
  )
  const there = new Set(rows.map(({ name }) => name))
  const missing = Object.entries(statistics).filter(([name]) => !there.has(name))
  for (const [name, definition] of missing) {
    await client.query(`create statistics ${name} ${definition} from match_index`)
    await client.query(`alter statistics ${name} set statistics ${MOST_COUNTED}`)
  }
  return missing.length > 0
}

/** As much memory as the largest index takes while it is made: with less it takes many times as long. */
async function megabytesToMake(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ people: number }>('select count(*)::int as people from match_index')
  return Math.min(MOST_MEGABYTES, Math.max(FEWEST_MEGABYTES, Math.ceil((rows[0]!.people * KILOBYTES_EACH) / 1_024)))
}

async function isOurTurn(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>('select pg_try_advisory_lock($1) as is', [PREPARING])
  return rows[0]!.is
}
