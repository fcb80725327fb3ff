import { isTrait } from '../../vocabulary/kinds.ts'
import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import { closenessOf } from '../relations/closeness.ts'
import { sharedComponents } from '../vectors/sparse.ts'
import { isName, isNameOf, means, skillsNamedBy } from '../vectors/skillWords.ts'
import { termsOfWord } from '../vectors/terms.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'
import type { Measures } from './measures.ts'
import type { Score } from './score.ts'

/** Of those who have fewer points, what names a skill of one of them, or was written of one, says little of what both have. */
export const LEAST_TO_MEAN_THE_SAME = 20
/** Nobody's skills are looked at further for one that is close: all of a thousand would hold everybody else up. */
const MOST_LOOKED_AT = 100

interface Told {
  readonly a: ComparedVectors
  readonly b: ComparedVectors
  readonly score: Pick<Score, 'score'>
  readonly measures: Measures
}

/**
 * Whether two may mean the same by a word, as far as their skills tell. It means a skill of both, or it is in the name of no skill of either. Where it
 * means different skills, they do not: the one's food bank is no bank. Where it is of one's alone, they may from
 * {@link LEAST_TO_MEAN_THE_SAME} points on, unless it is the skill's name by itself, and the other has none that is close to it: climbing is of
 * rocks, and of towers.
 */
export function isMeantAlike(word: string, { a, b, score, measures }: Told): boolean {
  const { vocabulary } = measures
  const [ofA, ofB] = [a, b].map(({ tags }) => skillsNamedBy(word, tags.indices, vocabulary)) as [number[], number[]]
  if (ofA.length + ofB.length === 0 || skillsOfBoth(word, a, b, vocabulary).length > 0) return true
  if (score.score < LEAST_TO_MEAN_THE_SAME) return false
  if (ofA.some((skill) => ofB.includes(skill))) return true
  const terms = termsOfWord(word)
  const meant = (skill: number): boolean => means(terms, vocabulary.skills[skill]!)
  const areApart = ofA.some(meant) && ofB.some(meant)
  if (!areApart && ![...ofA, ...ofB].some((skill) => isNameOf(terms, vocabulary.skills[skill]!))) return true
  const closeTo = closenessOf(measures)
  const hasClose = (skills: readonly number[], others: readonly number[]): boolean =>
    skills.some((skill) => others.slice(0, MOST_LOOKED_AT).some((other) => closeTo(skill).has(other)))
  return areApart ? hasClose(ofA.filter(meant), ofB) : hasClose(ofA, b.tags.indices) || hasClose(ofB, a.tags.indices)
}

/** How much a word tells that both write: most where it means a skill of both, then where it is the name of one by itself. */
export function tellingOf(word: string, a: ComparedVectors, b: ComparedVectors, vocabulary: Vocabulary): number {
  return skillsOfBoth(word, a, b, vocabulary).length > 0 ? 2 : Number(isName(word, vocabulary))
}

/** The skills that both show and a word means. */
function skillsOfBoth(word: string, a: ComparedVectors, b: ComparedVectors, vocabulary: Vocabulary): number[] {
  const both = new Set(b.tags.indices)
  const shared = skillsNamedBy(word, a.tags.indices, vocabulary).filter((skill) => both.has(skill))
  const terms = termsOfWord(word)
  return shared.filter((skill) => means(terms, vocabulary.skills[skill]!))
}

/** Whether a word stands in the very name of a skill that both show, and that is no trait: by other names 'public' is of budgets. */
export function isOfSharedSkill(word: string, a: ComparedVectors, b: ComparedVectors, { skills }: Vocabulary): boolean {
  const terms = termsOfWord(word)
  const named = sharedComponents(a.tags, b.tags).filter(({ index }) =>
    termsOfWord(skills[index]!.label).some((term) => terms.includes(term)),
  )
  return named.some(({ index }) => !isTrait(index))
}
