import type { Id } from '@trellis/contract/wire/ids.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { indexedPeople } from '../../matching.tables.ts'
import type { IndexAnswer, IndexSearch } from '../matchIndex.ts'
import { type Lookup, set } from './planned.ts'
import { sketchOf } from './sketch.ts'

/**
 * Going through all who fit takes as long as looking for the nearest among all whom an index holds where the number of the former is this many times
 * the root of the number of the latter: the fewer fit, the more sketches the index has to pass.
 */
const FEW_FACTOR = 32
/**
 * So many of the nearest are compared exactly for places up to this one: as many for each page, so that nobody stands on two of them. Further
 * than students are shown, hardly anybody reads.
 */
const reaches = [
  { places: 200, compared: 200 },
  { places: 1_000, compared: 1_250 },
] as const
type Reach = (typeof reaches)[number]
/** Fewer of `hnsw.ef_search` miss some of the nearest sketches; more than the latter cannot be had. */
const [FEWEST_KEPT_OPEN, MOST_KEPT_OPEN] = [250, 1_000]
/** The index gives up where it has passed so many times the sketches that it was expected to, or so many. */
const [TIMES_LOOKED_AT, MOST_LOOKED_AT] = [4, 40_000]
/** As many digits as 16 bits hold: the longer a text, the longer it takes to be read. */
const HALF_DIGITS = 5

/** Whom to rank, and by what. */
export interface RankedSearch extends Omit<IndexSearch, 'filter'> {
  readonly fitting: SQL
  readonly rank: SQL<number>
  /** Who is in the index that leads to whoever fits; everybody where it is left out. */
  readonly indexed?: SQL | undefined
  /** Whether words are a part of what has to fit. */
  readonly isByWords: boolean
}

/** Where more are asked for than sketches find, everybody has to be compared. */
export const isInReach = (search: RankedSearch): boolean => reachOf(search) !== undefined

/**
 * The nearest by their sketches, compared exactly. Of few who fit, all sketches are looked at; of many, an index finds the nearest (HNSW:
 * Malkov and Yashunin, 2016).
 */
export async function nearestBySketch({ tx, people }: Lookup, search: RankedSearch): Promise<IndexAnswer> {
  const { fitting, indexed } = search
  const expected = await expectedToFit(tx, fitting)
  // In a new database nobody is counted yet, and some are expected.
  const all = Math.max(indexed === undefined ? people : await expectedToFit(tx, indexed), expected)
  if (expected <= FEW_FACTOR * Math.sqrt(all)) return nearestOfFew(tx, search)
  return (await nearestOfMany(tx, search, expected / all)) ?? nearestOfFew(tx, search)
}

/** How many the database expects to fit, without looking. */
async function expectedToFit(tx: Queries, fitting: SQL): Promise<number> {
  const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from ${indexedPeople} where ${fitting}`,
  )
  return rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']
}

/** Looks at the sketches of all who fit. */
async function nearestOfFew(tx: Queries, search: RankedSearch): Promise<IndexAnswer> {
  const { fitting, rank } = search
  const { profileId } = indexedPeople
  const { rows } = await tx.execute<Ranked & { readonly fitting: number }>(sql`
    with fitting as materialized (select ${profileId} as id, ${distanceOf(search)} as distance from ${indexedPeople} where ${fitting}),
      near as materialized (select id from fitting order by distance limit ${reachOf(search)!.compared})
    select near.id, ${rank} as rank, (select count(*) from fitting)::int as fitting
    from near join ${indexedPeople} on ${profileId} = near.id order by rank desc, near.id`)
  return answerOf(search, rows, rows[0]?.fitting ?? 0)
}

/** Looks for the nearest by the index. @returns nothing where fewer fit than was expected */
async function nearestOfMany(tx: Queries, search: RankedSearch, share: number): Promise<IndexAnswer | undefined> {
  const { fitting, rank, isByWords, least, countedUpTo = Infinity } = search
  const { profileId } = indexedPeople
  const { compared } = reachOf(search)!
  await set(tx, {
    'hnsw.iterative_scan': 'relaxed_order',
    'hnsw.ef_search': Math.min(MOST_KEPT_OPEN, Math.max(FEWEST_KEPT_OPEN, compared)),
    'hnsw.max_scan_tuples': Math.min(MOST_LOOKED_AT, Math.ceil((TIMES_LOOKED_AT * compared) / share)),
    // By the index in any case: the planner does not know how few it has to go through.
    enable_seqscan: 'off',
    enable_bitmapscan: 'off',
    enable_sort: 'off',
  })
  const { rows } = await tx.execute<Ranked>(sql`
    with near as materialized (
      select ${profileId} as id, ${rank} as rank from ${indexedPeople} where ${fitting} order by ${distanceOf(search)} limit ${compared})
    select * from near order by rank desc, id`)
  const isFull = rows.length === compared
  if (isFull && (least !== undefined || countedUpTo <= compared)) return answerOf(search, rows, countedUpTo)
  // Whoever went through everybody to count would read the words of each.
  await set(tx, { enable_seqscan: isFull && isByWords ? 'off' : 'on', enable_bitmapscan: 'on', enable_sort: 'on' })
  return isFull ? answerOf(search, rows, await countOf(tx, search)) : undefined
}

/** How many fit, counted up to so many. */
async function countOf(tx: Queries, { fitting, countedUpTo }: RankedSearch): Promise<number> {
  const upTo = countedUpTo === undefined ? sql`` : sql`limit ${countedUpTo}`
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from (select from ${indexedPeople} where ${fitting} ${upTo}) as fitting`,
  )
  return rows[0]!.count
}

/** How far a person's sketch is from that of a search: the less, the more alike. */
function distanceOf({ rankedBy }: RankedSearch): SQL {
  const sketch = sketchOf(rankedBy).map((number) => number.toFixed(HALF_DIGITS))
  return sql`${indexedPeople.sketch} <#> ${`[${sketch.join()}]`}::halfvec`
}

/** How many have to be ranked: where those are counted that are good enough, as many as are counted. */
const rankedOf = ({ least, limit, countedUpTo = limit }: RankedSearch): number =>
  least === undefined ? limit : Math.max(limit, countedUpTo)

/** The shortest that suffices, where one does. */
const reachOf = (search: RankedSearch): Reach | undefined => reaches.find(({ places }) => rankedOf(search) <= places)

interface Ranked {
  readonly id: Id
  readonly rank: number
  readonly [column: string]: unknown
}

/** @param people the nearest, best first */
function answerOf(search: RankedSearch, people: readonly Ranked[], fitting: number): IndexAnswer {
  const { least, limit } = search
  const found = least === undefined ? people : people.filter(({ rank }) => rank >= least).slice(0, rankedOf(search))
  return { ids: found.slice(0, limit).map(({ id }) => id), total: least === undefined ? fitting : found.length }
}
