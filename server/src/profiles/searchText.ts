import { wordsOf } from '@trellis/contract/plainText.ts'

/**
 * The text that a profile is searched in: its name, and on a second line the rest. Every word has a space on both sides,
 * so that the index serves to look for the beginning of a word and for whole words.
 */
export function searchTextOf(name: string, rest: string): string {
  return [name, rest].map((text) => ` ${wordsOf(text).join(' ')} `).join('\n')
}
