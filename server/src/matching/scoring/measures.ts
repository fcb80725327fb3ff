import type { Population } from '../../genome/population/population.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import { type ScoreWeights, scoreWeights } from './score.ts'

/** What matches are scored and explained with. */
export interface Measures {
  readonly vocabulary: Vocabulary
  readonly population: Population
  readonly weights: ScoreWeights
}

/** The measures of one population. */
export function measuresOf(population: Population): Measures {
  return { vocabulary, population, weights: scoreWeights(population) }
}
