import { isWord } from '../topics/topics.ts'
import type { SparseVector } from './sparse.ts'

/** How much can be told of somebody: by how much each of their vectors is made shorter, from 0 towards 1. */
export interface Evidence {
  readonly genome: number
  readonly skills: number
  readonly text: number
}

/** With so many skills the vector of skills is half as long as the longest: little told is no proof of a match. More would hide those who begin. */
const FEW_SKILLS = 1.5
/** The same of the genome, for whoever writes nothing. */
const FEW_SKILLS_OF_GENOME = 0.5
/** Who writes many words shows few skills for them: for each word a genome takes so much of a skill more to be half as long. */
const SKILLS_OF_A_WORD = 0.05
/** With so many words a text is half as long as the longest, if they were all that counted. */
const FEW_WORDS = 5
/** So few words count little, lest two who wrote the same two lines have all in common; from so many on a text is nearly as long as any. */
const LITTLE_WRITTEN = 8
const ENOUGH_WRITTEN = 12

/** By skills k and words w: k / (k + 0.5 + 0.05 w) of the genome, k / (k + 1.5) of the skills, and {@link evidenceOfWords} of the text. */
export const evidenceOf = (skills: number, words: number): Evidence => ({
  genome: share(skills, FEW_SKILLS_OF_GENOME + SKILLS_OF_A_WORD * words),
  skills: share(skills, FEW_SKILLS),
  text: evidenceOfWords(words),
})

/** e = w / (w + 5) up to 8 words, √e from 12 on, and between them in a straight line from the one to the other. */
function evidenceOfWords(words: number): number {
  const few = share(words, FEW_WORDS)
  const towardsEnough = Math.min(1, Math.max(0, (words - LITTLE_WRITTEN) / (ENOUGH_WRITTEN - LITTLE_WRITTEN)))
  return few + towardsEnough * (Math.sqrt(few) - few)
}

/** count / (count + few), 0 of nothing. */
const share = (count: number, few: number): number => (count === 0 ? 0 : count / (count + few))

/** How many words a text's vector holds, topics not counted. */
export const wordsIn = ({ indices }: Pick<SparseVector, 'indices'>): number => indices.filter(isWord).length
