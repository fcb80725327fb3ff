import type { SparseVector } from '../sparse.ts'

/** For each index of a sparse vector, who has it and how much: only those are touched when a vector is compared. */
export interface Holders {
  add(place: number, vector: SparseVector): void
  /** Adds `weight` times the inner product with `vector` to the score of everybody who shares an index with it. */
  addTo(score: Float32Array, vector: SparseVector, weight: number): void
}

interface HolderList {
  places: Int32Array
  values: Float32Array
  length: number
}

const FIRST_CAPACITY = 4

export function createHolders(): Holders {
  const lists = new Map<number, HolderList>()

  function append(list: HolderList, place: number, value: number): void {
    if (list.length === list.places.length) {
      const places = new Int32Array(list.length * 2)
      places.set(list.places)
      const values = new Float32Array(list.length * 2)
      values.set(list.values)
      list.places = places
      list.values = values
    }
    list.places[list.length] = place
    list.values[list.length] = value
    list.length++
  }

  return {
    add(place, { indices, values }) {
      for (let at = 0; at < indices.length; at++) {
        let list = lists.get(indices[at]!)
        if (list === undefined) {
          list = { places: new Int32Array(FIRST_CAPACITY), values: new Float32Array(FIRST_CAPACITY), length: 0 }
          lists.set(indices[at]!, list)
        }
        append(list, place, values[at]!)
      }
    },
    addTo(score, { indices, values }, weight) {
      for (let at = 0; at < indices.length; at++) {
        const list = lists.get(indices[at]!)
        if (list === undefined) continue
        const own = values[at]! * weight
        for (let entry = 0; entry < list.length; entry++) {
          score[list.places[entry]!]! += own * list.values[entry]!
        }
      }
    },
  }
}
