import { withoutAccents } from '@trellis/contract/texts/plainText.ts'

/** No more letters are looked through: a profile is answered at once. Of a job the whole description is. */
const MOST_READ = 72_000
/** In so many letters skills are looked for, which takes longer than to look for words. */
const MOST_READ_FOR_SKILLS = 20_000

/** The sentences of some texts, without the marks that a description begins its lines with. */
export function sentencesOf(texts: readonly string[]): string[] {
  let left = MOST_READ
  return texts.flatMap((text) => {
    const read = text.slice(0, left)
    left -= read.length
    return read.split(/(?<=[.!?])\s+|\n+/).map((sentence) => sentence.replace(/^[#*>\s-]+/, '').trim())
  })
}

/** The first of them that have no more than {@link MOST_READ_FOR_SKILLS} letters together, taken apart as they are read: one sign may stand for 18. */
export function readForSkills(sentences: readonly string[]): string[] {
  let left = MOST_READ_FOR_SKILLS
  return sentences.filter((sentence) => left > 0 && (left -= withoutAccents(sentence).length) >= 0)
}
