/** Places for skills: the vocabulary has 1,440. */
export const TAG_PLACES = 2_048

/** A vector of which most numbers are 0: its other numbers, with their places in ascending order. */
export interface SparseVector {
  readonly indices: readonly number[]
  readonly values: readonly number[]
}

/** One number of a sparse vector. */
export interface Component {
  readonly index: number
  readonly value: number
}

/** The vector of length 1 in the direction of these numbers; empty where all are 0. Each index may come once. */
export function unitSparse(components: readonly Component[]): SparseVector {
  const sorted = components.filter(({ value }) => value !== 0).toSorted((a, b) => a.index - b.index)
  const length = Math.sqrt(sorted.reduce((sum, { value }) => sum + value * value, 0))
  return { indices: sorted.map(({ index }) => index), values: sorted.map(({ value }) => value / length) }
}

/** The vector so many times as long. */
export function scaled({ indices, values }: SparseVector, times: number): SparseVector {
  return { indices, values: values.map((value) => value * times) }
}

/** What two vectors share: each index that both have, with what it adds to their inner product. */
export function sharedComponents(a: SparseVector, b: SparseVector): Component[] {
  const shared: Component[] = []
  let inA = 0
  let inB = 0
  while (inA < a.indices.length && inB < b.indices.length) {
    const index = a.indices[inA]!
    const other = b.indices[inB]!
    if (index === other) shared.push({ index, value: a.values[inA]! * b.values[inB]! })
    if (index <= other) inA++
    if (other <= index) inB++
  }
  return shared
}

/** The inner product of two vectors no longer than 1, from -1 to 1; 0 where one is empty. */
export function innerProduct(a: SparseVector, b: SparseVector): number {
  let [sum, inA, inB] = [0, 0, 0]
  while (inA < a.indices.length && inB < b.indices.length) {
    const index = a.indices[inA]!
    const other = b.indices[inB]!
    if (index === other) sum += a.values[inA]! * b.values[inB]!
    if (index <= other) inA++
    if (other <= index) inB++
  }
  return clampCosine(sum)
}

/** Takes away what rounding adds beyond -1 and 1. */
export function clampCosine(value: number): number {
  return Math.max(-1, Math.min(1, value))
}
