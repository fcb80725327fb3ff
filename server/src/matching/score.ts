import type { Population, Quantiles } from '../genome/population.ts'
import { directionCosine } from './direction.ts'
import { cosine } from './sparse.ts'
import type { ComparedVectors } from './vectors.ts'

/** How alike two people are by genome (G), by tags (T) and by text (B): three cosines. */
export interface Likeness {
  readonly genome: number
  readonly tags: number
  readonly text: number
}

/** The parts of a score in points: their sum is the score. */
export type ScoreParts = Likeness

/** A score from 0 to 100 with its parts. `pointsPerRaw` turns a share of the raw score into points. */
export interface Score {
  readonly score: number
  readonly parts: ScoreParts
  readonly pointsPerRaw: number
}

/** The raw score as one sum: `genome`·G + `tags`·T + `text`·B − `constant`. */
export interface ScoreWeights extends Likeness {
  /** What each part is measured from: its median, in units of the raw score. `constant` is their sum. */
  readonly medians: Likeness
  readonly constant: number
}

const BEST_SCORE = 100
/** The raw score at which 63 of 100 points are reached. Three parts at their 99th percentile make a raw score of 3. */
const RAW_SCALE = 2
const LEAST_SPREAD = 0.01

/** Each part x counts as x' = (x − q50) / (q99 − q50), by the quantiles over all pairs of the population. */
export function scoreWeights({ quantiles }: Population): ScoreWeights {
  const genome = 1 / spreadOf(quantiles.genome)
  const tags = 1 / spreadOf(quantiles.tags)
  const text = 1 / spreadOf(quantiles.text)
  const medians = {
    genome: genome * quantiles.genome.q50,
    tags: tags * quantiles.tags.q50,
    text: text * quantiles.text.q50,
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

/** G' + T' + B': what people are ranked by. The score shown rises with it. */
export function rawScore(likeness: Likeness, weights: ScoreWeights): number {
  const { genome, tags, text } = rawParts(likeness, weights)
  return genome + tags + text
}

/**
 * The score shown, 100 · (1 − e^(−max(0, raw) / 2)), and its parts: each has the share of the score that it has of the
 * raw score. A part below its median takes points away. Where the raw score is not above 0, all are 0.
 */
export function scoreOf(likeness: Likeness, weights: ScoreWeights): Score {
  const parts = rawParts(likeness, weights)
  const raw = parts.genome + parts.tags + parts.text
  if (raw <= 0) return { score: 0, parts: { genome: 0, tags: 0, text: 0 }, pointsPerRaw: 0 }
  const score = -BEST_SCORE * Math.expm1(-raw / RAW_SCALE)
  const pointsPerRaw = score / raw
  return {
    score,
    parts: {
      genome: parts.genome * pointsPerRaw,
      tags: parts.tags * pointsPerRaw,
      text: parts.text * pointsPerRaw,
    },
    pointsPerRaw,
  }
}

function rawParts(likeness: Likeness, weights: ScoreWeights): Likeness {
  return {
    genome: weights.genome * likeness.genome - weights.medians.genome,
    tags: weights.tags * likeness.tags - weights.medians.tags,
    text: weights.text * likeness.text - weights.medians.text,
  }
}
