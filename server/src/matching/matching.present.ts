import { SIGNATURE_LENGTH } from '@trellis/contract/genome.ts'
import type { Match } from '@trellis/contract/matching.ts'
import { cardOf } from '../profiles/cards.queries.ts'
import type { FoundMatch } from './matching.queries.ts'
import { reasonsOf, type ReasonContext } from './reasons.ts'
import { likenessOf, scoreOf } from './score.ts'
import type { PersonVectors } from './vectors.ts'

const NO_SIGNATURE = Array.from<number>({ length: SIGNATURE_LENGTH }).fill(0)

/** A person found, with the score, its parts and the reasons for it. */
export function presentMatch(found: FoundMatch, own: PersonVectors, measures: ReasonContext): Match {
  const score = scoreOf(likenessOf(own, found.vectors), measures.weights)
  return {
    ...cardOf(found.card),
    score: score.score,
    parts: score.parts,
    reasons: reasonsOf(own, found.vectors, score, measures),
    signature: found.signature ?? NO_SIGNATURE,
  }
}
