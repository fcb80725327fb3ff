import type { Missing, Would } from '@trellis/contract/matching/scores.ts'
import { oneYearOf } from '../../vocabulary/kinds.ts'
import type { SkillsSaid } from '../quotes/skillsSaid.ts'
import type { Measures } from '../scoring/measures.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'
import { missingOf } from './missing.ts'
import type { MissingWords } from './missingWords.ts'
import { nearToShared } from './nearToShared.ts'
import { bestEntry, type Learner, skillsMissing } from './oneMoreEntry.ts'

/** What counts beside the vectors of two. */
interface Beside {
  /** As in {@link bestEntry}. */
  readonly beside?: number
  /** Skills of the other that nobody lacks, by their indices. */
  readonly pastimes?: ReadonlySet<number>
  /** The only skills of which a year is spoken; all, where it is left out. */
  readonly nextSteps?: ReadonlySet<number>
  /** In which words the text of a posting tells of skills that it does not list. */
  readonly said?: SkillsSaid
}

/** What is missing for a student to match somebody or something better, and the one entry that would add most. */
export function presentMissing(
  learner: Learner,
  other: ComparedVectors,
  measures: Measures,
  words: MissingWords,
  { beside = 0, pastimes = new Set(), nextSteps, said = () => undefined }: Beside,
): { missing: Missing[]; would: Would | null } {
  const all = skillsMissing(learner.own, other, measures.vocabulary)
  const lacking = all.filter((skill) => !pastimes.has(skill))
  const areAll = lacking.length === all.length
  const missing = missingOf(learner.own, other, { skills: lacking, areAll }, measures.vocabulary, words, said)
  const isNear = nearToShared(learner.own, other, measures)
  const possible = lacking.filter((skill) => (nextSteps?.has(skill) ?? true) && isNear(skill))
  const gain = bestEntry(learner, other, possible, measures, beside)
  if (gain === undefined) return { missing, would: null }
  const skill = measures.vocabulary.skills[gain.skill]!.label
  const [from, to] = [gain.from, gain.to].map(Math.round)
  return { missing, would: { ...gain, skill, words: `${oneYearOf(gain.skill)} in your bio would bring your match from ${from} to ${to}` } }
}
