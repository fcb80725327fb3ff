import { SIGNATURE_LENGTH } from '@trellis/contract/genome/genome.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { QueryWord } from '../../profiles/words/queryWords.ts'
import type { RankedBy } from '../scoring/rankedBy.ts'
import type { RankedVectors } from '../vectors/vectors.ts'
import { bestOf } from './bestOf.ts'
import { DIMENSIONS } from '../relations/learnDimensions.ts'
import { createColumn, createScratch, narrowed, ofFloat32, ofFloat64 } from './column.ts'
import { createFacts, type StoredFacts } from './facts.ts'
import type { IndexFilter } from './filter.ts'
import type { IndexMember } from './indexMember.ts'
import { innerProducts } from '../vectors/innerProducts.ts'
import { createPlacesOfIds } from './placesOfIds.ts'
import { createHolders, type StoredHolders } from './holders.ts'
import { createWordSearch, type FoundByWords, type StoredWords } from './words/wordSearch.ts'

/** Who counts, and how many of them to name. */
export interface IndexQuestion {
  readonly filter: IndexFilter
  readonly limit: number
}

/** By what to rank everybody who counts. */
export interface IndexSearch extends IndexQuestion {
  readonly rankedBy: RankedBy
  /** The least raw score of those who count; everybody counts where it is left out. */
  readonly least?: number | undefined
  /** Further than this nobody needs to know how many there are. */
  readonly countedUpTo?: number | undefined
}

export interface IndexAnswer {
  /** Best first. */
  readonly ids: readonly Id[]
  /** How many fit the filter. */
  readonly total: number
  /** Words of the filter that nobody uses as they were typed, with what was searched for; left out where there are none. */
  readonly meant?: readonly QueryWord[]
}

/** Everybody's vectors and words in memory, laid out so that all of them are gone through in milliseconds, exactly. */
export interface MatchIndex {
  readonly size: number
  /** How many different words it keeps, those of texts that were replaced as well. */
  readonly wordCount: number
  /** @param searchText as `searchTextOf` makes it: its words are kept, the text is not */
  put(member: IndexMember, searchText: string): void
  /** Takes out people whom the database has no longer. */
  forget(ids: readonly Id[]): void
  /** Takes out everybody else. */
  keepOnly(ids: readonly Id[]): number
  /** Those of these people who are not here, or not with this digest. */
  differing(ids: readonly Id[], digests: readonly number[]): Id[]
  /** The most alike first; people who are equally like are in the order of their ids. */
  nearest(search: IndexSearch): IndexAnswer
  /** Those first whose names are most like the words asked for; people of equally like names are in the order of their names. */
  named(question: IndexQuestion): IndexAnswer
  /** All of it in blocks, to be made into a match index again in a fraction of the time that putting everybody takes. */
  stored(): StoredMatchIndex
}

export interface StoredMatchIndex {
  readonly ids: readonly Id[]
  readonly names: readonly string[]
  readonly digests: Float64Array
  readonly fullVectors: Float32Array
  readonly facts: StoredFacts
  readonly tags: StoredHolders
  readonly terms: StoredHolders
  readonly words: StoredWords
}

/** So many numbers come from memory together. */
const CACHE_LINE = 16
/** The numbers of a direction and of related skills, and zeros that make them fill their lines. The file that everybody is kept in has them so. */
const FULL_LENGTH = Math.ceil((SIGNATURE_LENGTH + DIMENSIONS) / CACHE_LINE) * CACHE_LINE
/** Changed people leave an empty place behind. The match index closes up when so large a share of its places is empty. */
const MOST_EMPTY = 0.25
const FEW_EMPTY = 1_024
/** It closes up as well when it keeps so many times the words that it had: whoever saves new words again and again fills no memory. */
const MOST_MORE_WORDS = 2
const FEW_WORDS = 100_000

/**
 * A match index that ranks by inner products: directions and related skills in one block, tags and terms as lists of who has them.
 * @param from what `stored` gave; nobody without it
 */
export function createMatchIndex(from?: StoredMatchIndex): MatchIndex {
  let ids: (Id | undefined)[] = [...(from?.ids ?? [])]
  let names: string[] = [...(from?.names ?? [])]
  const digests = createColumn(ofFloat64, from?.digests)
  const fullVectors = createColumn(ofFloat32, from?.fullVectors)
  const scoreOfAll = createScratch(ofFloat32)
  const tags = createHolders(from?.tags)
  const terms = createHolders(from?.terms)
  const words = createWordSearch(from?.words)
  let mostWords = mostWordsFrom(words.count)
  let places = createPlacesOfIds(from?.ids)
  let size = ids.length
  const isThere = (place: number): boolean => ids[place] !== undefined
  const facts = createFacts({ placeOf, placesOfAll: (some) => places.lastOfAll(some) }, from?.facts)

  function placeOf(id: Id): number | undefined {
    const place = places.lastOf(id)
    return place !== undefined && isThere(place) ? place : undefined
  }

  function append(member: IndexMember): void {
    const place = ids.length
    ids.push(member.id)
    names.push(member.name)
    places.push(member.id)
    size++
    digests.push(member.digest)
    facts.add(member)
    fullVectors.pushAll(fullVectorOf(member.vectors))
    tags.add(place, member.vectors.tags)
    terms.add(place, member.vectors.text)
  }

  function takeOut(id: Id): void {
    const place = placeOf(id)
    if (place === undefined) return
    ids[place] = undefined
    facts.takeOut(place)
    size--
  }

  /** Moves everybody together, so that no place is empty. */
  function closeUp(): void {
    let next = 0
    const to = Int32Array.from(ids, (id) => (id === undefined ? -1 : next++))
    for (const part of [words, digests, facts, tags, terms]) part.move(to)
    fullVectors.move(Int32Array.from({ length: to.length * FULL_LENGTH }, (_, at) => to[Math.floor(at / FULL_LENGTH)]!))
    names = names.filter((_name, place) => to[place]! >= 0)
    ids = ids.filter((id) => id !== undefined)
    places = createPlacesOfIds(ids as Id[])
    mostWords = mostWordsFrom(words.count)
  }

  /** The raw scores of some, at their places. */
  function scores(by: RankedBy, of: Int32Array): Float32Array {
    const score = scoreOfAll(ids.length).fill(0)
    innerProducts(Float64Array.from(fullVectorOf(by)), fullVectors.block, of, score)
    tags.addTo(score, by.tags)
    terms.addTo(score, by.text)
    return score
  }

  function found({ words: asked }: IndexFilter): FoundByWords | undefined {
    if (asked === undefined) return undefined
    const { among } = asked
    return words.find(asked, among && facts.inView(among))
  }

  function fitting(filter: IndexFilter, byWords: FoundByWords | undefined): Int32Array {
    const fitting = facts.fitting(filter)
    return byWords === undefined ? fitting : narrowed(fitting, (place) => byWords.has(place))
  }

  /** @param compare negative where the first of two places comes before the second */
  function best(places: Int32Array, limit: number, compare: (a: number, b: number) => number): IndexAnswer {
    const idOf = (place: number): Id => ids[place]!
    const ranked = bestOf(places, limit, (a, b) => compare(a, b) || (idOf(a) < idOf(b) ? -1 : 1))
    return { ids: ranked.map(idOf), total: places.length }
  }

  return {
    get size() {
      return size
    },
    get wordCount() {
      return words.count
    },
    put(member, searchText) {
      takeOut(member.id)
      words.add(ids.length, searchText)
      append(member)
      const empty = ids.length - size
      if (empty > ids.length * MOST_EMPTY + FEW_EMPTY || words.count > mostWords) closeUp()
    },
    forget(ids) {
      for (const id of ids) takeOut(id)
    },
    keepOnly(kept) {
      const stay = new Set(kept)
      const others = ids.filter((id) => id !== undefined && !stay.has(id)) as Id[]
      others.forEach(takeOut)
      return others.length
    },
    differing(ids, expected) {
      const existing = digests.block
      return ids.filter((id, at) => existing[placeOf(id) ?? -1] !== expected[at])
    },
    nearest({ rankedBy, filter, least = -Infinity, limit }) {
      const byWords = found(filter)
      const places = fitting(filter, byWords)
      const score = scores(rankedBy, places)
      const enough = least === -Infinity ? places : narrowed(places, (place) => score[place]! >= least)
      return { ...best(enough, limit, (a, b) => score[b]! - score[a]!), ...meantBy(byWords) }
    },
    named({ filter, limit }) {
      const byWords = found(filter)
      const likeness = byWords?.likeness() ?? new Uint8Array(ids.length)
      const nameOf = (place: number): string => names[place]!
      const byName = (a: number, b: number): number => (nameOf(a) < nameOf(b) ? -1 : Number(nameOf(a) > nameOf(b)))
      const answer = best(fitting(filter, byWords), limit, (a, b) => likeness[b]! - likeness[a]! || byName(a, b))
      return { ...answer, ...meantBy(byWords) }
    },
    stored() {
      if (size < ids.length) closeUp()
      return {
        ids: ids.filter((id) => id !== undefined),
        names,
        digests: digests.stored(),
        fullVectors: fullVectors.stored(),
        facts: facts.stored(),
        tags: tags.stored(),
        terms: terms.stored(),
        words: words.stored(),
      }
    },
  }
}

const mostWordsFrom = (count: number): number => count * MOST_MORE_WORDS + FEW_WORDS

/** What of somebody's vectors has a number at every place, with zeros up to {@link FULL_LENGTH}. */
function fullVectorOf({ direction, related }: RankedVectors): Float32Array {
  const numbers = new Float32Array(FULL_LENGTH)
  numbers.set(direction)
  numbers.set(related, SIGNATURE_LENGTH)
  return numbers
}

const meantBy = (found?: FoundByWords): Pick<IndexAnswer, 'meant'> =>
  found !== undefined && found.meant.length > 0 ? { meant: found.meant } : {}
