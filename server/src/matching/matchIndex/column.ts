/** The kinds of numbers that a column may hold. */
export type Numbers = Int8Array | Uint8Array | Int16Array | Int32Array | Float32Array | Float64Array

/** A number for each place in the match index, side by side in one block that grows. */
export interface Column<Block extends Numbers> {
  readonly length: number
  /** The numbers by their places; another block after the column has grown. What lies past the last place means nothing. */
  readonly block: Block
  push(value: number): void
  /** Adds many at once, in less time. */
  pushAll(values: ArrayLike<number>): void
  /** Moves every number to the place that is told, in the same order; those told -1 are dropped. */
  move(to: Int32Array): void
  /** The numbers alone, to be made into a column again. */
  stored(): Block
}

const FIRST_CAPACITY = 64
const GROWTH = 1.5

/**
 * @param make an empty block of so many numbers
 * @param from what `stored` gave
 */
export function createColumn<Block extends Numbers>(make: (length: number) => Block, from?: Block): Column<Block> {
  let block = from ?? make(FIRST_CAPACITY)
  let length = from?.length ?? 0

  function grow(capacity: number): void {
    const longer = make(capacity)
    longer.set(block)
    block = longer
  }

  return {
    get length() {
      return length
    },
    get block() {
      return block
    },
    push(value) {
      if (length === block.length) grow(Math.ceil(length * GROWTH) + 1)
      block[length++] = value
    },
    pushAll(values) {
      if (length + values.length > block.length) grow(Math.ceil(length * GROWTH) + values.length)
      block.set(values, length)
      length += values.length
    },
    move(to) {
      let kept = 0
      for (let place = 0; place < length; place++) if (to[place]! >= 0) block[kept++] = block[place]!
      length = kept
    },
    stored: () => block.slice(0, length) as Block,
  }
}

/**
 * Room for the numbers of one search, which the next one overwrites: a block of its own for each would have the whole thread stop to collect them
 * every few dozen searches. @returns so many numbers, of which none means anything yet
 */
export function createScratch<Block extends Numbers>(make: (length: number) => Block): (length: number) => Block {
  let block = make(0)
  return (length) => {
    if (block.length < length) block = make(Math.ceil(length * GROWTH))
    return block.subarray(0, length) as Block
  }
}

/** Those of some places that fit, in their order and in the same block. */
export function narrowed(places: Int32Array, fits: (place: number) => boolean): Int32Array {
  let kept = 0
  for (let at = 0; at < places.length; at++) {
    const place = places[at]!
    if (fits(place)) places[kept++] = place
  }
  return places.subarray(0, kept)
}

export const ofInt8 = (length: number): Int8Array => new Int8Array(length)
export const ofUint8 = (length: number): Uint8Array => new Uint8Array(length)
export const ofInt16 = (length: number): Int16Array => new Int16Array(length)
export const ofInt32 = (length: number): Int32Array => new Int32Array(length)
export const ofFloat32 = (length: number): Float32Array => new Float32Array(length)
export const ofFloat64 = (length: number): Float64Array => new Float64Array(length)
