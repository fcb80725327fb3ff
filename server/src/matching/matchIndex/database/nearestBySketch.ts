import type { Id } from '@trellis/contract/wire/ids.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { indexedPeople } from '../../matching.tables.ts'
import type { IndexAnswer, IndexSearch } from '../matchIndex.ts'
import { type Lookup, set } from './planned.ts'
import { sketchOf } from './sketch.ts'

/**
 * Going through all who fit takes as long as looking for the nearest among everybody where the number of the former is this many times the
 * root of the number of the latter: the fewer fit, the more sketches the index has to pass.
 */
const FEW_FACTOR = 15
/** How many places of a list are ranked by comparing so many of the nearest exactly: more for those which hardly anybody reads. */
const reaches = [
  { places: 30, compared: 125 },
  { places: 250, compared: 300 },
  { places: 1_000, compared: 1_250 },
] as const
type Reach = (typeof reaches)[number]
/** From the raw score that sketches tell the true one is never further away. */
const LARGEST_ERROR = 0.3
/** Of so many at least the index keeps open where it goes on, and of so many at most. */
const [FEWEST_KEPT_OPEN, MOST_KEPT_OPEN] = [200, 1_000]
/** The index gives up where it has passed so many times the sketches that it was expected to, or so many. */
const [TIMES_LOOKED_AT, MOST_LOOKED_AT] = [4, 40_000]

/** Whom to rank, and by what. */
export interface RankedSearch extends Omit<IndexSearch, 'filter'> {
  readonly fitting: SQL
  readonly rank: SQL<number>
}

/** Where more are asked for than sketches find, everybody has to be compared. */
export const isInReach = (search: RankedSearch): boolean => reachOf(search, false) !== undefined

/**
 * The nearest by their sketches, compared exactly. Of few who fit, all sketches are looked at; of many, an index finds the nearest (HNSW:
 * Malkov and Yashunin, 2016).
 */
export async function nearestBySketch({ tx, people }: Lookup, search: RankedSearch): Promise<IndexAnswer> {
  const expected = await expectedToFit(tx, search.fitting)
  if (expected <= FEW_FACTOR * Math.sqrt(people)) return nearestOfFew(tx, search)
  return (await nearestOfMany(tx, search, expected / people)) ?? nearestOfFew(tx, search)
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
  const [most, fewer] = [false, true].map((areEnough) => reachOf(search, areEnough)!.compared)
  const { rows } = await tx.execute<Ranked & Counted>(sql`
    with fitting as materialized (select ${profileId} as id, ${distanceOf(search)} as distance from ${indexedPeople} where ${fitting}),
      counted as materialized (select count(*)::int as counted from fitting where ${isCounted(search, sql`distance`)}),
      near as materialized (
        select id from fitting order by distance
        limit (select case when counted < ${countedOf(search)} then ${most}::int else ${fewer}::int end from counted))
    select near.id, ${rank} as rank, counted from counted, near join ${indexedPeople} on ${profileId} = near.id order by rank desc, near.id`)
  return answerOf(search, rows, rows[0]?.counted ?? 0)
}

/** Looks for the nearest by the index. @returns nothing where fewer fit than was expected */
async function nearestOfMany(tx: Queries, search: RankedSearch, share: number): Promise<IndexAnswer | undefined> {
  const { fitting, rank } = search
  const { profileId } = indexedPeople
  const counted = await countOf(tx, search)
  const { compared } = reachOf(search, counted >= countedOf(search))!
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
  if (rows.length === compared) return answerOf(search, rows, counted)
  await set(tx, { enable_seqscan: 'on', enable_bitmapscan: 'on', enable_sort: 'on' })
  return undefined
}

/** Counts who fits, up to as many as anybody needs to know of: where they have to be good enough, those who are beyond doubt. */
async function countOf(tx: Queries, search: RankedSearch): Promise<number> {
  const { fitting, least, countedUpTo } = search
  const most = least === undefined ? countedUpTo : countedOf(search)
  const upTo = most === undefined ? sql`` : sql`limit ${most}`
  const { rows } = await tx.execute<Counted>(sql`
    select count(*)::int as counted from (
      select from ${indexedPeople} where ${fitting} and ${isCounted(search, distanceOf(search))} ${upTo}) as people`)
  return rows[0]!.counted
}

/** Whether somebody who fits is counted before anybody is compared exactly. */
const isCounted = ({ least }: RankedSearch, distance: SQL): SQL =>
  least === undefined ? sql`true` : sql`${distance} < ${-least - LARGEST_ERROR}`

/** How far a person's sketch is from that of a search: the less, the more alike. */
const distanceOf = ({ rankedBy }: RankedSearch): SQL => sql`${indexedPeople.sketch} <#> ${JSON.stringify(sketchOf(rankedBy))}::halfvec`

/** How many of those who are good enough have to be known. */
const countedOf = ({ limit, countedUpTo = limit }: RankedSearch): number => Math.max(limit, countedUpTo)

/**
 * The shortest that suffices, where one does.
 * @param areEnough whether nobody has to be compared to count those who are good enough
 */
function reachOf(search: RankedSearch, areEnough: boolean): Reach | undefined {
  const { least, limit } = search
  const ranked = least === undefined || areEnough ? limit : countedOf(search)
  return reaches.find(({ places }) => ranked <= places)
}

interface Ranked {
  readonly id: Id
  readonly rank: number
  readonly [column: string]: unknown
}

interface Counted {
  readonly counted: number
  readonly [column: string]: unknown
}

/** @param people the nearest, best first */
function answerOf(search: RankedSearch, people: readonly Ranked[], counted: number): IndexAnswer {
  const { least, limit } = search
  const found = least === undefined ? people : people.filter(({ rank }) => rank >= least)
  const ids = found.slice(0, limit).map(({ id }) => id)
  if (least === undefined) return { ids, total: counted }
  const most = countedOf(search)
  return { ids, total: counted < most ? Math.min(found.length, most) : most }
}
