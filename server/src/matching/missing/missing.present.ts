import type { Missing, Would } from '@trellis/contract/matching/scores.ts'
import type { Measures } from '../scoring/measures.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'
import { missingOf } from './missing.ts'
import type { MissingWords } from './missingWords.ts'
import { bestEntry, type Learner } from './oneMoreEntry.ts'

/**
 * What is missing for a student to match somebody or something better, and the one entry that would add most.
 * @param beside as in {@link bestEntry}
 */
export function presentMissing(
  learner: Learner,
  other: ComparedVectors,
  measures: Measures,
  words: MissingWords,
  beside = 0,
): { missing: Missing[]; would: Would | null } {
  const missing = missingOf(learner.own, other, measures.vocabulary, words)
  const gain = bestEntry(learner, other, measures, beside)
  if (gain === undefined) return { missing, would: null }
  const skill = measures.vocabulary.skills[gain.skill]!.label
  const [from, to] = [gain.from, gain.to].map(Math.round)
  return { missing, would: { ...gain, skill, words: `One year of ${skill} in your bio would bring you from ${from} to ${to}` } }
}
