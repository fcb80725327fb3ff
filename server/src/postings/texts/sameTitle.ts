import { wordsOf } from '@trellis/contract/texts/plainText.ts'
import type { Beside } from '../../matching/matching.present.ts'

/** Of nobody's bio more is looked through: one of a thousand rows would hold everybody else up. */
const MOST_LOOKED_THROUGH = 100

/** What the things are called that somebody did: as they wrote it, by its plain words. */
export type Titles = ReadonlyMap<string, string>

const plain = (title: string): string => wordsOf(title).join(' ')

/** Punctuation, accents and blanks make no title twice as long. */
const isAboutAsLong = (one: string, other: string): boolean => one.length <= 2 * other.length && other.length <= 2 * one.length

/**
 * The titles of what somebody did, what shows most first.
 * @param about only those that could be this one: plain words are costly, and of each of a page of people one title is asked
 */
export function titlesOf(entries: readonly { readonly name: string }[], about?: string): Titles {
  const titles = new Map<string, string>()
  for (const { name } of entries.slice(0, MOST_LOOKED_THROUGH)) {
    if (about !== undefined && !isAboutAsLong(name, about)) continue
    const words = plain(name)
    if (words !== '' && !titles.has(words)) titles.set(words, name)
  }
  return titles
}

/** That somebody did what a job is called, if they did. It is worth no points by itself: its skills and words are, already. */
export function sameTitle(job: { readonly name: string }, titles: Titles, whose: 'your' | 'their'): Beside | undefined {
  const title = titles.get(plain(job.name))
  return title === undefined
    ? undefined
    : { kind: 'sameTitle', raw: 0, words: `${whose === 'your' ? 'Your' : 'Their'} bio has the same title: “${title}”` }
}
