import type { SparseVector } from '../vectors/sparse.ts'

/** For each index of a sparse vector, who has it and how much: only those are touched when a vector is compared. */
export interface Holders {
  add(place: number, vector: SparseVector): void
  /** Adds the inner product with `vector` to the rank of everybody who shares an index with it. */
  addTo(ranks: Float32Array, vector: SparseVector): void
  /** The same people at other places, in the same order; -1 for those who are gone. */
  move(to: Int32Array): void
  stored(): StoredHolders
}

/** Each index with those who have it: their places, and how much. */
export type StoredHolders = readonly (readonly [index: number, places: Int32Array, values: Float32Array])[]

/** Two blocks that grow together. What lies past `length` means nothing. */
interface HolderList {
  places: Int32Array
  values: Float32Array
  length: number
}

const FIRST_CAPACITY = 4
const GROWTH = 1.5

/** Nobody yet, or those of an index that was stored. */
export function createHolders(from: StoredHolders = []): Holders {
  const lists = new Map<number, HolderList>(from.map(([index, places, values]) => [index, { places, values, length: places.length }]))

  function append(list: HolderList, place: number, value: number): void {
    if (list.length === list.places.length) resize(list, Math.ceil(list.length * GROWTH))
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
    addTo(ranks, { indices, values }) {
      for (let at = 0; at < indices.length; at++) {
        const list = lists.get(indices[at]!)
        if (list === undefined) continue
        const own = values[at]!
        for (let entry = 0; entry < list.length; entry++) {
          ranks[list.places[entry]!]! += own * list.values[entry]!
        }
      }
    },
    move(to) {
      for (const [index, list] of lists) {
        let kept = 0
        for (let entry = 0; entry < list.length; entry++) {
          const place = to[list.places[entry]!]!
          if (place < 0) continue
          list.places[kept] = place
          list.values[kept++] = list.values[entry]!
        }
        list.length = kept
        if (kept === 0) lists.delete(index)
      }
    },
    stored: () =>
      Array.from(lists, ([index, { places, values, length }]) => [index, places.slice(0, length), values.slice(0, length)] as const),
  }
}

function resize(list: HolderList, capacity: number): void {
  const places = new Int32Array(capacity)
  places.set(list.places)
  const values = new Float32Array(capacity)
  values.set(list.values)
  list.places = places
  list.values = values
}
