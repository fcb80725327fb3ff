import { wordsOf } from '@trellis/contract/texts/plainText.ts'

/**
 * The text that a profile is searched in: its name, and on a second line the rest. Every word has a space on both sides,
 * so that the index serves to look for the beginning of a word and for whole words.
 */
export function searchTextOf(name: string, rest: string): string {
  return [name, rest].map((text) => ` ${wordsToSearch(text).join(' ')} `).join('\n')
}

/** Beyond so many characters a text is still shown, but no longer searched. */
const LONGEST_SEARCHED = 20_000

function wordsToSearch(text: string): string[] {
  const words = wordsOf(text.slice(0, LONGEST_SEARCHED))
  let left = LONGEST_SEARCHED
  const end = words.findIndex(({ length }) => (left -= length + 1) < 0)
  return end < 0 ? words : words.slice(0, end)
}
