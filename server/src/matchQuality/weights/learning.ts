import type { SkillWeights } from '../../matching/learnedOrder/learnedOrder.ts'
import type { SuggestionList } from '../../shownLists/shownList.ts'
import type { JudgedEntry, JudgedList, Outcome } from '../outcomes.ts'
import type { Finding } from '../permutations.ts'
import { findingFor, LEAST_CHOSEN, RARE, valuesAtEachPlace } from '../questions.ts'
import { type SkillFinding, skillFindings, weightsOf } from './weightsOf.ts'

/** What is learned from: of all that can come of a list, what matters. Looking is not enough. */
export const learnedFrom = {
  roleModels: 'followed',
  peers: 'followed',
  jobs: 'applied',
  candidates: 'contacted',
} as const satisfies Record<SuggestionList, Outcome>

/** What was learned from the lists before a time, and what it was worth in those from then on. */
export interface Learning {
  readonly outcome: Outcome
  readonly findings: readonly SkillFinding[]
  readonly weights: SkillWeights
  /** How many were chosen before, in lists of which the skills are known, and how many from then on. */
  readonly chosenBefore: number
  readonly chosenLater: number
  /** How many points more the weights give those who were chosen later, at the same place; undefined where nothing was learned or chosen. */
  readonly later: Finding | undefined
}

/** @param before milliseconds since 1970 */
export function learningOf(list: SuggestionList, lists: readonly JudgedList[], before: number): Learning {
  const outcome = learnedFrom[list]
  const known = lists.map((one) => one.filter(({ skills }) => skills !== undefined)).filter(({ length }) => length > 0)
  const [earlier, later] = [known.filter((one) => one[0]!.shownAt < before), known.filter((one) => one[0]!.shownAt >= before)]
  const findings = skillFindings(earlier, outcome)
  const weights = weightsOf(findings)
  const isLearned = Object.keys(weights).length > 0
  const values = valuesAtEachPlace(later, (entry) => pointsMoreBy(weights, entry))
  return {
    outcome,
    findings,
    weights,
    chosenBefore: chosenIn(earlier, outcome),
    chosenLater: chosenIn(later, outcome),
    later: isLearned ? findingFor(values, outcome) : undefined,
  }
}

/** Whether in later lists more were chosen of those whom the weights would have lifted, and chance hardly brings that about. */
export const isGain = (finding: Finding | undefined): boolean =>
  finding !== undefined && finding.chosen >= LEAST_CHOSEN && finding.p < RARE && finding.mean > finding.byChance

function pointsMoreBy(weights: SkillWeights, { skills }: JudgedEntry): number {
  return Object.entries(skills ?? {}).reduce((sum, [skill, points]) => sum + points * ((weights[skill] ?? 1) - 1), 0)
}

const chosenIn = (lists: readonly JudgedList[], outcome: Outcome): number =>
  lists.flat().filter(({ cameOfIt }) => cameOfIt.has(outcome)).length
