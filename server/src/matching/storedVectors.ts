import type { SparseVector } from './sparse.ts'
import type { PersonVectors } from './vectors.ts'

/** A person's vectors as they were stored. */
export function readVectors(stored: { direction: number[]; tags: string; terms: string }): PersonVectors {
  return { direction: stored.direction, tags: readSparse(stored.tags), text: readSparse(stored.terms) }
}

/** The database counts places from 1: `{1:0.6,9:0.8}/2048`. */
export function writeSparse({ indices, values }: SparseVector, places: number): string {
  return `{${indices.map((index, at) => `${index + 1}:${values[at]}`).join(',')}}/${places}`
}

function readSparse(stored: string): SparseVector {
  const pairs = [...stored.matchAll(/([^{,:]+):([^,}]+)/g)]
  return { indices: pairs.map(([, place]) => Number(place) - 1), values: pairs.map(([, , value]) => Number(value)) }
}
