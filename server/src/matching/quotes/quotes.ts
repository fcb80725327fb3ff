import type { Quote } from '@trellis/contract/matching/matching.ts'
import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { tagIdf } from '../../genome/population/population.ts'
import { LEAST_TO_MEAN_THE_SAME } from '../scoring/meantAlike.ts'
import type { Measures } from '../scoring/measures.ts'
import { sharedComponents } from '../vectors/sparse.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'
import { passagesOf } from './passages.ts'
import { quoteOf } from './quote.ts'

/**
 * What a person whom the viewer was found to see wrote about a skill that both have; nothing where they wrote nothing about any.
 * @param score how well the two match
 */
export function quotedFor(
  own: ComparedVectors,
  other: ComparedVectors,
  bio: StudentProfile,
  score: number,
  { vocabulary, population }: Pick<Measures, 'vocabulary' | 'population'>,
): { quote?: Quote } {
  const shared = sharedComponents(own.tags, other.tags)
    .map(({ index }) => ({ index, rarity: tagIdf(population, vocabulary.skills[index]!.id) }))
    .toSorted((one, another) => another.rarity - one.rarity || one.index - another.index)
  const quote = quoteOf(
    passagesOf(bio),
    shared.map(({ index }) => index),
    score < LEAST_TO_MEAN_THE_SAME,
  )
  return quote === undefined ? {} : { quote }
}
