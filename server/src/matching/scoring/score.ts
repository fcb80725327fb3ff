import type { Population, Quantiles } from '../../genome/population/population.ts'
import { directionCosine } from '../vectors/direction.ts'
import { cosine } from '../vectors/sparse.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'

/** How alike two people are by genome (G), by tags (T) and by text (B): three cosines. */
export interface Likeness {
  readonly genome: number
  readonly tags: number
  readonly text: number
}

/** The parts of a score in points, none below 0: their sum is the score. */
export type ScoreParts = Likeness

/** A score from 0 to 100 with its parts. `pointsPerRaw` turns what speaks for a match, in raw scores, into points. */
export interface Score {
  readonly score: number
  readonly parts: ScoreParts
  readonly pointsPerRaw: number
}

/** The raw score as one sum: `genome`·G + `tags`·T + `text`·B − `constant`. */
export interface ScoreWeights extends Likeness {
  /** What each part is measured from: its median where that is above 0, in units of the raw score. `constant` is their sum. */
  readonly medians: Likeness
  readonly constant: number
}

const BEST_SCORE = 100
/** The raw score at which 63 of 100 points are reached. Three parts at their 99th percentile make a raw score of 3. */
const RAW_SCALE = 2
const LEAST_SPREAD = 0.01
/** Nobody and nothing is suggested below this score. */
const LEAST_SUGGESTED = 5

/** Each part x counts as x' = (x − q50) / (q99 − q50), by the quantiles over all pairs of the population. */
export function scoreWeights({ quantiles }: Population): ScoreWeights {
  const genome = 1 / spreadOf(quantiles.genome)
  const tags = 1 / spreadOf(quantiles.tags)
  const text = 1 / spreadOf(quantiles.text)
  const medians = {
    genome: genome * Math.max(0, quantiles.genome.q50),
    tags: tags * Math.max(0, quantiles.tags.q50),
    text: text * Math.max(0, quantiles.text.q50),
  }
  return { genome, tags, text, medians, constant: medians.genome + medians.tags + medians.text }
}

function spreadOf({ q50, q99 }: Quantiles): number {
  return Math.max(q99 - q50, LEAST_SPREAD)
}

/** Compares two people. The same for (a, b) and (b, a). */
export function likenessOf(a: ComparedVectors, b: ComparedVectors): Likeness {
  return {
    genome: directionCosine(a.direction, b.direction),
    tags: cosine(a.tags, b.tags),
    text: cosine(a.text, b.text),
  }
}

/** genome·G + tags·T + text·B − constant: what people are ranked by. The score shown rises with it. */
export function rawScore(likeness: Likeness, weights: ScoreWeights): number {
  return weights.genome * likeness.genome + weights.tags * likeness.tags + weights.text * likeness.text - weights.constant
}

/** The least genome·G + tags·T + text·B of what is suggested: a score of {@link LEAST_SUGGESTED}. */
export function leastSuggested({ constant }: ScoreWeights): number {
  return constant - RAW_SCALE * Math.log1p(-LEAST_SUGGESTED / BEST_SCORE)
}

/**
 * The score shown, 100 · (1 − e^(−max(0, raw) / 2)), and its parts: what speaks for the match, the positive ones of
 * genome·G, tags·T, text·B and `beside`, each with its share of the score. Where the raw score is not above 0, all are 0.
 * @param beside what speaks for a match beside its likeness, in raw scores, at least 0
 */
export function scoreOf(likeness: Likeness, weights: ScoreWeights, beside = 0): Score {
  const forIt = {
    genome: Math.max(0, weights.genome * likeness.genome),
    tags: Math.max(0, weights.tags * likeness.tags),
    text: Math.max(0, weights.text * likeness.text),
  }
  const all = forIt.genome + forIt.tags + forIt.text + beside
  const raw = rawScore(likeness, weights) + beside
  if (raw <= 0 || all <= 0) return { score: 0, parts: { genome: 0, tags: 0, text: 0 }, pointsPerRaw: 0 }
  const score = -BEST_SCORE * Math.expm1(-raw / RAW_SCALE)
  const pointsPerRaw = score / all
  const { genome, tags, text } = forIt
  return { score, parts: { genome: genome * pointsPerRaw, tags: tags * pointsPerRaw, text: text * pointsPerRaw }, pointsPerRaw }
}
