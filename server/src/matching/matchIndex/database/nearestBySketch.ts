import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { indexedPeople } from '../../matching.tables.ts'
import type { IndexAnswer, IndexSearch } from '../matchIndex.ts'
import { isInOneOf, MOST_CLUSTERS, nearClusters } from './clusters.ts'
import type { Fitting, LookedUp, Named } from './fitting.ts'
import { type Lookup, set } from './planned.ts'

/**
 * Of those who fit, so many for each of those who are compared, and a part of the others, stand in the nearest clusters: about 0.98 of the ten
 * nearest do (docs/decisions/2026-11-29-clusters-of-sketches.md).
 */
const anywhere = { forEach: 3, ofOthers: 1 / 24 }
/** Those who hold the same words stand together, so that fewer have to be looked at (docs/decisions/2026-11-30-words-of-clusters.md). */
const byTheirWords = { forEach: 4, ofOthers: 1 / 96 }
/** So many words of clusters are looked up at once: their index goes through all of them for each person it finds. */
const MOST_LOOKED_UP = 250
/** Where so many times more hold the words than fit, the rest of the filter leads to fewer. */
const TIMES_MORE_HOLDERS = 8
/** Where a larger share of the clusters would be needed, everybody is looked at sooner. */
const LARGEST_SHARE = 0.4
/** The index has to pass so many sketches, by the time that it takes, for each that fits. */
const PASSED_FOR_EACH = 2.5
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

/** Whom to rank, and by what. */
export interface RankedSearch extends Omit<IndexSearch, 'filter' | 'rankedBy'> {
  readonly fitting: SQL
  /** Whom it names, where it does. */
  readonly named: Named | undefined
  readonly sketch: SQL
  readonly rank: SQL<number>
  /** Who is in the index that leads to whoever fits; everybody where it is left out. */
  readonly indexed?: SQL | undefined
  /** The words that have to fit, where some do. */
  readonly lookedUp: LookedUp | undefined
  /** Whether those are looked for who are ahead of somebody: they stand elsewhere than those who are not. */
  readonly isAhead: boolean
}

/** Where more are asked for than sketches find, everybody has to be compared. */
export const isInReach = (search: RankedSearch): boolean => reachOf(search) !== undefined

/**
 * The nearest by their sketches, compared exactly. Where few fit, those of them are looked at who stand in the nearest clusters (an inverted file:
 * Sivic and Zisserman, 2003); of many, an index finds the nearest (HNSW: Malkov and Yashunin, 2016).
 */
export async function nearestBySketch(lookup: Lookup, search: RankedSearch): Promise<IndexAnswer> {
  const { tx, people } = lookup
  const { indexed } = search
  const { compared } = reachOf(search)!
  const expected = await fewestExpected(tx, search)
  // In a new database nobody is counted yet, and some are expected.
  const all = Math.max(indexed === undefined ? people : await expectedToFit(tx, indexed), expected)
  const lookedAt = lookedAtOf(search, anywhere, expected)
  const words = await wordsThatLead(lookup, search, expected)
  const isOfFew = words !== undefined || lookedAt <= PASSED_FOR_EACH * compared * (all / expected)
  const near = isOfFew
    ? await nearestOfClusters(tx, search, words ?? { share: lookedAt / expected })
    : await nearestOfMany(tx, search, expected / all)
  return near ?? nearestOfAll(tx, search)
}

/** How many of those who fit have to be looked at. */
const lookedAtOf = (search: RankedSearch, { forEach, ofOthers }: typeof anywhere, expected: number): number =>
  Math.min(expected, forEach * reachOf(search)!.compared + ofOthers * expected)

/** Which share of the clusters is looked at, and by which words, where these lead there. */
interface Near {
  readonly share: number
  readonly lookedUp?: LookedUp
}

/** Nothing where something else of the filter leads to fewer, or the words stand for too many. */
async function wordsThatLead({ tx, areWordsLookedUp }: Lookup, search: RankedSearch, expected: number): Promise<Near | undefined> {
  const { lookedUp, isAhead } = search
  if (lookedUp === undefined || !areWordsLookedUp) return undefined
  const share = lookedAtOf(search, isAhead ? anywhere : byTheirWords, expected) / expected
  if (share > LARGEST_SHARE || lookedUp.inEach * share * MOST_CLUSTERS > MOST_LOOKED_UP) return undefined
  const holders = await expectedToFit(tx, lookedUp.holders)
  return holders > TIMES_MORE_HOLDERS * expected ? undefined : { share, lookedUp }
}

/**
 * How many are expected to fit. Of pupils the database knows that they are minors, but not where some may be who are named: then it expects most
 * pupils to be old enough.
 */
async function fewestExpected(tx: Queries, { fitting, named }: RankedSearch): Promise<number> {
  const expected = await expectedToFit(tx, fitting)
  return named === undefined ? expected : Math.min(expected, named.count + (await expectedToFit(tx, named.fitAsOthers())))
}

/** How many the database expects to fit, without looking: one where it expects nobody. */
async function expectedToFit(tx: Queries, fitting: SQL): Promise<number> {
  const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from ${indexedPeople} where ${fitting}`,
  )
  return Math.max(1, rows[0]!['QUERY PLAN'][0].Plan['Plan Rows'])
}

/** Looks at the sketches of those who fit in the nearest clusters. @returns nothing where fewer do than are compared */
async function nearestOfClusters(tx: Queries, search: RankedSearch, { share, lookedUp }: Near): Promise<IndexAnswer | undefined> {
  if (share > LARGEST_SHARE) return undefined
  const { fitting, sketch, least, countedUpTo = Infinity } = search
  const clusters = await nearClusters(tx, sketch, share)
  // Whoever went through everybody instead would make the words of each cluster for each.
  if (lookedUp !== undefined) await set(tx, { enable_seqscan: 'off' })
  const near = lookedUp?.fitsIn(clusters) ?? { from: sql`${indexedPeople}`, where: and(fitting, isInOneOf(clusters))! }
  const rows = await comparedOf(tx, search, [near])
  if (rows.length < reachOf(search)!.compared) return undefined
  const isCounted = least !== undefined || countedUpTo <= rows[0]!.among
  return answerOf(search, rows, isCounted ? countedUpTo : await countOf(tx, search))
}

/** Looks at the sketches of all who fit: at those who are named by themselves, for each of the two is led to by an index of its own. */
async function nearestOfAll(tx: Queries, search: RankedSearch): Promise<IndexAnswer> {
  const { fitting, named } = search
  const conditions = named === undefined ? [fitting] : [named.fitAsOthers(), and(named.isNamed(), fitting)!]
  const from = sql`${indexedPeople}`
  const rows = await comparedOf(
    tx,
    search,
    conditions.map((where) => ({ from, where })),
  )
  return answerOf(search, rows, rows[0]?.among ?? 0)
}

/** The nearest by their sketches of these people, compared exactly, each with the number of all. */
async function comparedOf(tx: Queries, search: RankedSearch, parts: readonly Fitting[]): Promise<Compared[]> {
  const { profileId } = indexedPeople
  const some = parts.map(({ from, where }) => sql`select ${profileId} as id, ${distanceOf(search)} as distance from ${from} where ${where}`)
  const { rows } = await tx.execute<Compared>(sql`
    with among as materialized (${sql.join(some, sql` union `)}),
      near as materialized (select id from among order by distance limit ${reachOf(search)!.compared})
    select near.id, ${search.rank} as rank, (select count(*) from among)::int as among
    from near join ${indexedPeople} on ${profileId} = near.id order by rank desc, near.id`)
  return rows
}

/** Looks for the nearest by the index. @returns nothing where fewer fit than was expected */
async function nearestOfMany(tx: Queries, search: RankedSearch, share: number): Promise<IndexAnswer | undefined> {
  const { fitting, rank, lookedUp, least, countedUpTo = Infinity } = search
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
  await set(tx, { enable_seqscan: isFull && lookedUp !== undefined ? 'off' : 'on', enable_bitmapscan: 'on', enable_sort: 'on' })
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
const distanceOf = ({ sketch }: RankedSearch): SQL => sql`${indexedPeople.sketch} <#> ${sketch}`

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

type Compared = Ranked & { readonly among: number }

/** @param people the nearest, best first */
function answerOf(search: RankedSearch, people: readonly Ranked[], fitting: number): IndexAnswer {
  const { least, limit } = search
  const found = least === undefined ? people : people.filter(({ rank }) => rank >= least).slice(0, rankedOf(search))
  return { ids: found.slice(0, limit).map(({ id }) => id), total: least === undefined ? fitting : found.length }
}
