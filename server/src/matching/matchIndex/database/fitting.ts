import { levels as allLevels } from '@trellis/contract/profiles/levels.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, between, eq, exists, gt, gte, inArray, lt, lte, not, or, sql, type Column, type SQL } from 'drizzle-orm'
import type { GroupsSeen } from '../../../memberships/memberships.queries.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { idsOf, type PackedIds } from '../../../platform/database/packedIds.ts'
import { searchedTexts } from '../../../profiles/profiles.queries.ts'
import { indexedPeople } from '../../matching.tables.ts'
import { isInOtherCountry } from '../../search/countryConditions.ts'
import type { Ahead, IndexFilter, IndexView } from '../filter.ts'
import type { QueryWord } from '../../../profiles/words/queryWords.ts'

const LAST_LEVEL = allLevels.length - 1

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

/** Who is in a view, as a condition on the people of the index. */
export function isInView(db: Queries, { excluded, unlistedToo, age, ofAnyAge, inAnyCase, self }: IndexView): SQL | undefined {
  const { profileId, listed, birthYear, membership } = indexedPeople
  // Whoever has no year of birth was born before none.
  const isOld = age && lt(birthYear, age.bornBefore)
  const isVouchedFor = age?.orInAny ? sql`cardinality(${membership}) > 0` : undefined
  const isShown = and(
    unlistedToo ? not(isLeaving(db)) : eq(listed, true),
    age && or(isOld, isSeenIn(age.orIn), isVouchedFor, isAmong(ofAnyAge)),
  )
  const others = and(excluded.size > 0 ? not(isOneOf([...excluded])) : undefined, or(isShown, isAmong(inAnyCase)))
  return self === undefined ? others : or(eq(profileId, self), others)
}

/** Who fits a filter, as a condition on the people of the index. @param words those of the filter */
export function fits(db: Queries, filter: IndexFilter, words: readonly HeldWords[]): SQL {
  const { level, yearsExperience, locationCity, locationState, locationCountry } = indexedPeople
  const { only, levels, ahead, worked, city, state, country, workCountry, membership: groups } = filter
  return and(
    only && isOneOf(idsOf(only)),
    levels && inArray(level, [...levels]),
    ahead && isAhead(ahead),
    worked && or(eq(yearsExperience, 0), between(yearsExperience, worked.least, worked.most)),
    worked?.above && or(lte(level, worked.above.level), lte(yearsExperience, worked.above.most)),
    city === undefined ? undefined : eq(locationCity, city),
    state === undefined ? undefined : eq(locationState, state),
    country === undefined ? undefined : eq(locationCountry, country),
    workCountry === undefined ? undefined : not(isInOtherCountry(locationCountry, workCountry)),
    groups && (isSeenIn(groups) ?? sql`false`),
    isInView(db, filter),
    holdsAll(words),
  )!
}

/** Nobody is above the last level: without that question they are found by the index of those at it. */
function isAhead(ahead: Ahead): SQL | undefined {
  const { level, yearsExperience } = indexedPeople
  const hasWorkedLonger = and(eq(level, ahead.level), gte(yearsExperience, ahead.years))
  return ahead.level === LAST_LEVEL ? hasWorkedLonger : or(gt(level, ahead.level), hasWorkedLonger)
}

/** Whoever holds every word, in the name or anywhere. */
export function holdsAll(words: readonly HeldWords[]): SQL | undefined {
  const { words: all, nameWords } = indexedPeople
  return and(...words.map((word) => holdsAny(word.isOfName ? nameWords : all, sql`${word.any}::bigint[]`)))
}

/** Whether one of these words is among those in a column. */
export const holdsAny = (column: Column, numbers: SQL): SQL => sql`${column} && ${numbers}`

const isOneOf = (ids: readonly Id[]): SQL => sql`${indexedPeople.profileId} = any(${sql.param([...ids])}::uuid[])`

const isAmong = (ids: PackedIds | undefined): SQL | undefined => (ids && ids.length > 0 ? isOneOf(idsOf(ids)) : undefined)

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
