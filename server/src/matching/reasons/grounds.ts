import { sharedComponents } from '../vectors/sparse.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'
import type { Measures } from '../scoring/measures.ts'
import { type ReasonWords, wordsForPeople } from '../scoring/reasonWords.ts'
import { postingOf } from '../scoring/said.ts'
import type { Score } from '../scoring/score.ts'

/** Two who are compared, how well they match, and in whose words it is told. */
export interface Told {
  readonly a: ComparedVectors
  readonly b: ComparedVectors
  readonly score: Score
  readonly measures: Measures
  readonly words?: ReasonWords | undefined
}

/** What reasons are told of. */
export interface Grounds extends Told {
  readonly words: ReasonWords
  /** The posting, where one of the two is one. */
  readonly posting: ComparedVectors | undefined
  /** The skills that the posting lists. */
  readonly asked: ReadonlySet<number> | undefined
  /** The skills that both have, by their indices, with what each adds to how much they share. */
  readonly sharedSkills: ReturnType<typeof sharedComponents>
}

/** The grounds of two, in the words for people where no others are named. */
export function groundsOf({ a, b, score, measures, words = wordsForPeople }: Told): Grounds {
  const posting = postingOf(a, b)
  return { a, b, score, measures, words, posting, asked: posting?.asked, sharedSkills: sharedComponents(a.tags, b.tags) }
}

/** What is told of each in the order of the sentence: a posting's comes last; of two people, neither is first. */
export function inOrderTold(ofA: number, ofB: number, { a, b, measures: { vocabulary } }: Grounds): readonly [own: number, other: number] {
  const labelOf = (skill: number): string => vocabulary.skills[skill]!.label
  const isInOrder = isPosting(a) === isPosting(b) ? labelOf(ofA) < labelOf(ofB) : isPosting(b)
  return isInOrder ? [ofA, ofB] : [ofB, ofA]
}

/** Whether these are of a posting, not of a person. */
export const isPosting = ({ asked }: ComparedVectors): boolean => asked !== undefined

/** Whether both have a genome. */
export function areBothWeighed({ a, b }: Pick<Grounds, 'a' | 'b'>): boolean {
  return [a, b].every(({ direction }) => direction.some((value) => value !== 0))
}

/** Whether skills in common can be missing: of a posting that lists none, none is. */
export const isSkillWanted = ({ asked }: Pick<Grounds, 'asked'>): boolean => asked === undefined || asked.size > 0
