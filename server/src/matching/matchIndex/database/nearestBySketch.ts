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
/** The largest `hnsw.ef_search`. */
const MOST_KEPT_OPEN = 1_000
/** Among so many sketches the nearest are looked for where a filter lets few through. */
const MOST_LOOKED_AT = 40_000
/** Further than this the raw score that sketches tell is never from the true one. */
const LARGEST_ERROR = 0.25

/** How many of a list are found by their sketches, and how many of these are compared exactly: more for those places which hardly anybody reads. */
const reaches = [
  { lastPlace: 30, near: 300, compared: 125 },
  { lastPlace: 250, near: 300, compared: 300 },
  { lastPlace: 1_000, near: 1_250, compared: 1_250 },
] as const
type Reach = (typeof reaches)[number]

/** Whom to rank, and by what. */
export interface RankedSearch extends Omit<IndexSearch, 'filter'> {
  readonly fitting: SQL | undefined
  readonly rank: SQL<number>
}

/** The nearest by their sketches, compared exactly. Of few who fit, all sketches are looked at; of many, an index finds the nearest (HNSW: Malkov and Yashunin, 2016). */
export async function nearestBySketch({ tx, people }: Lookup, search: RankedSearch): Promise<IndexAnswer> {
  if ((await expectedToFit(tx, search.fitting)) <= FEW_FACTOR * Math.sqrt(people)) return nearestOfFew(tx, search)
  return (await nearestOfMany(tx, search)) ?? nearestOfFew(tx, search)
}

/** How many the database expects to fit, without looking. */
async function expectedToFit(tx: Queries, fitting: SQL | undefined): Promise<number> {
  const some = tx
    .select({ one: sql`1` })
    .from(indexedPeople)
    .where(fitting)
  const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(sql`explain (format json) ${some}`)
  return rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']
}

/** Looks at the sketches of all who fit. */
async function nearestOfFew(tx: Queries, search: RankedSearch): Promise<IndexAnswer> {
  const { near } = reachOf(search)!
  const all = sql`all_fitting as materialized (${distances(search)}),
    near as materialized (select * from all_fitting order by distance limit ${near})`
  const found = await compareNearest(tx, search, all, sql`all_fitting`)
  return answer(search, found, found.fitting)
}

/** Looks for the nearest by the index. @returns nothing where so few fit that it gave up */
async function nearestOfMany(tx: Queries, search: RankedSearch): Promise<IndexAnswer | undefined> {
  const { near } = reachOf(search)!
  await set(tx, {
    'hnsw.iterative_scan': 'relaxed_order',
    'hnsw.ef_search': Math.min(near, MOST_KEPT_OPEN),
    'hnsw.max_scan_tuples': MOST_LOOKED_AT,
    // By the index in any case: the planner does not know how few it has to go through.
    enable_seqscan: 'off',
    enable_bitmapscan: 'off',
    enable_sort: 'off',
  })
  const nearest = sql`near as materialized (${distances(search)} order by distance limit ${near})`
  const found = await compareNearest(tx, search, nearest, sql`near`)
  const { least, countedUpTo = Infinity } = search
  if (found.fitting >= near && (least !== undefined || countedUpTo <= near)) return answer(search, found, countedUpTo)
  await set(tx, { enable_seqscan: 'on', enable_bitmapscan: 'on', enable_sort: 'on' })
  if (found.fitting < near) return undefined
  return answer(search, found, await countOf(tx, search))
}

/** Everybody who fits, with how far their sketches are from that of a search: the less, the more alike. */
function distances({ rankedBy, fitting }: RankedSearch): SQL {
  const { profileId, sketch } = indexedPeople
  const own = JSON.stringify(sketchOf(rankedBy))
  return sql`select ${profileId} as id, ${sketch} <#> ${own}::halfvec as distance from ${indexedPeople} where ${fitting ?? sql`true`}`
}

interface Compared {
  /** Best first. */
  readonly people: readonly { readonly id: Id; readonly rank: number }[]
  readonly fitting: number
  /** Whether as many as are counted are good enough beyond doubt, of whom some were not compared then. */
  readonly areEnough: boolean
}

/**
 * Compares the first of the nearest exactly. Where they have to be good enough, all of them, unless their sketches leave no doubt.
 * @param near the nearest, as parts of a statement of which `near` is one
 * @param counted the part whose rows are counted
 */
async function compareNearest(tx: Queries, search: RankedSearch, near: SQL, counted: SQL): Promise<Compared> {
  const { rank, least } = search
  const reach = reachOf(search)!
  const { profileId } = indexedPeople
  const areEnough =
    least === undefined
      ? sql`true`
      : sql`(select count(*) >= ${countedOf(search)} from near where distance < ${-least - LARGEST_ERROR})`
  const { rows } = await tx.execute<{ id: Id; rank: number; fitting: number; areEnough: boolean }>(sql`
    with ${near}, enough as materialized (select ${areEnough} as are),
      compared as materialized (
        select id from near order by distance limit (select case when are then ${reach.compared}::int else ${reach.near}::int end from enough))
    select compared.id, ${rank} as rank, (select count(*) from ${counted})::int as fitting, (select are from enough) as "areEnough"
    from compared join ${indexedPeople} on ${profileId} = compared.id order by rank desc, compared.id`)
  return { people: rows, fitting: rows[0]?.fitting ?? 0, areEnough: rows[0]?.areEnough ?? false }
}

/** @param fitting how many fit, or as many of them as anybody needs to know of */
function answer(search: RankedSearch, { people, areEnough }: Compared, fitting: number): IndexAnswer {
  const { least, limit } = search
  const found = least === undefined ? people : people.filter(({ rank }) => rank >= least)
  const ids = found.slice(0, limit).map(({ id }) => id)
  if (least === undefined) return { ids, total: fitting }
  return { ids, total: areEnough ? countedOf(search) : Math.min(found.length, countedOf(search)) }
}

/** How many of those who are good enough are counted. */
const countedOf = ({ limit, countedUpTo = limit }: RankedSearch): number => Math.max(limit, countedUpTo)

/** Where more are asked for than sketches find, everybody has to be compared. */
export const isInReach = (search: RankedSearch): boolean => reachOf(search) !== undefined

/** The shortest that suffices. */
function reachOf(search: RankedSearch): Reach | undefined {
  const { least, limit } = search
  const counted = least === undefined ? limit : countedOf(search)
  return reaches.find(({ lastPlace, near }) => limit <= lastPlace && counted <= near)
}

/** How many fit, counted up to so many. */
async function countOf(tx: Queries, { fitting, countedUpTo }: RankedSearch): Promise<number> {
  const some = tx
    .select({ one: sql`1` })
    .from(indexedPeople)
    .where(fitting)
    .$dynamic()
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from (${countedUpTo === undefined ? some : some.limit(countedUpTo)}) as fitting`,
  )
  return rows[0]!.count
}
