import type { Id } from '@trellis/contract/wire/ids.ts'
import { ID_BYTES, type PackedIds } from '../../platform/database/packedIds.ts'
import { createColumn, createScratch, ofInt32 } from './column.ts'

/** At which place of the match index somebody is. */
export interface PlacesOfIds {
  /** The next place is that of this person from now on. */
  push(id: Id): void
  /** The place that somebody was given last, whether they are still there or not. */
  lastOf(id: Id): number | undefined
  /** The same of many, in their order, without those who never had one: for one search, the next one has others in the same block. */
  lastOfAll(ids: PackedIds): Int32Array
}

/** An id is four numbers of 32 bits. */
const NUMBERS = 4
const FIRST_SLOTS = 1_024
/** So many slots for each person: fewer would have them look at each other's. */
const SLOTS_EACH = 2

/**
 * A table of hashes over ids as numbers: of twenty thousand people to be looked up, a map from texts takes ten times as long, which reads every text
 * anew wherever it came from.
 */
export function createPlacesOfIds(from: readonly Id[] = []): PlacesOfIds {
  const keys = createColumn(ofInt32)
  const many = createScratch(ofInt32)
  let count = 0
  // One more than the place, so that 0 is an empty slot.
  let slots = new Int32Array(FIRST_SLOTS)

  /** The slot of an id: where its place is, or where it belongs. */
  function slotOf(a: number, b: number, c: number, d: number): number {
    const last = slots.length - 1
    const { block } = keys
    let slot = hashOf(a, b, c, d) & last
    for (;;) {
      const at = (slots[slot]! - 1) * NUMBERS
      if (at < 0 || (block[at] === a && block[at + 1] === b && block[at + 2] === c && block[at + 3] === d)) return slot
      slot = (slot + 1) & last
    }
  }

  function widen(): void {
    const places = slots.filter((place) => place > 0)
    slots = new Int32Array(slots.length * 2)
    const { block } = keys
    for (const place of places) {
      const at = (place - 1) * NUMBERS
      slots[slotOf(block[at]!, block[at + 1]!, block[at + 2]!, block[at + 3]!)] = place
    }
  }

  const lastAt = (a: number, b: number, c: number, d: number): number => slots[slotOf(a, b, c, d)]! - 1

  function push(id: Id): void {
    if (count * SLOTS_EACH >= slots.length) widen()
    const [a, b, c, d] = numbersOf(id)
    const slot = slotOf(a, b, c, d)
    keys.pushAll([a, b, c, d])
    slots[slot] = ++count
  }

  for (const id of from) push(id)
  return {
    push,
    lastOf(id) {
      const place = lastAt(...numbersOf(id))
      return place < 0 ? undefined : place
    },
    lastOfAll(ids) {
      const bytes = new DataView(ids.buffer, ids.byteOffset, ids.byteLength)
      const places = many(ids.length / ID_BYTES)
      let found = 0
      for (let at = 0; at < ids.length; at += ID_BYTES) {
        const place = lastAt(bytes.getInt32(at), bytes.getInt32(at + 4), bytes.getInt32(at + 8), bytes.getInt32(at + 12))
        if (place >= 0) places[found++] = place
      }
      return places.subarray(0, found)
    },
  }
}

type Numbers = readonly [number, number, number, number]

const numbersOf = (id: Id): Numbers => [
  bitsAt(id, 0, 8),
  (bitsAt(id, 9, 13) << 16) | bitsAt(id, 14, 18),
  (bitsAt(id, 19, 23) << 16) | bitsAt(id, 24, 28),
  bitsAt(id, 28, 36),
]

/** Hexadecimal digits as bits. */
function bitsAt(id: Id, start: number, end: number): number {
  let bits = 0
  for (let at = start; at < end; at++) {
    const code = id.charCodeAt(at)
    bits = (bits << 4) | (code <= NINE ? code - ZERO : (code | LOWER_CASE) - BEFORE_A)
  }
  return bits
}

const ZERO = '0'.charCodeAt(0)
const NINE = '9'.charCodeAt(0)
const LOWER_CASE = 32
const BEFORE_A = 'a'.charCodeAt(0) - 10

/** Ids begin with the time, so that those made together differ at the end. The numbers are those of MurmurHash3. */
function hashOf(a: number, b: number, c: number, d: number): number {
  let hash = Math.imul(a ^ Math.imul(b ^ Math.imul(c ^ Math.imul(d, 0xcc9e2d51), 0x1b873593), 0x85ebca6b), 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return hash ^ (hash >>> 13)
}
