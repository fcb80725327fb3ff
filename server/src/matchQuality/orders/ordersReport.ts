import { type AgeGroup, ageGroups } from '../../matching/learnedOrder/learnedOrder.ts'
import type { LearnedOrder } from '../../matching/learnedOrder/learnedOrders.queries.ts'
import { type Outcome, outcomesOf } from '../outcomes.ts'
import type { Finding } from '../permutations.ts'
import { LEAST_CHOSEN, RARE } from '../questions.ts'
import { compareOrders, type Pair } from './twoOrders.ts'

const BY_CHANCE = 0.5
const titles: Record<AgeGroup, string> = { adults: 'Adults', minors: 'Minors, and who gives no year of birth' }

/** Which of two orders served people better, as far as chance hardly explains it. */
export type Verdict = 'learned' | 'usual' | 'neither' | 'tooLittle'

/** Which of two orders served people better: neither, where chance would do as well; not to be told, where too little was chosen. */
export function verdictOf(finding: Finding | undefined): Verdict {
  if (finding === undefined || finding.chosen < LEAST_CHOSEN) return 'tooLittle'
  if (finding.p >= RARE) return 'neither'
  return finding.mean > BY_CHANCE ? 'learned' : 'usual'
}

/** What the mix of a list with a learned order tells, in lines to be printed. */
export function ordersReport({ list, keptAt, gainedFor }: LearnedOrder, pairs: ReadonlyMap<AgeGroup, readonly Pair[]>): string[] {
  const since = keptAt.toISOString().slice(0, 10)
  const allowed = gainedFor.length === 0 ? 'for nobody' : `for ${gainedFor.join(' and ')}`
  return [
    `Two orders mixed, the usual and the one learned on ${since}, which is allowed ${allowed}:`,
    ...ageGroups.flatMap((group) => {
      const ofGroup = pairs.get(group) ?? []
      return outcomesOf[list].map((outcome) => `- ${titles[group]}, ${outcome}: ${sentence(compareOrders(ofGroup, outcome), outcome)}`)
    }),
  ]
}

function sentence(finding: Finding | undefined, outcome: Outcome): string {
  const chosen = finding?.chosen ?? 0
  if (finding === undefined || chosen < LEAST_CHOSEN) {
    return `too little to tell, ${chosen} of the ${LEAST_CHOSEN} choices between two that it takes.`
  }
  const { mean, p } = finding
  const figures = `of ${chosen} ${outcome} where one of two was, ${Math.round(mean * chosen)} (${Math.round(100 * mean)}%) came from the learned order, by chance half; p = ${p.toFixed(4)}.`
  const words: Record<Exclude<Verdict, 'tooLittle'>, string> = {
    learned: 'The learned order is of more use:',
    usual: 'The usual order is of more use:',
    neither: 'Nothing that could not be chance:',
  }
  return `${words[verdictOf(finding) as keyof typeof words]} ${figures}`
}
