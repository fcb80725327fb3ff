import type { Reason } from '@trellis/contract/matching/scores.ts'
import { shippedPopulation } from '../../genome/population/population.ts'
import { nodeMassOf, signatureOf } from '../../genome/signature.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { measuresOf } from '../scoring/measures.ts'
import type { ReasonWords } from '../scoring/reasonWords.ts'
import { likenessOf, type Score, scoreOf } from '../scoring/score.ts'
import { toldReasons } from '../scoring/tellings.ts'
import { type ComparedVectors, readTerms, vectorsOf } from '../vectors/vectors.ts'
import { reasonsOf } from './reasons.ts'

/** The measures that are shipped. */
export const context = measuresOf(shippedPopulation)
export const { weights, dimensions } = context

/** The score of two with its reasons, as they are told where nobody else's stand beside them. */
export function explain(a: ComparedVectors, b: ComparedVectors, words?: ReasonWords, parts = weights): { score: Score; reasons: Reason[] } {
  const score = scoreOf(likenessOf(a, b, dimensions), parts)
  return { score, reasons: toldReasons(reasonsOf({ a, b, score, measures: context, words })) }
}

/** A person who gave each of these skills the same time. */
export function personWith(skills: string[], text = ''): ComparedVectors {
  const tagMass = new Map(skills.map((skill) => [vocabulary.indexOf(skill), 1]))
  const signature = signatureOf(nodeMassOf(tagMass, vocabulary))
  return vectorsOf({ signature, tagMass, ...readTerms([text]) }, vocabulary, shippedPopulation)
}

/** A skill that is about hardly anything but this leaf. */
export const pureSkill = (leaf: string, place = 0) => vocabulary.skills.filter(({ weights }) => weights[leaf]! >= 0.9)[place]!
/** Words that many write. */
export const talk = 'robots chess violin biology baking painting teaching running music school team coach science design'
