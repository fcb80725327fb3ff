import { levels as allLevels } from '@trellis/contract/profiles/levels.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, between, eq, exists, gt, gte, inArray, lt, lte, not, or, sql, type Column, type SQL } from 'drizzle-orm'
import type { GroupsSeen } from '../../../memberships/memberships.queries.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { chunksOf } from '../../../platform/chunks.ts'
import { countOfIds, idsOf, type PackedIds } from '../../../platform/database/packedIds.ts'
import { inNoGroup } from '../../../visibility/visibility.policy.ts'
import { searchedTexts } from '../../../profiles/profiles.queries.ts'
import { indexedPeople } from '../../matching.tables.ts'
import { isInOtherCountry } from '../../search/countryConditions.ts'
import type { Ahead, IndexFilter, IndexView } from '../filter.ts'
import type { QueryWord } from '../../../profiles/words/queryWords.ts'

/** So many words of clusters are looked up at once: the index goes through all of them for each person it finds. */
const LOOKED_UP_AT_ONCE = 32
const PUPIL = allLevels.indexOf('hs')

/** Numbers of words as the database writes an array of them. */
type WordNumbers = string

/** The words that people use for one that was asked for. */
export interface HeldWords {
  readonly asked: QueryWord
  readonly isOfName: boolean
  readonly any: WordNumbers
  /** Those that are it, and those that begin with it. */
  readonly whole: WordNumbers
  readonly beginning: WordNumbers
}

/** Whether somebody is among these people. */
type IsOneOf = (ids: ListedIds) => SQL

/** Ids as the database writes an array of them: a list of thousands is made into a text once, however many conditions it is in. */
type ListedIds = string

/** Who is in a view, as a condition on the people of the index. @param isOneOf asks for each of its lists of people whether somebody is in it */
function isInView(db: Queries, view: IndexView, isOneOf: IsOneOf = isListed): SQL | undefined {
  const { excluded, leftOut, unlistedToo, age, ofAnyAge, inAnyCase, self } = view
  const { profileId, listed, birthYear } = indexedPeople
  const isAmong = (ids: PackedIds | undefined) => (ids && ids.length > 0 ? isOneOf(textOf(ids)) : undefined)
  // Whoever has no year of birth was born before none.
  const isOld = age && lt(birthYear, age.bornBefore)
  const isShown = and(
    unlistedToo ? not(isLeaving(db)) : eq(listed, true),
    age && or(isOld, isSeenIn(age.orIn), age.orInAny ? isInAnyGroup : undefined, isAmong(ofAnyAge)),
  )
  const isLeftOut = or(excluded.size > 0 ? isOneOf(listOf([...excluded])) : undefined, isAmong(leftOut))
  const others = and(isLeftOut && not(isLeftOut), or(isShown, isAmong(inAnyCase)))
  return self === undefined ? others : or(eq(profileId, self), others)
}

/** A view that many parts of a statement ask about. */
export interface SharedView {
  /** Comes before the statement. */
  readonly lists: SQL
  /** Who is in the view, as a condition on the people of the index. */
  readonly isInIt: SQL | undefined
}

/** Its lists of people are sent once for the whole statement: thousands of ids for each of dozens of words would be megabytes. */
export function sharedView(db: Queries, view: IndexView): SharedView {
  const lists: SQL[] = []
  const isInIt = isInView(db, view, (ids) => {
    const name = sql.identifier(`people_${lists.length}`)
    lists.push(sql`${name} as materialized (select unnest(${ids}::uuid[]) as id)`)
    return sql`${indexedPeople.profileId} in (select id from ${name})`
  })
  return { lists: lists.length > 0 ? sql`with ${sql.join(lists, sql`, `)} ` : sql``, isInIt }
}

/** Who fits a filter, as a condition on the people of the index. @param words those of the filter @param isSoFar how it is asked who is ahead */
export function fits(db: Queries, filter: IndexFilter, words: readonly HeldWords[], isSoFar = isAhead): SQL {
  const { level, yearsExperience, locationCountry } = indexedPeople
  const { only, levels, ahead, worked, workCountry, membership: groups } = filter
  return and(
    only && isListed(textOf(only)),
    levels && inArray(level, [...levels]),
    ahead && isSoFar(ahead),
    worked && or(eq(yearsExperience, 0), between(yearsExperience, worked.least, worked.most)),
    worked?.above && or(lte(level, worked.above.level), lte(yearsExperience, worked.above.most)),
    livesThere(filter),
    workCountry === undefined ? undefined : not(isInOtherCountry(locationCountry, workCountry)),
    groups && (isSeenIn(groups) ?? sql`false`),
    isInView(db, filter),
    holdsAll(words),
  )!
}

function livesThere({ city, state, country }: IndexFilter): SQL | undefined {
  const { locationCity, locationState, locationCountry } = indexedPeople
  return and(
    city === undefined ? undefined : eq(locationCity, city),
    state === undefined ? undefined : eq(locationState, state),
    country === undefined ? undefined : eq(locationCountry, country),
  )
}

/** Those who fit a filter. */
export interface Parts {
  readonly whole: SQL
  /** The same by conditions of which the database knows how many meet them, that no index leads to. */
  readonly expected: SQL
  /** Whom the filter names, of whom more fit than of others, whom the database is asked about; undefined where it names nobody. */
  readonly named: { readonly count: number; readonly others: SQL } | undefined
  /**
   * The same people in parts that have nobody in common. The index of sketches knows what decides whom everybody sees, but no groups: those who are seen
   * in groups or by name are a part of their own.
   */
  readonly parts: readonly SQL[]
  /** The same in as few parts as indexes lead to: whom the filter names, and the others. */
  readonly few: readonly SQL[]
}

/** @param words those of the filter */
export function partsOf(db: Queries, filter: IndexFilter, words: readonly HeldWords[]): Parts {
  const { ofAnyAge, inAnyCase, ...unnamed } = filter
  const { age } = filter
  const asAnybody: IndexFilter = { ...unnamed, age: age && { ...age, orIn: inNoGroup, orInAny: false } }
  const whole = fits(db, filter, words)
  // Who sees all ages sees them unnamed.
  const lists = [age && ofAnyAge, inAnyCase].flatMap((list) => (list && list.length > 0 ? [list] : []))
  const count = lists.reduce((sum, list) => sum + countOfIds(list), 0)
  const isNamed = or(...lists.map((list) => isListed(textOf(list))))
  const isKnown = or(isNamed, age && isSeenIn(age.orIn), age?.orInAny ? isInAnyGroup : undefined)
  /** Those of the whole whom another view does not show: of whoever has no year of birth that is not known. Nobody who is left out is in the whole. */
  const besides = (shown: IndexFilter, who: SQL | undefined): SQL[] => {
    const isShown = isInView(db, { ...shown, excluded: new Set(), leftOut: undefined }) ?? sql`true`
    return who === undefined ? [] : [and(whole, who, sql`(${isShown}) is not true`)!]
  }
  const others = fits(db, unnamed, words)
  const shown = byLevel(filter).map((levels) => and(levels, fits(db, { ...asAnybody, ahead: undefined }, words))!)
  return {
    whole,
    expected: fits(db, filter, words, hasComeAsFar),
    named: count === 0 ? undefined : { count, others: fits(db, unnamed, words, hasComeAsFar) },
    parts: [...shown, ...besides(asAnybody, isKnown)],
    few: count === 0 ? [whole] : [others, ...besides(unnamed, isNamed)],
  }
}

/** Conditions that indexes of levels lead by, of which whoever fits meets exactly one; one for all where other indexes lead to fewer. */
function byLevel({ ahead, levels, age, self, city, state, country, only, membership }: IndexFilter): (SQL | undefined)[] {
  if ((city ?? only ?? membership) !== undefined) return [ahead && isAhead(ahead)]
  if (ahead !== undefined) return levelsAhead(ahead)
  if (age === undefined || (levels ?? state ?? country) !== undefined) return [undefined]
  // Most pupils are too young to be seen.
  const { level, birthYear, profileId } = indexedPeople
  const isOld = or(lt(birthYear, age.bornBefore), self === undefined ? undefined : eq(profileId, self))
  return [gt(level, PUPIL), and(eq(level, PUPIL), isOld)]
}

const isAhead = (ahead: Ahead): SQL => or(...levelsAhead(ahead))!

/**
 * Grows with the level, and within one with the years of experience: nobody has a thousand of them. The database keeps statistics of it; of levels and
 * years apart it cannot know that whoever has worked for thirty years is of the last level, and expected an eighth of those who are there.
 */
export const HOW_FAR = 'level * 1000 + years_experience'
const hasComeAsFar = ({ level, years }: Ahead): SQL => sql`${sql.raw(HOW_FAR)} >= ${level * 1_000 + years}::double precision`

/** Those of higher levels, and those of the same one who have worked longer. Nobody is above the last one. */
function levelsAhead(ahead: Ahead): (SQL | undefined)[] {
  const { level, yearsExperience } = indexedPeople
  const above = allLevels.flatMap((_, place) => (place > ahead.level ? [place] : []))
  const hasWorkedLonger = and(eq(level, ahead.level), gte(yearsExperience, ahead.years))
  return above.length === 0 ? [hasWorkedLonger] : [inArray(level, above), hasWorkedLonger]
}

/** Whoever holds every word, in the name or anywhere. */
export function holdsAll(words: readonly HeldWords[]): SQL | undefined {
  const { words: all, nameWords } = indexedPeople
  return and(...words.map((word) => holdsAny(word.isOfName ? nameWords : all, sql`${word.any}::bigint[]`)))
}

/** Where people are looked for: what a statement selects from, under the name of the index, and a condition on it. */
export interface Fitting {
  readonly from: SQL
  readonly where: SQL
}

/** Words that have to fit. */
export interface WordsAsked {
  /** Whoever holds all of them. */
  readonly held: SQL
  /** Those of them who live where the filter says: an index leads to them that knows words and places. */
  readonly heldThere: SQL
  /** Whoever fits, whatever they hold. */
  readonly others: Parts
  /** Whether of them is asked what the index of sketches does not know. */
  readonly areOthersInRows: boolean
  /** By which people are looked up in some clusters; undefined where words are asked of names alone. */
  readonly lookedUp: LookedUp | undefined
}

/** Nothing where a filter has none. @param words those of the filter */
export function askedFor(db: Queries, filter: IndexFilter, words: readonly HeldWords[]): WordsAsked | undefined {
  const held = holdsAll(words)
  if (held === undefined) return undefined
  const { city, state, country, workCountry, membership } = filter
  const areOthersInRows = (city ?? state ?? country ?? workCountry ?? membership) !== undefined
  const there = livesThere(filter)
  const heldThere = there === undefined ? held : and(held, there)!
  return { held, heldThere, others: partsOf(db, filter, []), areOthersInRows, lookedUp: lookedUpBy(db, filter, words) }
}

/** Words by which people are looked up in some clusters. */
export interface LookedUp {
  /** How many are looked up in each cluster: what was typed stands for all words that it is a part of. */
  readonly inEach: number
  /** Whoever fits and stands in one of these clusters. */
  fitsIn(clusters: readonly number[]): Fitting
}

/**
 * An index of the words of each cluster leads to whoever holds them there, while one of words leads to the hundred thousands who hold a usual one.
 * @param words those of the filter
 */
function lookedUpBy(db: Queries, filter: IndexFilter, words: readonly HeldWords[]): LookedUp | undefined {
  const { cluster, words: all } = indexedPeople
  const ofTexts = words.filter(({ isOfName }) => !isOfName)
  if (ofTexts.length === 0) return undefined
  const ofNames = words.filter(({ isOfName }) => isOfName)
  return {
    inEach: ofTexts.reduce((sum, { any }) => sum + numbersOf(any).length, 0),
    fitsIn(clusters) {
      const holding = inEvenParts(ofTexts.map(({ any }) => wordsOfClusters(any, clusters))).map((parts) =>
        or(...parts.map((part) => sql`words_of_cluster(${all}, ${cluster}) && ${`{${part.join()}}`}::bigint[]`)),
      )
      // By themselves: the database, which cannot know how few they are, would note everybody of a country beside them.
      const from = sql`(select * from ${indexedPeople} where ${and(...holding)} offset 0) as ${indexedPeople}`
      return { from, where: fits(db, filter, ofNames) }
    },
  }
}

const numbersOf = (any: WordNumbers): string[] => (any === '{}' ? [] : any.slice(1, -1).split(','))

/** As `words_of_cluster` of the database: the number of a word with that of a cluster in its last thirteen bits. */
const wordsOfClusters = (any: WordNumbers, clusters: readonly number[]): bigint[] =>
  numbersOf(any).flatMap((number) => clusters.map((cluster) => BigInt(number) ^ BigInt(cluster + 1)))

/**
 * Each in as many parts as the longest, up to a power of two, with empty ones behind, which nobody fits: every connection keeps the statements that come
 * again, and each number of parts makes another one.
 */
function inEvenParts(each: readonly (readonly bigint[])[]): (readonly bigint[])[][] {
  const parts = each.map((all) => chunksOf(all, LOOKED_UP_AT_ONCE))
  const many = 2 ** Math.ceil(Math.log2(Math.max(1, ...parts.map(({ length }) => length))))
  return parts.map((some) => Array.from({ length: many }, (_, at) => some[at] ?? []))
}

/** Whether one of these words is among those in a column. */
export const holdsAny = (column: Column, numbers: SQL): SQL => sql`${column} && ${numbers}`

const listOf = (ids: readonly Id[]): ListedIds => `{${ids.join()}}`

const texts = new WeakMap<PackedIds, ListedIds>()

/** Several conditions of a search ask for the same list. */
function textOf(packed: PackedIds): ListedIds {
  let text = texts.get(packed)
  if (text === undefined) texts.set(packed, (text = listOf(idsOf(packed))))
  return text
}

const isListed: IsOneOf = (ids) => sql`${indexedPeople.profileId} = any(${ids}::uuid[])`

const isInAnyGroup = sql`cardinality(${indexedPeople.membership}) > 0`

/** Who is seen in groups; undefined where those are none. */
function isSeenIn({ all, mentors }: GroupsSeen): SQL | undefined {
  return or(holdsAnyId(indexedPeople.membership, all), holdsAnyId(indexedPeople.mentoring, mentors))
}

const holdsAnyId = (column: Column, ids: readonly Id[]): SQL | undefined =>
  ids.length === 0 ? undefined : sql`${column} && ${sql.param([...ids])}::uuid[]`

/** Whose account is being deleted is in nobody's view, listed or not. */
function isLeaving(db: Queries): SQL {
  const searched = searchedTexts(db)
  const { id, leaving } = searched
  return exists(
    db
      .select({ one: sql`1` })
      .from(searched)
      .where(and(eq(id, indexedPeople.profileId), leaving)),
  )
}
