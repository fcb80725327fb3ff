import { isWorking, type Level } from '@trellis/contract/profiles/levels.ts'
import type { Population, Quantiles } from '../../genome/population/population.ts'
import type { SkillDimensions } from '../relations/learnDimensions.ts'
import { relatedness } from '../relations/skillDimensions.ts'
import { directionProduct } from '../vectors/direction.ts'
import { innerProduct } from '../vectors/sparse.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'

/** How alike two people are: by genome (G), by the tags they share (T), by related tags (R) and by text (B). */
export interface Likeness {
  readonly genome: number
  readonly tags: number
  readonly related: number
  readonly text: number
}

/** The parts of a score in points, none below 0: their sum is the score. */
export type ScoreParts = Likeness

/** A score from 0 to 100 with its parts. `pointsPerRaw` turns what speaks for a match, in raw scores, into points. */
export interface Score {
  readonly score: number
  readonly raw: number
  readonly parts: ScoreParts
  readonly pointsPerRaw: number
}

/** The raw score as one sum: `genome`·G + `tags`·T + `related`·R + `text`·B. */
export type ScoreWeights = Likeness

const BEST_SCORE = 100
/**
 * Which share of pairs of a raw score do the same work is near 1 − e^−(raw / {@link RAW_SCALE})^{@link STEEPNESS}, both among made-up
 * people and among those of O*NET's occupations that the shipped table has not seen (`npm run bench:quality` prints it).
 */
const RAW_SCALE = 3.8
const STEEPNESS = 3.6
/** Where few show any skill, pairs that share one are rare, whoever they are: one such skill is no proof of a match. */
const LEAST_SPREAD = 0.08
/** Skills make one part of three, which those shared and those related divide: at three fifths more of the best do the same work. */
const shareOfPart: Likeness = { genome: 0.92, tags: 0.33, related: 0.28, text: 1.1 }
/** Of ten candidates with fewer points whom readers judged by both texts one made sense, of twelve people four; with more nearly all did. */
const LEAST_POINTS_WELL = 16
/** Of the four people with fewer points whom they judged one made sense, of the eight between these and {@link LEAST_POINTS_WELL} three. */
const LEAST_POINTS_OF_NEAREST = 10
/** Of eight groups with 10 to 31 points readers judged that all made sense: less is asked of who has told much than for a job. */
const LEAST_POINTS_FOR_GROUP = 10
/**
 * Who has shown fewer skills, as on a first visit or with a short bio, is well like nobody yet: two who were picked at random have
 * from nothing to 0.7, by their community.
 */
const LITTLE_TOLD: { readonly skills: number; readonly least: number } = { skills: 10, least: 0.15 }
/** Who uses so many different words has told more than a first visit asks for, however few skills their bio shows. */
const MUCH_TOLD_WORDS = 40
/** Read by eye, few jobs that a student was shown with fewer points than these made sense; one skill that fits perfectly has to be enough. */
const LEAST_POINTS_OF_JOB = 7.5
/** Whoever works has a trade: read by eye, of jobs with fewer points than these, place and pay counted, none was of theirs. */
const LEAST_POINTS_AT_WORK = 25
/** What is less is shown as 0. */
export const LEAST_POINTS_SHOWN = 0.5

const ofEach = (valueOf: (part: keyof Likeness) => number): Likeness => ({
  genome: valueOf('genome'),
  tags: valueOf('tags'),
  related: valueOf('related'),
  text: valueOf('text'),
})
const sumOf = ({ genome, tags, related, text }: Likeness): number => genome + tags + related + text

/** Each part x counts as x' = x / (q99 − q50), by the quantiles over all pairs of the population, which are taken to lie 0.08 apart at least. */
export function scoreWeights({ quantiles }: Population): ScoreWeights {
  return ofEach((part) => shareOfPart[part] / spreadOf(quantiles[part]))
}

function spreadOf({ q50, q99 }: Quantiles): number {
  return Math.max(q99 - q50, LEAST_SPREAD)
}

/** Compares two people. The same for (a, b) and (b, a). */
export function likenessOf(a: ComparedVectors, b: ComparedVectors, dimensions: SkillDimensions): Likeness {
  return {
    genome: directionProduct(a.direction, b.direction),
    tags: innerProduct(a.tags, b.tags),
    related: relatedness(a.tags, b.tags, dimensions),
    text: innerProduct(a.text, b.text),
  }
}

/** genome·G + tags·T + related·R + text·B: what people are ranked by. The score shown rises with it. */
export function rawScore(likeness: Likeness, weights: ScoreWeights): number {
  return sumOf(ofEach((part) => weights[part] * likeness[part]))
}

/** The score shown for a raw score: 100 · (1 − e^−(raw / scale)^steepness), 0 where it is not above 0. */
export function shownScore(raw: number): number {
  return raw <= 0 ? 0 : -BEST_SCORE * Math.expm1(-((raw / RAW_SCALE) ** STEEPNESS))
}

/** The raw score for which so many points are shown, above 0 and below 100: {@link shownScore} the other way round. */
export function rawOfShown(points: number): number {
  return RAW_SCALE * (-Math.log1p(-points / BEST_SCORE)) ** (1 / STEEPNESS)
}

/** From this raw score on, about 2.34, somebody is well like a person, or fits a posting well. */
export const LEAST_WELL = rawOfShown(LEAST_POINTS_WELL)

/** So many are enough, where some have told so little that nobody is well like them, or fits by more than one skill. */
export const ENOUGH_SUGGESTED = 6

/** Where fewer are well like somebody who has told much, so many of the nearest are suggested: a few to look at, and not a list. */
const FEW_SUGGESTED = 3

/** How near the nearest are at least, and how many of them are suggested where no more are well like somebody. */
interface Nearest {
  readonly least: number
  readonly enough: number
}

const nearestOfMuchTold: Nearest = { least: rawOfShown(LEAST_POINTS_OF_NEAREST), enough: FEW_SUGGESTED }

/** The nearest to who has told much have a raw score of about 2.03 at least, so that a list is short rather than senseless. */
export const nearestTo = ({ tags }: Pick<ComparedVectors, 'tags'>): Nearest =>
  tags.indices.length < LITTLE_TOLD.skills ? { least: LITTLE_TOLD.least, enough: ENOUGH_SUGGESTED } : nearestOfMuchTold

/** No candidate is suggested below this raw score, about 0.87, however few there are: no point would be shown for the match. */
export const LEAST_SHOWN = rawOfShown(LEAST_POINTS_SHOWN)

type Told = Pick<ComparedVectors, 'tags' | 'text'>

const hasToldLittle = ({ tags, text }: Told): boolean => tags.indices.length < LITTLE_TOLD.skills && text.indices.length < MUCH_TOLD_WORDS

/** From this raw score on, about 2.03, whoever has told much is suggested to the advisors of a group. */
export const LEAST_FOR_GROUP = rawOfShown(LEAST_POINTS_FOR_GROUP)

/**
 * From this raw score on somebody can be suggested to a posting's owner, however few are nearer. For who has told little the one skill that a
 * job asks for, and nothing else, comes to less than what is asked of others.
 * @param ofMuchTold what is asked of whoever has told much
 */
export const leastOfCandidate = (person: Told, ofMuchTold = LEAST_WELL): number => (hasToldLittle(person) ? LEAST_SHOWN : ofMuchTold)

/** No job is suggested to a student below this raw score, place and pay not counted: about 1.87. */
export const LEAST_SUGGESTED_JOB = rawOfShown(LEAST_POINTS_OF_JOB)

/**
 * Whoever works, and has told much of it, is suggested no job below this raw score, about 2.69, place and pay counted, as it is shown: read by eye, none
 * of five such jobs made sense, and of 24 for those who study 16 did.
 */
export const leastShownOfJob = (own: Told, level: Level): number | undefined =>
  isWorking(level) && !hasToldLittle(own) ? rawOfShown(LEAST_POINTS_AT_WORK) : undefined

/**
 * Who has no calling yet likes many things, so that none of them fills their genome: from these raw scores on in all, and without the genome
 * by level, a job of a subject of which they show a skill is suggested to them too. Read by eye, 30 of 32 such jobs for pupils made sense, and
 * 90 of 92 for those who study for a first degree.
 */
export const leastForBeginners: BeginnersLeast = { all: 1.2, withoutGenome: { hs: 0.8, col: 1 } }

interface BeginnersLeast {
  readonly all: number
  readonly withoutGenome: Readonly<Partial<Record<Level, number>>>
}

/**
 * The score shown, and its parts: what speaks for the match, the positive ones of genome·G, tags·T, related·R, text·B and
 * `beside`, each with its share of the score. Where nothing is alike, or the raw score is not above 0, all are 0.
 * @param beside what speaks for a match beside its likeness, in raw scores, at least 0
 */
export function scoreOf(likeness: Likeness, weights: ScoreWeights, beside = 0): Score {
  const forIt = ofEach((part) => Math.max(0, weights[part] * likeness[part]))
  const all = sumOf(forIt) + beside
  const raw = rawScore(likeness, weights) + beside
  const score = sumOf(forIt) === 0 ? 0 : shownScore(raw)
  const pointsPerRaw = score === 0 ? 0 : score / all
  return { score, raw, parts: ofEach((part) => forIt[part] * pointsPerRaw), pointsPerRaw }
}
