import type { Id } from '@trellis/contract/ids.ts'
import type { ScoreWeights } from '../score.ts'
import type { PersonVectors } from '../vectors.ts'
import { fits, type CrowdFilter } from './filter.ts'
import { createPostings } from './postings.ts'

/** A person as the crowd keeps them. */
export interface CrowdMember {
  readonly id: Id
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
  readonly vectors: PersonVectors
}

/** Whom to compare with everybody, and who counts. */
export interface CrowdSearch {
  readonly vectors: PersonVectors
  readonly filter: CrowdFilter
  /** How many of the best to name. */
  readonly limit: number
}

export interface CrowdAnswer {
  /** Best first; people who are equally like are in the order of their ids. */
  readonly ids: readonly Id[]
  /** How many fit the filter. */
  readonly total: number
}

/** Everybody's vectors in memory, laid out so that one person is compared with all of them in milliseconds, exactly. */
export interface Crowd {
  readonly size: number
  put(member: CrowdMember): void
  /** Takes out people whom the database has no longer. */
  forget(ids: readonly Id[]): void
  nearest(search: CrowdSearch): CrowdAnswer
}

const DIRECTION_LENGTH = 31
const FIRST_CAPACITY = 1_024
/** Changed people leave an empty place behind. The crowd closes up when so large a share of its places is empty. */
const MOST_EMPTY = 0.25

/** An empty crowd that ranks by a·G + b·T + c·B: the directions in one block, tags and words as lists of who has them. */
export function createCrowd(weights: ScoreWeights): Crowd {
  let members: (CrowdMember | undefined)[] = []
  let directions = new Float32Array(FIRST_CAPACITY * DIRECTION_LENGTH)
  let tags = createPostings()
  let words = createPostings()
  const places = new Map<Id, number>()

  function append(member: CrowdMember): void {
    const place = members.length
    members.push(member)
    places.set(member.id, place)
    if ((place + 1) * DIRECTION_LENGTH > directions.length) {
      const larger = new Float32Array(directions.length * 2)
      larger.set(directions)
      directions = larger
    }
    directions.set(member.vectors.direction, place * DIRECTION_LENGTH)
    tags.add(place, member.vectors.tags)
    words.add(place, member.vectors.text)
  }

  function takeOut(id: Id): void {
    const place = places.get(id)
    if (place !== undefined) members[place] = undefined
    places.delete(id)
  }

  function closeUp(): void {
    const remaining = members.filter((member) => member !== undefined)
    members = []
    directions = new Float32Array(Math.max(FIRST_CAPACITY, remaining.length * 2) * DIRECTION_LENGTH)
    tags = createPostings()
    words = createPostings()
    places.clear()
    for (const member of remaining) append(member)
  }

  function scores(vectors: PersonVectors): Float32Array {
    const score = new Float32Array(members.length)
    const own = Float32Array.from(vectors.direction, (value) => value * weights.genome)
    for (let place = 0, at = 0; place < score.length; place++) {
      let sum = 0
      for (let node = 0; node < DIRECTION_LENGTH; node++) sum += own[node]! * directions[at++]!
      score[place] = sum
    }
    tags.addTo(score, vectors.tags, weights.tags)
    words.addTo(score, vectors.text, weights.text)
    return score
  }

  return {
    get size() {
      return places.size
    },
    put(member) {
      takeOut(member.id)
      append(member)
      if (members.length - places.size > members.length * MOST_EMPTY + FIRST_CAPACITY) closeUp()
    },
    forget(ids) {
      for (const id of ids) takeOut(id)
    },
    nearest({ vectors, filter, limit }) {
      const score = scores(vectors)
      const fitting: number[] = []
      for (let place = 0; place < members.length; place++) {
        const member = members[place]
        if (member !== undefined && fits(member, filter)) fitting.push(place)
      }
      const best = bestOf(fitting, limit, (a, b) => score[b]! - score[a]! || (members[a]!.id < members[b]!.id ? -1 : 1))
      return { ids: best.map((place) => members[place]!.id), total: fitting.length }
    },
  }
}

/** The first `count` in the order of `compare`, kept in a sorted list while all are looked at once. */
function bestOf(places: readonly number[], count: number, compare: (a: number, b: number) => number): number[] {
  const best: number[] = []
  for (const place of places) {
    if (best.length === count && compare(best[count - 1]!, place) <= 0) continue
    let low = 0
    let high = best.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(best[middle]!, place) <= 0) low = middle + 1
      else high = middle
    }
    best.splice(low, 0, place)
    if (best.length > count) best.pop()
  }
  return best
}
