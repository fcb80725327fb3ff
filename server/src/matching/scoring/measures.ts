import type { Population } from '../../genome/population/population.ts'
import type { FollowedPopulation } from '../../genome/population/populationInUse.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import type { SkillDimensions } from '../relations/learnDimensions.ts'
import { dimensionsOf } from '../relations/skillDimensions.ts'
import { type ScoreWeights, scoreWeights } from './score.ts'

/** What matches are scored and explained with. */
export interface Measures {
  readonly vocabulary: Vocabulary
  readonly population: Population
  readonly weights: ScoreWeights
  /** Which skills go together. */
  readonly dimensions: SkillDimensions
}

/** The measures by whichever table is in use. */
export function followedMeasures(population: FollowedPopulation): Measures {
  let last = measuresOf(population.current)
  const present = (): Measures => {
    if (last.population !== population.current) last = measuresOf(population.current)
    return last
  }
  return {
    vocabulary,
    get population() {
      return present().population
    },
    get weights() {
      return present().weights
    },
    get dimensions() {
      return present().dimensions
    },
  }
}

/** The measures of one population. */
export function measuresOf(population: Population): Measures {
  return { vocabulary, population, weights: scoreWeights(population), dimensions: dimensionsOf(population) }
}
