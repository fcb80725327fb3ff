import { SIGNATURE_LENGTH } from '@trellis/contract/genome/genome.ts'
import type { Reason } from '@trellis/contract/matching/scores.ts'
import { cardOf } from '../profiles/cards.queries.ts'
import type { FoundMatch } from './matching.queries.ts'
import { remembering } from './remembered/remembering.ts'
import { keyOf } from './remembered/objectKeys.ts'
import type { Measures } from './scoring/measures.ts'
import { reasonsOf } from './reasons/reasons.ts'
import type { ReasonWords } from './scoring/reasonWords.ts'
import { likenessOf, type Score, scoreOf } from './scoring/score.ts'
import type { TellableReason } from './scoring/tellings.ts'
import { areRemembered } from './remembered/rememberedVectors.ts'
import type { ComparedVectors } from './vectors/vectors.ts'

/** What is compared: vectors, and the signature that is shown; null without a genome. */
export interface Compared {
  readonly vectors: ComparedVectors
  readonly signature: readonly number[] | null
}

const NO_SIGNATURE = Array.from<number>({ length: SIGNATURE_LENGTH }).fill(0)

/** Nobody sees a millionth of a genome. */
const shown = (weight: number): number => Math.round(weight * 1e6) / 1e6

/** What speaks for a match beside its likeness: how much, in raw scores, and in which words. */
export interface Beside {
  readonly kind: Reason['kind']
  readonly raw: number
  readonly words: string
}

interface Fit {
  readonly score: Score
  readonly reasons: readonly TellableReason[]
}

/** So many take some five megabytes. */
const MOST_REMEMBERED = 2_000
const fits = remembering<Fit>(MOST_REMEMBERED)

/** How well something fits: the score with its parts and reasons, which are still to be told, and the genome that it was compared by. */
export function presentFit(
  own: ComparedVectors,
  { vectors, signature }: Compared,
  measures: Measures,
  words?: ReasonWords,
  beside: readonly Beside[] = [],
) {
  const fit = (): Fit => fitOf(own, vectors, measures, words, beside)
  // What is beside is told by texts, which no vector holds.
  const isAskedAgain = beside.length === 0 && areRemembered(own) && areRemembered(vectors)
  const { score, reasons } = isAskedAgain ? fits(keyOf(own, vectors, measures.population, words), fit) : fit()
  return { score: score.score, parts: score.parts, reasons, signature: shownSignature({ signature }) }
}

function fitOf(a: ComparedVectors, b: ComparedVectors, measures: Measures, words: ReasonWords | undefined, beside: readonly Beside[]): Fit {
  const score = scoreOf(
    likenessOf(a, b, measures.dimensions),
    measures.weights,
    beside.reduce((sum, { raw }) => sum + raw, 0),
  )
  const more = beside.map(({ kind, raw, words }): TellableReason => ({ kind, points: raw * score.pointsPerRaw, tellings: [{ words }] }))
  return { score, reasons: reasonsOf({ a, b, score, measures, words }, more) }
}

/** A signature as it is shown; nothing but zeros where there is none. */
export const shownSignature = ({ signature }: Pick<Compared, 'signature'>): number[] => (signature ?? NO_SIGNATURE).map(shown)

/** A person found, with the score, its parts and the reasons for it, which are still to be told. */
export function presentMatch(found: FoundMatch, own: ComparedVectors, measures: Measures) {
  return { ...cardOf(found.card), ...presentFit(own, found, measures) }
}
