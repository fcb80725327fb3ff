import type { Population } from '../../server/src/genome/population/population.ts'
import { relatedness } from '../../server/src/matching/relations/skillDimensions.ts'
import { type Measures, measuresOf } from '../../server/src/matching/scoring/measures.ts'
import { likenessOf, rawScore } from '../../server/src/matching/scoring/score.ts'
import { directionProduct } from '../../server/src/matching/vectors/direction.ts'
import { innerProduct } from '../../server/src/matching/vectors/sparse.ts'
import { type ComparedVectors, type PersonFacts, vectorsOfPerson } from '../../server/src/matching/vectors/vectors.ts'
import { vocabulary } from '../../server/src/vocabulary/shippedVocabulary.ts'
import type { Likeness } from './words.ts'

/** What people are compared by: those who look for somebody, those who are found, and how. */
interface Compared {
  readonly own: readonly ComparedVectors[]
  readonly others: readonly ComparedVectors[]
  readonly measures: Measures
}

/** People weighed by a population table; those who look may tell of themselves otherwise than others know them. */
export function comparedBy(population: Population, people: readonly PersonFacts[], told: readonly PersonFacts[] = people): Compared {
  const weighed = (facts: readonly PersonFacts[]) => facts.map((one) => vectorsOfPerson(one, vocabulary, population))
  const others = weighed(people)
  return { own: told === people ? others : weighed(told), others, measures: measuresOf(population) }
}

/** The raw score of two people, which matches are ranked by. */
export const byAllParts =
  ({ own, others, measures: { weights, dimensions } }: Compared): Likeness =>
  (one, other) =>
    rawScore(likenessOf(own[one]!, others[other]!, dimensions), weights)

/** Each part of the score for itself. */
export const bySinglePart = ({ own, others, measures: { dimensions } }: Compared): Record<string, Likeness> => ({
  genome: (one, other) => directionProduct(own[one]!.direction, others[other]!.direction),
  skills: (one, other) => innerProduct(own[one]!.tags, others[other]!.tags),
  'related skills': (one, other) => relatedness(own[one]!.tags, others[other]!.tags, dimensions),
  text: (one, other) => innerProduct(own[one]!.text, others[other]!.text),
})
