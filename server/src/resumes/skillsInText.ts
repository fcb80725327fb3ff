import { wordsOf } from '@trellis/contract/plainText.ts'
import { OTHER_TAG } from '@trellis/contract/tags.ts'
import { vocabulary } from '../genome/shippedVocabulary.ts'

/** Shorter names are too often another word: R, Go, C. Those with a mark are not: C#. */
const LEAST_LETTERS = 3

/** The label of each skill by each of its names, written as {@link wordsOf} does. */
const labels = new Map<string, string>()
for (const { label, aliases } of vocabulary.skills.filter((skill) => skill.label !== OTHER_TAG)) {
  for (const name of [label, ...aliases]) {
    const plain = wordsOf(name).join(' ')
    if (plain.length >= LEAST_LETTERS || /[+#]/.test(plain)) labels.set(plain, label)
  }
}
const mostWords = Math.max(...labels.keys().map((name) => name.split(' ').length))

/**
 * The labels of the skills that a text names, each once: those named by more words first, then in the order of the text.
 * A word counts for the longest name that it is a part of, so that 'public speaking' is not also 'speaking'.
 */
export function skillsInText(text: string): string[] {
  const words = wordsOf(text)
  const found = new Map<string, number>()
  for (let at = 0; at < words.length; ) {
    let length = Math.min(mostWords, words.length - at)
    while (length > 0 && !labels.has(words.slice(at, at + length).join(' '))) length--
    const label = labels.get(words.slice(at, at + length).join(' '))
    if (label !== undefined) found.set(label, Math.max(length, found.get(label) ?? 0))
    at += Math.max(1, length)
  }
  return [...found].toSorted(([, a], [, b]) => b - a).map(([label]) => label)
}
