/**
 * Lists of places in the match index, numbered from 0, each place once and in rising order. They hold distances from one place
 * to the next, seven bits to a byte, so that those who have a common word take a byte each; and all of them lie in one
 * block, since most words are rare and an array for each would take more than what is in it.
 */
export interface PlaceLists {
  /** Adds a place at the end of a list. The last one again changes nothing. */
  add(list: number, place: number): void
  each(list: number, visit: (place: number) => void): void
  stored(): StoredPlaceLists
}

export interface StoredPlaceLists {
  readonly block: Uint8Array
  readonly begins: Int32Array
  readonly ends: Int32Array
  readonly limits: Int32Array
  readonly lasts: Int32Array
}

const FIRST_LISTS = 1_024
const FIRST_BYTES = 8
const LONGEST_NUMBER = 5
/** A block is so many times as long as what is in it at first. */
const SPARE = 1.5

type Ints = Int32Array

/** @param from what `stored` gave */
export function createPlaceLists(from?: StoredPlaceLists): PlaceLists {
  let block = from?.block ?? new Uint8Array(FIRST_LISTS * FIRST_BYTES)
  let used = from?.block.length ?? 0
  /** Where each list begins, where it ends, how far it could go, and its last place and 1: 0 for an empty one. */
  let begins = from?.begins ?? new Int32Array(FIRST_LISTS)
  let ends = from?.ends ?? new Int32Array(FIRST_LISTS)
  let limits = from?.limits ?? new Int32Array(FIRST_LISTS)
  let lasts = from?.lasts ?? new Int32Array(FIRST_LISTS)

  function addLists(count: number): void {
    const size = Math.max(2 * lasts.length, count)
    ;[begins, ends, limits, lasts] = [begins, ends, limits, lasts].map((all) => grown(all, size)) as [Ints, Ints, Ints, Ints]
  }

  /** Moves a list that is full to the end of the block, with twice the room. */
  function widen(list: number): void {
    const room = Math.max(FIRST_BYTES, 2 * (limits[list]! - begins[list]!))
    if (used + room > block.length) closeUp(room)
    move(list, block, used, room)
    used += room
  }

  /** Closes the gaps that lists left behind, in a block with room for more. */
  function closeUp(more: number): void {
    let taken = more
    for (let list = 0; list < lasts.length; list++) taken += limits[list]! - begins[list]!
    const closed = new Uint8Array(Math.ceil(taken * SPARE))
    used = 0
    for (let list = 0; list < lasts.length; list++) {
      const room = limits[list]! - begins[list]!
      move(list, closed, used, room)
      used += room
    }
    block = closed
  }

  function move(list: number, into: Uint8Array, at: number, room: number): void {
    into.set(block.subarray(begins[list], ends[list]), at)
    ends[list] = at + ends[list]! - begins[list]!
    begins[list] = at
    limits[list] = at + room
  }

  return {
    add(list, place) {
      if (list >= lasts.length) addLists(list + 1)
      let distance = place + 1 - lasts[list]!
      if (distance === 0) return
      if (ends[list]! + LONGEST_NUMBER > limits[list]!) widen(list)
      let end = ends[list]!
      for (; distance > 127; distance >>>= 7) block[end++] = distance | 128
      block[end++] = distance
      ends[list] = end
      lasts[list] = place + 1
    },
    each(list, visit) {
      const end = ends[list] ?? 0
      let place = -1
      for (let at = begins[list] ?? 0; at < end;) {
        let byte = block[at++]!
        let distance = byte & 127
        for (let shift = 7; byte > 127; shift += 7) {
          byte = block[at++]!
          distance |= (byte & 127) << shift
        }
        place += distance
        visit(place)
      }
    },
    stored: () => ({ block: block.slice(0, used), begins, ends, limits, lasts }),
  }
}

function grown(few: Ints, size: number): Ints {
  const many = new Int32Array(size)
  many.set(few)
  return many
}
