import { SIGNATURE_LENGTH } from '@trellis/contract/genome.ts'
import type { Id } from '@trellis/contract/ids.ts'
import type { ScoreWeights } from '../score.ts'
import type { ComparedVectors } from '../vectors.ts'
import { bestOf } from './bestOf.ts'
import { createFacts } from './facts.ts'
import type { CrowdFilter } from './filter.ts'
import { createHolders } from './holders.ts'
import { createWordSearch, type FoundByWords } from './wordSearch.ts'

/** A person as the crowd keeps them. */
export interface CrowdMember {
  readonly id: Id
  readonly name: string
  /** Place in the order of levels, from 0. */
  readonly level: number
  readonly yearsExperience: number
  /** Confirmed and not hidden. */
  readonly listed: boolean
  readonly birthYear: number | null
  /** In plain text, as filters give them. */
  readonly city: string
  readonly state: string
  readonly country: string
  readonly membership: readonly Id[]
  readonly vectors: ComparedVectors
}

/** Who counts, and how many of them to name. */
export interface CrowdQuestion {
  readonly filter: CrowdFilter
  readonly limit: number
}

/** Whom to compare with everybody who counts. */
export interface CrowdSearch extends CrowdQuestion {
  readonly vectors: ComparedVectors
}

export interface CrowdAnswer {
  /** Best first. */
  readonly ids: readonly Id[]
  /** How many fit the filter. */
  readonly total: number
}

/** Everybody's vectors and words in memory, laid out so that all of them are gone through in milliseconds, exactly. */
export interface Crowd {
  readonly size: number
  /** @param searchText as `searchTextOf` makes it: its words are kept, the text is not */
  put(member: CrowdMember, searchText: string): void
  /** Takes out people whom the database has no longer. */
  forget(ids: readonly Id[]): void
  /** The most alike first; people who are equally like are in the order of their ids. */
  nearest(search: CrowdSearch): CrowdAnswer
  /** Those first whose names are most like the words asked for; people of equally like names are in the order of their names. */
  named(question: CrowdQuestion): CrowdAnswer
}

/** Numbers that are added up at once: the processor would wait for every addition otherwise. */
const AT_ONCE = 4
/** A direction's numbers, and zeros that make them a multiple of {@link AT_ONCE}. */
const DIRECTION_LENGTH = Math.ceil(SIGNATURE_LENGTH / AT_ONCE) * AT_ONCE
const FIRST_CAPACITY = 1_024
/** Changed people leave an empty place behind. The crowd closes up when so large a share of its places is empty. */
const MOST_EMPTY = 0.25

/** An empty crowd that ranks by a·G + b·T + c·B: the directions in one block, tags and terms as lists of who has them. */
export function createCrowd(weights: ScoreWeights): Crowd {
  let members: (CrowdMember | undefined)[] = []
  let directions = new Float32Array(FIRST_CAPACITY * DIRECTION_LENGTH)
  let tags = createHolders()
  let terms = createHolders()
  const words = createWordSearch()
  const places = new Map<Id, number>()
  const placeOf = (id: Id): number | undefined => places.get(id)
  let facts = createFacts(placeOf)

  function append(member: CrowdMember): void {
    const place = members.length
    members.push(member)
    places.set(member.id, place)
    facts.add(member)
    if ((place + 1) * DIRECTION_LENGTH > directions.length) {
      const larger = new Float32Array(directions.length * 2)
      larger.set(directions)
      directions = larger
    }
    directions.set(member.vectors.direction, place * DIRECTION_LENGTH)
    tags.add(place, member.vectors.tags)
    terms.add(place, member.vectors.text)
  }

  function takeOut(id: Id): void {
    const place = places.get(id)
    if (place === undefined) return
    members[place] = undefined
    facts.takeOut(place)
    places.delete(id)
  }

  function closeUp(): void {
    let next = 0
    words.move(Int32Array.from(members, (member) => (member === undefined ? -1 : next++)))
    const remaining = members.filter((member) => member !== undefined)
    members = []
    directions = new Float32Array(Math.max(FIRST_CAPACITY, remaining.length * 2) * DIRECTION_LENGTH)
    tags = createHolders()
    terms = createHolders()
    places.clear()
    facts = createFacts(placeOf)
    for (const member of remaining) append(member)
  }

  /** The raw scores of some, at their places. */
  function scores(vectors: ComparedVectors, of: readonly number[]): Float32Array {
    const score = new Float32Array(members.length)
    const own = new Float32Array(DIRECTION_LENGTH)
    own.set(vectors.direction.map((value) => value * weights.genome))
    for (const place of of) score[place] = innerProduct(own, directions, place * DIRECTION_LENGTH)
    tags.addTo(score, vectors.tags, weights.tags)
    terms.addTo(score, vectors.text, weights.text)
    return score
  }

  function found({ words: asked }: CrowdFilter): FoundByWords | undefined {
    if (asked === undefined) return undefined
    const { among } = asked
    return words.find(asked, among && facts.inView(among))
  }

  function fitting(filter: CrowdFilter, byWords: FoundByWords | undefined): number[] {
    const fitting = facts.fitting(filter)
    return byWords === undefined ? fitting : fitting.filter((place) => byWords.has(place))
  }

  /** @param compare negative where the first of two places comes before the second */
  function best(places: readonly number[], limit: number, compare: (a: number, b: number) => number): CrowdAnswer {
    const idOf = (place: number): Id => members[place]!.id
    const ranked = bestOf(places, limit, (a, b) => compare(a, b) || (idOf(a) < idOf(b) ? -1 : 1))
    return { ids: ranked.map(idOf), total: places.length }
  }

  return {
    get size() {
      return places.size
    },
    put(member, searchText) {
      takeOut(member.id)
      words.add(members.length, searchText)
      append(member)
      if (members.length - places.size > members.length * MOST_EMPTY + FIRST_CAPACITY) closeUp()
    },
    forget(ids) {
      for (const id of ids) takeOut(id)
    },
    nearest({ vectors, filter, limit }) {
      const places = fitting(filter, found(filter))
      const score = scores(vectors, places)
      return best(places, limit, (a, b) => score[b]! - score[a]!)
    },
    named({ filter, limit }) {
      const byWords = found(filter)
      const likeness = byWords?.likeness() ?? new Uint8Array(members.length)
      const nameOf = (place: number): string => members[place]!.name
      const byName = (a: number, b: number): number => (nameOf(a) < nameOf(b) ? -1 : Number(nameOf(a) > nameOf(b)))
      return best(fitting(filter, byWords), limit, (a, b) => likeness[b]! - likeness[a]! || byName(a, b))
    },
  }
}

function innerProduct(own: Float32Array, directions: Float32Array, from: number): number {
  let [a, b, c, d] = [0, 0, 0, 0]
  for (let node = 0; node < DIRECTION_LENGTH; node += AT_ONCE) {
    a += own[node]! * directions[from + node]!
    b += own[node + 1]! * directions[from + node + 1]!
    c += own[node + 2]! * directions[from + node + 2]!
    d += own[node + 3]! * directions[from + node + 3]!
  }
  return a + b + c + d
}
