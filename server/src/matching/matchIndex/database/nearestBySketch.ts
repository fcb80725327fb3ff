import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { indexedPeople } from '../../matching.tables.ts'
import type { IndexAnswer, IndexSearch } from '../matchIndex.ts'
import { areWordsIndexed, isInOneOf, nearClusters } from './clusters.ts'
import type { Fitting, LookedUp, Parts, WordsAsked } from './fitting.ts'
import { allowingSequentialScans } from './planned.ts'

/**
 * Of those who fit, so many for each of those who are compared, and a part of the others, stand in the nearest clusters: of the ten nearest nearly
 * all do (docs/decisions/2026-12-01-twice-as-many-clusters.md).
 */
const anywhere = { forEach: 5, ofOthers: 1 / 160 }
/** Those who hold the same words stand together, so that fewer have to be looked at. */
const byTheirWords = { forEach: 4, ofOthers: 1 / 160 }
/** No more words of clusters are looked up: the statement grows with them. */
const MOST_LOOKED_UP = 3_000
/** Whoever is read in their row, here and there in the table, takes so many times as long as in the index that holds the sketches; so many, where their words are read, which lie beside it. */
const [ROW, WORDS_OF_ROW] = [6, 30]
/** And so many times as long as in the index of sketches, a word of a cluster is looked up, and each who holds a word is found in the index of all who do. */
const [LOOKING_UP, HOLDER] = [10, 0.5]
/** Where a larger share of the clusters would be needed, everybody is looked at sooner. */
const LARGEST_SHARE = 0.45
/**
 * So many of the nearest are compared exactly for places up to this one: as many for each page, so that nobody stands on two of them. Further
 * than students are shown, hardly anybody reads.
 */
const reaches = [
  { places: 200, compared: 200 },
  { places: 1_000, compared: 1_250 },
] as const
type Reach = (typeof reaches)[number]

/** Whom to rank, and by what. */
export interface RankedSearch extends Omit<IndexSearch, 'filter' | 'rankedBy'> {
  readonly fitting: Parts
  readonly sketch: SQL
  readonly rank: SQL<number>
  /** Where some have to fit. */
  readonly words: WordsAsked | undefined
  /** In how many clusters words are looked up. */
  readonly clusters: number
  /** Whether those are looked for who are ahead of somebody: they stand elsewhere than those who are not. */
  readonly isAhead: boolean
}

/** Where more are asked for than sketches find, everybody has to be compared. */
export const isInReach = (search: RankedSearch): boolean => reachOf(search) !== undefined

/** The nearest by their sketches, compared exactly: of those who stand in the nearest clusters (an inverted file: Sivic and Zisserman, 2003). */
export async function nearestBySketch(tx: Queries, search: RankedSearch): Promise<IndexAnswer> {
  const { fitting, words } = search
  const ofWords =
    words === undefined ? [] : [words.others, ...[words.held, words.heldThere].map((held) => ({ expected: held, named: undefined }))]
  const [expected, among, holding, there] = (await fewestExpected(tx, [fitting, ...ofWords])) as [number, ...number[]]
  const way =
    words === undefined
      ? { share: shareOf(search, anywhere, expected, countedOf(search)), parts: fitting.parts }
      : wayTo(search, words, { expected, among: among!, holding: holding!, there: there! })
  const near = way === undefined || way.share > LARGEST_SHARE ? undefined : await nearestOfClusters(tx, search, way)
  return near ?? nearestOfAll(tx, search)
}

/** In which share of the clusters those who fit have to be looked at. @param least at how many of them, as a rule */
function shareOf(search: RankedSearch, { forEach, ofOthers }: typeof anywhere, expected: number, least = 0): number {
  const looked = Math.max(forEach * reachOf(search)!.compared, least)
  return Math.min(1, looked / expected + ofOthers)
}

/**
 * Up to how many those are counted whose sketches are looked at. Where fewer are, all who fit are counted once more, which takes as long as a search. Where
 * somebody has to be good enough, those count who are compared.
 */
const countedOf = ({ least, countedUpTo }: RankedSearch): number => (least === undefined ? (countedUpTo ?? 0) : 0)

/** How people are come by who stand in the nearest clusters: in parts, whose words are asked of one after the other, or led to by their words. */
type Way = { readonly share: number } & ({ readonly parts: readonly SQL[]; readonly held?: SQL } | { readonly lookedUp: LookedUp })

/** How many are expected to fit, to fit whatever words they hold, to hold the words, and to hold them there. */
type Expected = Readonly<Record<'expected' | 'among' | 'holding' | 'there', number>>

/** How those who hold words are come by soonest: by their words, or by going through others until enough do. @returns nothing where looking at all of them is sooner */
function wayTo(
  search: RankedSearch,
  { held, others, areOthersInRows, lookedUp }: WordsAsked,
  { expected, among, holding, there }: Expected,
): Way | undefined {
  const { clusters, isAhead } = search
  const byOthers = { share: shareOf(search, anywhere, expected), parts: others.parts, held }
  const ways: (readonly [took: number, way: Way | undefined])[] = [
    [ROW * there + HOLDER * holding, undefined],
    [(areOthersInRows ? ROW : 1) * byOthers.share * among + WORDS_OF_ROW * reachOf(search)!.compared * (among / expected), byOthers],
  ]
  const share = shareOf(search, isAhead ? anywhere : byTheirWords, expected, countedOf(search))
  const lookups = (lookedUp?.inEach ?? 0) * share * clusters
  if (lookedUp !== undefined && clusters > 0 && lookups <= MOST_LOOKED_UP) {
    ways.push([ROW * share * holding + LOOKING_UP * lookups, { share, lookedUp }])
  }
  return ways.reduce((soonest, way) => (way[0] < soonest[0] ? way : soonest))[1]
}

/**
 * How many are expected to fit each. Of pupils the database knows that they are minors, but not where some may be who are named: then it expects most
 * pupils to be old enough.
 */
async function fewestExpected(tx: Queries, each: readonly Pick<Parts, 'expected' | 'named'>[]): Promise<number[]> {
  const conditions = each.flatMap(({ expected, named }) => (named === undefined ? [expected] : [expected, named.others]))
  const expected = (await expectedToFit(tx, conditions)).values()
  const next = (): number => expected.next().value!
  return each.map(({ named }) => (named === undefined ? next() : Math.min(next(), named.count + next())))
}

/** How many the database expects to fit each condition, without looking: one where it expects nobody. */
async function expectedToFit(tx: Queries, conditions: readonly SQL[]): Promise<number[]> {
  const different = [...new Set(conditions)]
  const counts = different.map((fitting) => sql`(select count(*) from ${indexedPeople} where ${fitting})`)
  const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: { Plans: { Plans: { 'Plan Rows': number }[] }[] } }] }>(
    sql`explain (format json) select ${sql.join(counts, sql`, `)}`,
  )
  const expected = rows[0]!['QUERY PLAN'][0].Plan.Plans.map((count) => Math.max(1, count.Plans[0]!['Plan Rows']))
  return conditions.map((fitting) => expected[different.indexOf(fitting)]!)
}

/** Looks at the sketches of those who fit in the nearest clusters. @returns nothing where fewer do than are compared */
async function nearestOfClusters(tx: Queries, search: RankedSearch, way: Way): Promise<IndexAnswer | undefined> {
  const { sketch, least, countedUpTo = Infinity } = search
  const { compared } = reachOf(search)!
  const isLed = 'lookedUp' in way
  // Whoever went through everybody instead would read the words of each, and make those of their clusters: for minutes, as without their index.
  const isOfWords = search.words !== undefined
  const beside = isOfWords ? sql`, ${allowingSequentialScans(false)}, ${areWordsIndexed} as "areIndexed"` : sql``
  const { rows } = await tx.execute<{ near: number[]; areIndexed?: boolean }>(
    sql`select ${nearClusters(sketch, way.share)} as near${beside}`,
  )
  const { near, areIndexed } = rows[0]!
  const none = async (): Promise<undefined> => {
    if (isOfWords) await tx.execute(sql`select ${allowingSequentialScans(true)}`)
  }
  if (isLed && areIndexed !== true) return none()
  const held = isLed ? undefined : way.held
  const people = isLed ? [way.lookedUp.fitsIn(near)] : everywhere(way.parts.map((part) => and(part, isInOneOf(near))!))
  // Words are asked of one after the other: of no more than have to be compared.
  const counted = held === undefined && countedUpTo < Infinity ? Math.max(compared, countedUpTo) : compared
  const nearest = await nearestCompared(tx, search, people, counted, held)
  if (nearest.compared < compared) return none()
  const isKnown = least !== undefined || countedUpTo <= nearest.among
  return answerOf(search, nearest, isKnown ? countedUpTo : await countOf(tx, search))
}

/**
 * Compares the nearest of these people by their sketches, and counts them.
 * @param counted up to so many
 * @param held what is asked of one after the other, until there are as many
 */
function nearestCompared(
  tx: Queries,
  search: RankedSearch,
  people: readonly Fitting[],
  counted: number,
  held: SQL | undefined,
): Promise<Compared> {
  const sketches = sketchesOf(search, people)
  const byDistance =
    held === undefined
      ? sql`select * from (${sketches}) as sketches order by distance`
      : sql`select id, distance from (select * from (${sketches}) as all_sketches order by distance offset 0) as sketches
          join ${indexedPeople} on ${indexedPeople.profileId} = id where ${held} order by distance`
  return comparedAmong(tx, search, sql`${byDistance} limit ${counted}`)
}

/** Looks at the sketches of all who fit. */
async function nearestOfAll(tx: Queries, search: RankedSearch): Promise<IndexAnswer> {
  const nearest = await comparedAmong(tx, search, sketchesOf(search, everywhere(search.fitting.few)))
  return answerOf(search, nearest, Math.min(nearest.among, search.countedUpTo ?? Infinity))
}

/** The best of those who were compared exactly. */
interface Compared {
  readonly ids: readonly Id[]
  /** How many were compared, of so many whose sketches were looked at. */
  readonly compared: number
  readonly among: number
  /** How many of those who were compared reach the least rank. */
  readonly enough: number
}

/** Compares the nearest of these sketches exactly, best first, and counts all of them: in one row, for each costs both sides something. */
async function comparedAmong(tx: Queries, search: RankedSearch, sketches: SQL): Promise<Compared> {
  const { profileId } = indexedPeople
  const { rank, least, limit } = search
  const isEnough = least === undefined ? sql`true` : sql`rank >= ${least}`
  const { rows } = await tx.execute<Compared & Record<string, unknown>>(sql`
    with among as materialized (${sketches}),
      near as materialized (select id from among order by distance limit ${reachOf(search)!.compared}),
      ranked as materialized (select near.id, ${rank} as rank from near join ${indexedPeople} on ${profileId} = near.id)
    select array(select id from ranked where ${isEnough} order by rank desc, id limit ${limit}) as ids,
      (select count(*) from among)::int as among, (select count(*) from ranked)::int as compared,
      (select count(*) from ranked where ${isEnough})::int as enough`)
  return rows[0]!
}

const everywhere = (conditions: readonly SQL[]): Fitting[] => conditions.map((where) => ({ from: sql`${indexedPeople}`, where }))

/** Who is in one of these parts, and how far their sketch is from that of a search: the less, the more alike. */
function sketchesOf({ sketch }: RankedSearch, parts: readonly Fitting[]): SQL {
  const distance = sql`${indexedPeople.sketch} <#> ${sketch}`
  return sql.join(
    parts.map(({ from, where }) => sql`select ${indexedPeople.profileId} as id, ${distance} as distance from ${from} where ${where}`),
    sql` union all `,
  )
}

/** How many fit, counted up to so many. */
async function countOf(tx: Queries, { fitting: { whole }, countedUpTo }: RankedSearch): Promise<number> {
  const upTo = countedUpTo === undefined ? sql`` : sql`limit ${countedUpTo}`
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from (select from ${indexedPeople} where ${whole} ${upTo}) as fitting`,
  )
  return rows[0]!.count
}

/** How many have to be ranked: where those are counted that are good enough, as many as are counted. */
const rankedOf = ({ least, limit, countedUpTo = limit }: RankedSearch): number =>
  least === undefined ? limit : Math.max(limit, countedUpTo)

/** The shortest that suffices, where one does. */
const reachOf = (search: RankedSearch): Reach | undefined => reaches.find(({ places }) => rankedOf(search) <= places)

/** @param fitting how many fit, where all count */
const answerOf = (search: RankedSearch, { ids, enough }: Compared, fitting: number): IndexAnswer => ({
  ids,
  total: search.least === undefined ? fitting : Math.min(enough, rankedOf(search)),
})
