import { TAG_PLACES } from './matching.tables.ts'
import type { SparseVector } from './sparse.ts'
import { TERM_BUCKETS } from './terms.ts'
import type { PersonVectors } from './vectors.ts'

/** Vectors as they are stored. */
export function writeVectors({ direction, tags, text }: PersonVectors): { direction: number[]; tags: string; terms: string } {
  return { direction: [...direction], tags: writeSparse(tags, TAG_PLACES), terms: writeSparse(text, TERM_BUCKETS) }
}

/** {@link writeVectors} the other way round. */
export function readVectors(stored: { direction: number[]; tags: string; terms: string }): PersonVectors {
  return { direction: stored.direction, tags: readSparse(stored.tags), text: readSparse(stored.terms) }
}

/** The database counts places from 1: `{1:0.6,9:0.8}/2048`. */
function writeSparse({ indices, values }: SparseVector, places: number): string {
  return `{${indices.map((index, at) => `${index + 1}:${values[at]}`).join(',')}}/${places}`
}

/** By hand, since many thousands are read of a large community. */
function readSparse(stored: string): SparseVector {
  const inner = stored.slice(1, stored.indexOf('}'))
  const pairs = inner === '' ? [] : inner.split(',')
  const colons = pairs.map((pair) => pair.indexOf(':'))
  return {
    indices: pairs.map((pair, at) => Number(pair.slice(0, colons[at])) - 1),
    values: pairs.map((pair, at) => Number(pair.slice(colons[at]! + 1))),
  }
}
