import type { SparseVector } from '../sparse.ts'

/** For each index of a sparse vector, who has it and how much: only those are touched when a vector is compared. */
export interface Postings {
  add(place: number, vector: SparseVector): void
  /** Adds `weight` times the inner product with `vector` to the score of everybody who shares an index with it. */
  addTo(score: Float32Array, vector: SparseVector, weight: number): void
}

interface Posting {
  places: Int32Array
  values: Float32Array
  length: number
}

const FIRST_CAPACITY = 4

export function createPostings(): Postings {
  const postings = new Map<number, Posting>()

  function append(posting: Posting, place: number, value: number): void {
    if (posting.length === posting.places.length) {
      const places = new Int32Array(posting.length * 2)
      places.set(posting.places)
      const values = new Float32Array(posting.length * 2)
      values.set(posting.values)
      posting.places = places
      posting.values = values
    }
    posting.places[posting.length] = place
    posting.values[posting.length] = value
    posting.length++
  }

  return {
    add(place, { indices, values }) {
      for (let at = 0; at < indices.length; at++) {
        let posting = postings.get(indices[at]!)
        if (posting === undefined) {
          posting = { places: new Int32Array(FIRST_CAPACITY), values: new Float32Array(FIRST_CAPACITY), length: 0 }
          postings.set(indices[at]!, posting)
        }
        append(posting, place, values[at]!)
      }
    },
    addTo(score, { indices, values }, weight) {
      for (let at = 0; at < indices.length; at++) {
        const posting = postings.get(indices[at]!)
        if (posting === undefined) continue
        const own = values[at]! * weight
        for (let entry = 0; entry < posting.length; entry++) {
          score[posting.places[entry]!]! += own * posting.values[entry]!
        }
      }
    },
  }
}
