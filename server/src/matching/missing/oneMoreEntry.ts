import type { Entry } from '../../genome/entries.ts'
import { nodeMassOf, signatureOf, tagMassOf } from '../../genome/signature.ts'
import { isTrait } from '../../vocabulary/kinds.ts'
import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import { narrowerIn } from '../relations/narrower.ts'
import type { Measures } from '../scoring/measures.ts'
import { likenessOf, scoreOf } from '../scoring/score.ts'
import { wordsIn } from '../vectors/evidence.ts'
import { type ComparedVectors, vectorsOfPerson } from '../vectors/vectors.ts'

/** Somebody whose bio could hold one more entry. */
export interface Learner {
  /** By what they are compared now. */
  readonly own: ComparedVectors
  /** The entries of their bio, as of now. */
  readonly entries: readonly Entry[]
}

/** What an entry with one more skill would make of a score; both from 0 to 100. */
export interface Gain {
  readonly skill: number
  readonly from: number
  readonly to: number
}

/** Of the skills that somebody lacks so many are tried, the heaviest. */
const MOST_TRIED = 30
/** An entry that adds less is not worth a word. */
const LEAST_POINTS = 1

/** A year of something that goes on, some hours a week. */
const yearOf = (tag: string): Entry => ({
  name: '',
  section: 'professionalInfo',
  tags: [tag],
  timeCommitment: 'medium',
  years: 1,
  ageInYears: 0,
})

/**
 * The one skill of those lacking that would add most to the score, had the person a year of it in their bio: the same score as
 * once that entry is saved, its own words not counted. Nothing where none adds a point, or nobody can have a year of any.
 * @param lacking the skills of the other's that the person lacks, by their indices, the heaviest first
 * @param beside what speaks for the match beside its likeness, in raw scores
 */
export function bestEntry(
  learner: Learner,
  other: ComparedVectors,
  lacking: readonly number[],
  measures: Measures,
  beside: number,
): Gain | undefined {
  const { own } = learner
  const scoreAs = (vectors: ComparedVectors): number =>
    scoreOf(likenessOf(vectors, other, measures.dimensions), measures.weights, beside).score
  const from = scoreAs(own)
  const gains = lacking
    .filter((skill) => !isTrait(skill))
    .slice(0, MOST_TRIED)
    .map((skill): Gain => ({ skill, from, to: scoreAs(withYearOf(skill, learner, measures)) }))
  const best = gains.toSorted((one, another) => another.to - one.to || one.skill - another.skill)[0]
  return best !== undefined && best.to - from >= LEAST_POINTS ? best : undefined
}

/** The skills that the other shows and the person does not, nor a kind of them, by their indices, the heaviest first. */
export function skillsMissing(own: ComparedVectors, { tags: { indices, values } }: ComparedVectors, vocabulary: Vocabulary): number[] {
  const known = new Set(own.tags.indices)
  const narrower = narrowerIn(vocabulary)
  return indices
    .map((skill, at) => ({ skill, value: values[at]! }))
    .filter(({ skill }) => !known.has(skill) && !narrower(skill).some((kind) => known.has(kind)))
    .toSorted((one, other) => other.value - one.value || one.skill - other.skill)
    .map(({ skill }) => skill)
}

/** The vectors of a person as they are once such an entry is saved. Their texts stay as they were read. */
function withYearOf(skill: number, { own, entries }: Learner, { vocabulary, population }: Measures): ComparedVectors {
  const tagMass = tagMassOf([...entries, yearOf(vocabulary.skills[skill]!.label)], vocabulary)
  const facts = {
    signature: signatureOf(nodeMassOf(tagMass, vocabulary)),
    tagMass,
    termCounts: new Map<number, number>(),
    skillsInText: own.tags.indices.filter((named) => !tagMass.has(named)),
  }
  const { direction, tags } = vectorsOfPerson(facts, vocabulary, population, wordsIn(own.text))
  return { ...own, direction, tags }
}
