import { DAY_MS } from '@trellis/contract/durations.ts'
import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { serializeError } from '../../../platform/log.ts'
import { createQueue } from '../../../platform/queue.ts'
import { indexedPeople } from '../../matching.tables.ts'
import { rankOf } from '../../vectors/rankOf.ts'
import type { IndexFilter } from '../filter.ts'
import type { FollowedMatchIndex } from '../followMatchIndex.ts'
import type { IndexAnswer } from '../matchIndex.ts'
import { rememberedClusterCount } from './clusters.ts'
import { askedFor, fits, type HeldWords, holdsAny, partsOf } from './fitting.ts'
import { heldWordsOf, meantWordsOf } from './heldWords.ts'
import { isInReach, nearestBySketch, type RankedSearch } from './nearestBySketch.ts'
import { planned } from './planned.ts'
import { isSearchable, prepareIndex } from './prepareIndex.ts'
import { forgetUnusedWords } from './searchedColumns.ts'
import { storedSketch } from './sketch.ts'

const TRY_AGAIN_MS = 60_000
/**
 * So many of a process's connections search at once: what tens of thousands who fit are noted in should stay in the processor's cache, and whoever
 * asks for anything else does not wait for it.
 */
const SHARE_OF_CONNECTIONS = 0.3
const MOST_WAITING = 1_000
/** How much a name is like a word that it holds in a word, as the beginning of one, or as a whole one. */
const [INSIDE, BEGINNING, WHOLE] = [1, 2, 3]

/**
 * The match index in PostgreSQL, for communities that are too large for every process to keep them in memory: the filter goes
 * with the search, and so does all that was committed before it. The nearest by their sketches are compared exactly.
 */
export function databaseMatchIndex(context: Pick<Context, 'db' | 'log' | 'config'>): FollowedMatchIndex {
  const { db, log, config } = context
  const atOnce = Math.max(1, Math.floor(config.databaseConnections * SHARE_OF_CONNECTIONS))
  const inTurn = createQueue({ atOnce, waiting: MOST_WAITING, patience: config.databaseTimeout })
  const search = <T>(work: (tx: Queries) => Promise<T>): Promise<T> => inTurn(() => planned(db, work))
  const countClusters = rememberedClusterCount()
  let isPrepared = false
  let again: NodeJS.Timeout | undefined
  const keeping = setInterval(() => void keep().catch(noteFailure), DAY_MS).unref()

  const noteFailure = (error: unknown): void =>
    log.warn({ err: serializeError(error) }, 'the match index in the database needs another try')

  /** Words that nobody uses are forgotten within a day, and what a community that grows comes to need is made. */
  async function keep(): Promise<void> {
    await forgetUnusedWords(db)
    await prepareIndex(context)
  }

  async function prepare(): Promise<void> {
    try {
      isPrepared ||= await isSearchable(db)
      await prepareIndex(context, () => (isPrepared = true))
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
      search((tx) =>
        forgivingTypos(tx, filter, async (words) => {
          const ranked = {
            sketch: storedSketch(rankedBy),
            rank: rankOf(rankedBy, indexedPeople),
            least,
            limit,
            countedUpTo,
            fitting: partsOf(tx, filter, words),
            words: askedFor(tx, filter, words),
            clusters: words.length === 0 ? 0 : await countClusters(tx),
            isAhead: filter.ahead !== undefined,
          }
          return isPrepared && isInReach(ranked) ? nearestBySketch(tx, ranked) : bestOfAll(tx, ranked)
        }),
      ),
    named: ({ filter, limit }) =>
      search((tx) =>
        forgivingTypos(tx, filter, (words) => best(tx, fits(tx, filter, words), [desc(likenessOf(words)), asc(indexedPeople.name)], limit)),
      ),
    forget: () => {},
    async stop() {
      clearInterval(keeping)
      clearTimeout(again)
    },
  }
}

/** Looks for the words of a filter as they were typed and, where that finds nobody, as they may have been meant. */
async function forgivingTypos(
  tx: Queries,
  { words }: IndexFilter,
  find: (held: readonly HeldWords[]) => Promise<IndexAnswer>,
): Promise<IndexAnswer> {
  if (words === undefined) return find([])
  const asTyped = await heldWordsOf(tx, words)
  const found = await find(asTyped)
  const isForgiven = found.total === 0 && words.among !== undefined
  const asMeant = isForgiven ? await meantWordsOf(tx, words, asTyped, words.among) : undefined
  return asMeant === undefined ? { ...found, ...meantBy(asTyped) } : { ...(await find(asMeant)), ...meantBy(asMeant) }
}

function meantBy(words: readonly HeldWords[]): Pick<IndexAnswer, 'meant'> {
  const meant = words.map(({ asked }) => asked).filter((asked) => asked.meant.length > 0)
  return meant.length > 0 ? { meant } : {}
}

function bestOfAll(tx: Queries, { fitting: { whole }, rank, least, limit }: RankedSearch): Promise<IndexAnswer> {
  const enough = least === undefined ? whole : and(whole, sql`${rank} >= ${least}`)
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
