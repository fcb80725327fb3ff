import { relatedTo } from '../relations/skillDimensions.ts'
import { scaled, sumOfSparse } from '../vectors/sparse.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'
import type { Measures } from './measures.ts'

/** What others are ranked by for somebody: the inner product of its vectors with theirs is the raw score. */
export type RankedBy = Pick<ComparedVectors, 'direction' | 'tags' | 'text'>

/** Weighs somebody's vectors for a search, so that whoever ranks others adds up products and knows no weights. */
export function rankedBy(own: ComparedVectors, { weights, dimensions }: Pick<Measures, 'weights' | 'dimensions'>): RankedBy {
  return {
    direction: own.direction.map((value) => value * weights.genome),
    tags: sumOfSparse([
      [own.tags, weights.tags],
      [relatedTo(own.tags, dimensions), weights.related],
    ]),
    text: scaled(own.text, weights.text),
  }
}
