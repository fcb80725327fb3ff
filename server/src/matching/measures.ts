import type { Population } from '../genome/population.ts'
import { vocabulary } from '../genome/shippedVocabulary.ts'
import type { ReasonContext } from './reasons.ts'
import { scoreWeights } from './score.ts'

/** What matches are measured with, for one population. */
export function measuresOf(population: Population): ReasonContext {
  return { vocabulary, population, weights: scoreWeights(population) }
}
