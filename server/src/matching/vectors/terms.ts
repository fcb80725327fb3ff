import { withoutAccents } from '@trellis/contract/texts/plainText.ts'
import { remembering } from '../remembered/remembering.ts'
import { hashOf } from './hash.ts'

/** The places of a text's vector. */
export const TEXT_PLACES = 2 ** 16
/** The topics of a text take the last of its places. */
export const TOPICS = 29
/** How many buckets the words of all bios fall into. */
export const TERM_BUCKETS = TEXT_PLACES - TOPICS

/** Words that say nothing about what a person does. */
const stopWords: ReadonlySet<string> = new Set(
  `a about after all also always am an and any are as at be because been being both but by can could did do does
  doing during each every few for from get getting go going good got had has have having he her him his how i if im
  in into is it its ive just know less like lot lots made make making many me more most much my never no nor not now
  of off often on one only or other our out over own really same she should so some something still such than that
  the their them then there these they thing things this those through to too under until up us very want was way we
  anybody anyone around everybody everyone forget forgot nobody once somebody someone tried try trying
  well went were what when where which while who whom whose why will with would you your yours`.split(/\s+/),
)

/** A word of a text as it counts, and as it is written there, in lower case and without accents: 'country' of 'cross-country' as that. */
interface Term {
  readonly term: string
  readonly written: string
}

/** The words of a text in lower case, without accents, plural endings and stop words. `C++` and `C#` are words. */
export const termsOf = (text: string): string[] => writtenTermsOf(text).map(({ term }) => term)

/** So many words are remembered, none longer than this. */
const [MOST_REMEMBERED, LONGEST_REMEMBERED] = [20_000, 40]
const termsOfWords = remembering<readonly string[]>(MOST_REMEMBERED)

/** {@link termsOf} of one word, remembered: the words that two texts share are the same ones again and again. */
export function termsOfWord(word: string): readonly string[] {
  return word.length > LONGEST_REMEMBERED ? termsOf(word) : termsOfWords(word, () => termsOf(word))
}

/** {@link termsOf} with the words as they are written. */
export function writtenTermsOf(text: string): Term[] {
  const plain = withoutAccents(text, 'NFD')
    .toLowerCase()
    .replace(/['’]s\b|['’]/g, '')
  return (plain.match(/[\p{L}\p{N}]+[+#]*(?:-[\p{L}\p{N}]+[+#]*){0,3}/gu) ?? []).flatMap((written) =>
    written
      .split('-')
      .filter((word) => word.length > 1 && !stopWords.has(word))
      .map((word) => ({ term: singular(word), written })),
  )
}

/** The bucket that a term falls into, from 0 below {@link TERM_BUCKETS}. */
export function bucketOf(term: string): number {
  const place = hashOf(term) % TEXT_PLACES
  return place < TERM_BUCKETS ? place : place - TOPICS
}

/** Takes a regular English plural back: studies, classes, boxes, clubs. Words on -ss, -us and -is are no plurals. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  return /(?:ss|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}
