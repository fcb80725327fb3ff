import { placeOf } from '../relations/skillDimensions.ts'
import { scaled } from '../vectors/sparse.ts'
import type { ComparedVectors, RankedVectors } from '../vectors/vectors.ts'
import type { Measures } from './measures.ts'

/** What others are ranked by for somebody: the inner product of its vectors with theirs is the raw score. */
export type RankedBy = RankedVectors

/** Weighs somebody's vectors for a search, so that whoever ranks others adds up products and knows no weights. */
export function rankedBy(own: ComparedVectors, { weights, dimensions }: Pick<Measures, 'weights' | 'dimensions'>): RankedBy {
  return {
    direction: own.direction.map((value) => value * weights.genome),
    tags: scaled(own.tags, weights.tags),
    related: placeOf(own.tags, dimensions).map((value) => value * weights.related),
    text: scaled(own.text, weights.text),
  }
}
