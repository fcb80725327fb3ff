import { SIGNATURE_LENGTH } from '@trellis/contract/genome.ts'
import type { Match } from '@trellis/contract/matching.ts'
import { cardOf } from '../profiles/cards.queries.ts'
import type { FoundMatch } from './matching.queries.ts'
import type { Measures } from './measures.ts'
import { reasonsOf } from './reasons.ts'
import type { ReasonWords } from './reasonWords.ts'
import { likenessOf, scoreOf } from './score.ts'
import type { ComparedVectors } from './vectors.ts'

/** What is compared: vectors, and the signature that is shown; null without a genome. */
export interface Compared {
  readonly vectors: ComparedVectors
  readonly signature: readonly number[] | null
}

const NO_SIGNATURE = Array.from<number>({ length: SIGNATURE_LENGTH }).fill(0)

/** Nobody sees a millionth of a genome. */
const shown = (weight: number): number => Math.round(weight * 1e6) / 1e6

/** How well something fits: the score with its parts and reasons, and the genome that it was compared by. */
export function presentFit(own: ComparedVectors, compared: Compared, measures: Measures, words?: ReasonWords) {
  const { vectors, signature } = compared
  const score = scoreOf(likenessOf(own, vectors), measures.weights)
  return {
    score: score.score,
    parts: score.parts,
    reasons: reasonsOf(own, vectors, score, measures, words),
    signature: (signature ?? NO_SIGNATURE).map(shown),
  }
}

/** A person found, with the score, its parts and the reasons for it. */
export function presentMatch(found: FoundMatch, own: ComparedVectors, measures: Measures): Match {
  return { ...cardOf(found.card), ...presentFit(own, found, measures) }
}
