import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { serializeError } from '../../../platform/log.ts'
import { indexedPeople } from '../../matching.tables.ts'
import { rankOf } from '../../vectors/rankOf.ts'
import type { IndexFilter } from '../filter.ts'
import type { FollowedMatchIndex } from '../followMatchIndex.ts'
import type { IndexAnswer, IndexSearch } from '../matchIndex.ts'
import { fits, type HeldWords, holdsAny } from './fitting.ts'
import { heldWordsOf } from './heldWords.ts'
import { prepareIndex } from './prepareIndex.ts'
import { forgetUnusedWords } from './searchedColumns.ts'
import { sketchOf } from './sketch.ts'

/**
 * Going through all who fit takes as long as looking for the nearest among everybody where the number of the former is this many times the
 * root of the number of the latter: the fewer fit, the more sketches the index has to pass.
 */
const FEW_FACTOR = 15
/** So many of the nearest by their sketches are compared exactly, more of few. */
const [COMPARED, COMPARED_OF_FEW] = [300, 500]
/**
 * As many are compared for each page up to the 250th place, so that nobody stands on two of them; more for those after it, which hardly
 * anybody reads.
 */
const [LAST_OF_COMPARED, MOST_COMPARED] = [250, 1_250]
/** Where more are asked for, everybody is compared. */
const MOST_BY_SKETCH = 1_000
/** The largest `hnsw.ef_search`. */
const MOST_KEPT_OPEN = 1_000
/** Among so many sketches the nearest are looked for where a filter lets few through. */
const MOST_LOOKED_AT = 40_000
const DAY_MS = 24 * 60 * 60_000
const TRY_AGAIN_MS = 60_000
/** How much a name is like a word that it holds in a word, as the beginning of one, or as a whole one. */
const [INSIDE, BEGINNING, WHOLE] = [1, 2, 3]

/**
 * The match index in PostgreSQL, for communities that are too large for every process to keep them in memory: the filter goes
 * with the search, and so does all that was committed before it. The nearest by their sketches are compared exactly. Of few who fit, all
 * sketches are looked at; of many, an index finds the nearest (HNSW: Malkov and Yashunin, 2016).
 */
export function databaseMatchIndex(context: Pick<Context, 'db' | 'log'>): FollowedMatchIndex {
  const { db, log } = context
  let isPrepared = false
  let again: NodeJS.Timeout | undefined
  const forgetting = setInterval(() => void forgetUnusedWords(db).catch(noteFailure), DAY_MS).unref()

  const noteFailure = (error: unknown): void =>
    log.warn({ err: serializeError(error) }, 'the match index in the database needs another try')

  async function prepare(): Promise<void> {
    try {
      await prepareIndex(context)
      isPrepared = true
    } catch (error) {
      noteFailure(error)
      again = setTimeout(() => void prepare(), TRY_AGAIN_MS).unref()
    }
  }

  return {
    isReady: () => isPrepared,
    warm: prepare,
    nearest: ({ rankedBy, filter, least, limit, countedUpTo }) =>
      planned(db, async (tx) => {
        const words = await wordsOf(tx, filter)
        const rank = rankOf(rankedBy, indexedPeople)
        const fitting = fits(tx, filter, words)
        const most = least === undefined ? limit : (countedUpTo ?? limit)
        const isSketched = isPrepared && most <= MOST_BY_SKETCH
        const search = { rankedBy, fitting, rank, least, limit, countedUpTo }
        return { ...(await (isSketched ? bestBySketch(tx, search) : bestOfAll(tx, search))), ...meantBy(words) }
      }),
    named: ({ filter, limit }) =>
      planned(db, async (tx) => {
        const words = await wordsOf(tx, filter)
        const order = [desc(likenessOf(words)), asc(indexedPeople.name)]
        return { ...(await best(tx, fits(tx, filter, words), order, limit)), ...meantBy(words) }
      }),
    forget: () => {},
    async stop() {
      clearInterval(forgetting)
      clearTimeout(again)
    },
  }
}

/** A search whose statements are planned for what is asked: a plan that serves every word serves none well. */
function planned<T>(db: Context['db'], search: (tx: Queries) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      // Several at once are answered sooner by one process each.
      await set(tx, { plan_cache_mode: 'force_custom_plan', max_parallel_workers_per_gather: 0 })
      return search(tx)
    },
    { accessMode: 'read only' },
  )
}

/** Settings of the transaction under way. */
async function set(tx: Queries, settings: Readonly<Record<string, string | number>>): Promise<void> {
  const calls = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${String(value)}, true)`)
  await tx.execute(sql`select ${sql.join(calls, sql`, `)}`)
}

const wordsOf = async (tx: Queries, { words }: IndexFilter): Promise<HeldWords[]> =>
  words === undefined ? [] : heldWordsOf(tx, words, words.among)

/** Whom to rank, and by what. */
interface RankedSearch extends Omit<IndexSearch, 'filter'> {
  readonly fitting: SQL | undefined
  readonly rank: SQL<number>
}

function bestOfAll(tx: Queries, { fitting, rank, least, limit }: RankedSearch): Promise<IndexAnswer> {
  const enough = least === undefined ? fitting : and(fitting, sql`${rank} >= ${least}`)
  return best(tx, enough, [desc(rank)], limit)
}

/** The first so many of all who fit, and how many these are. */
async function best(tx: Queries, fitting: SQL | undefined, order: readonly SQL[], limit: number): Promise<IndexAnswer> {
  const { profileId } = indexedPeople
  const rows = await tx
    .select({ id: profileId, total: sql`count(*) over ()`.mapWith(Number) })
    .from(indexedPeople)
    .where(fitting)
    .orderBy(...order, asc(profileId))
    .limit(limit)
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
}

async function bestBySketch(tx: Queries, search: RankedSearch): Promise<IndexAnswer> {
  if (await isFew(tx, search.fitting)) return bestOfFew(tx, search)
  return (await bestOfMany(tx, search)) ?? bestOfFew(tx, search)
}

/** How many the database expects to fit, without looking. */
async function isFew(tx: Queries, fitting: SQL | undefined): Promise<boolean> {
  const some = tx
    .select({ one: sql`1` })
    .from(indexedPeople)
    .where(fitting)
  const { rows: plans } = await tx.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(sql`explain (format json) ${some}`)
  const { rows: tables } = await tx.execute<{ people: number }>(
    sql`select greatest(reltuples, 0)::float8 as people from pg_class where oid = 'match_index'::regclass`,
  )
  return plans[0]!['QUERY PLAN'][0].Plan['Plan Rows'] <= FEW_FACTOR * Math.sqrt(tables[0]!.people)
}

/** Looks at the sketches of all who fit. */
async function bestOfFew(tx: Queries, search: RankedSearch): Promise<IndexAnswer> {
  const { rankedBy, fitting, rank, least, limit } = search
  const { ranked, isDeep } = reachOf(search)
  const { profileId } = indexedPeople
  const all = tx
    .select({ id: sql`${profileId}`.as('id'), distance: distanceTo(rankedBy).as('distance') })
    .from(indexedPeople)
    .where(fitting)
  const { rows } = await tx.execute<{ id: Id; rank: number; total: number }>(
    sql`with fitting as materialized (${all}),
      near as materialized (select id from fitting order by distance limit ${isDeep ? MOST_COMPARED : COMPARED_OF_FEW})
      select near.id, ${rank} as rank, (select count(*) from fitting)::int as total from near join ${indexedPeople} on ${profileId} = near.id
      order by rank desc, near.id limit ${ranked}`,
  )
  const found = least === undefined ? rows : rows.filter(({ rank }) => rank >= least)
  return { ids: found.slice(0, limit).map(({ id }) => id), total: least === undefined ? (rows[0]?.total ?? 0) : found.length }
}

/** How many are ranked for a search: where those are counted that are good enough, as many as are counted. */
function reachOf({ least, limit, countedUpTo }: RankedSearch): { readonly ranked: number; readonly isDeep: boolean } {
  const ranked = least === undefined ? limit : (countedUpTo ?? limit)
  return { ranked, isDeep: Math.max(limit, ranked) > LAST_OF_COMPARED }
}

/** How far a person's sketch is from that of a search: the less, the more alike. */
const distanceTo = (rankedBy: IndexSearch['rankedBy']): SQL<number> =>
  sql`${indexedPeople.sketch} <#> ${JSON.stringify(sketchOf(rankedBy))}::halfvec`

/** Looks for the nearest by the index. @returns nothing where so few fit that it gave up */
async function bestOfMany(tx: Queries, search: RankedSearch): Promise<IndexAnswer | undefined> {
  const { rankedBy, fitting, rank, least, limit, countedUpTo } = search
  const { ranked, isDeep } = reachOf(search)
  const compared = isDeep ? MOST_COMPARED : COMPARED
  await set(tx, {
    'hnsw.iterative_scan': 'relaxed_order',
    'hnsw.ef_search': Math.min(compared, MOST_KEPT_OPEN),
    'hnsw.max_scan_tuples': MOST_LOOKED_AT,
    // By the index in any case: the planner does not know how few it has to go through.
    enable_seqscan: 'off',
    enable_bitmapscan: 'off',
    enable_sort: 'off',
  })
  const { profileId } = indexedPeople
  const near = tx
    .select({ id: sql`${profileId}`.as('id'), rank: rank.as('rank') })
    .from(indexedPeople)
    .where(fitting)
    .orderBy(distanceTo(rankedBy))
    .limit(compared)
  const { rows } = await tx.execute<{ id: Id; rank: number; near: number }>(
    sql`with near as materialized (${near})
      select *, (select count(*) from near)::int as near from near order by rank desc, id limit ${ranked}`,
  )
  await set(tx, { enable_seqscan: 'on', enable_bitmapscan: 'on', enable_sort: 'on' })
  if ((rows[0]?.near ?? 0) < compared) return undefined
  const found = least === undefined ? rows : rows.filter(({ rank }) => rank >= least)
  const total = least === undefined ? await countOf(tx, fitting, countedUpTo) : found.length
  return { ids: found.slice(0, limit).map(({ id }) => id), total }
}

/** How many fit, counted up to so many. */
async function countOf(tx: Queries, fitting: SQL | undefined, upTo?: number): Promise<number> {
  const some = tx
    .select({ one: sql`1` })
    .from(indexedPeople)
    .where(fitting)
    .$dynamic()
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from (${upTo === undefined ? some : some.limit(upTo)}) as fitting`,
  )
  return rows[0]!.count
}

/** How much a name is like what was asked for anywhere, from 0. */
function likenessOf(words: readonly HeldWords[]): SQL {
  const { nameWords } = indexedPeople
  const ofEach = words
    .filter(({ isOfName }) => !isOfName)
    .map(({ whole, beginning, any }) => {
      const holds = (numbers: string): SQL => holdsAny(nameWords, sql`${numbers}::bigint[]`)
      return sql`case when ${holds(whole)} then ${WHOLE}::int when ${holds(beginning)} then ${BEGINNING}::int
        when ${holds(any)} then ${INSIDE}::int else 0 end`
    })
  return sql.join([sql`0::int`, ...ofEach], sql` + `)
}

function meantBy(words: readonly HeldWords[]): Pick<IndexAnswer, 'meant'> {
  const meant = words.map(({ asked }) => asked).filter((asked) => asked.meant.length > 0)
  return meant.length > 0 ? { meant } : {}
}
