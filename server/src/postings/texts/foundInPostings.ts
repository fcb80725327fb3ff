import type { FoundText } from '@trellis/contract/people/found.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { queryWords } from '../../matching/search/foundWords.ts'
import { mapYielding } from '../../platform/reading/mapYielding.ts'
import { foundIn } from '../../profiles/words/foundIn.ts'
import type { QueryWord } from '../../profiles/words/queryWords.ts'
import { withoutMarks } from './markdownText.ts'

/** The postings on a page that a viewer was found to see, and by which words. */
export interface FoundByWords {
  readonly ids: readonly Id[]
  readonly keyword: string
  /** What words were taken for that nobody uses. */
  readonly meant: readonly QueryWord[] | undefined
}

/**
 * Where the words of a search stand in what postings of one kind tell, by the postings' ids; nothing without words.
 * @param infosOf reads what they tell
 * @param textsOf the texts of it, the empty ones too, in the order in which they are looked through
 */
export async function foundInPostings<Info>(
  { ids, keyword, meant }: FoundByWords,
  infosOf: (ids: Id[]) => Promise<readonly { readonly id: Id; readonly info: Info }[]>,
  textsOf: (info: Info) => readonly string[],
): Promise<Map<Id, { found: FoundText[] }>> {
  const query = queryWords(keyword, meant)
  if (query.length === 0 || ids.length === 0) return new Map()
  const infos = await infosOf([...ids])
  return new Map(await mapYielding(infos, ({ id, info }) => [id, { found: foundIn(textsOf(info).filter(Boolean), query) }]))
}

/** What a description says, which is written in Markdown, a sentence each. */
export const sentencesOf = (description: string): string[] =>
  withoutMarks(description)
    .split(/\n+|(?<=[.!?])\s+/)
    .map((line) => line.trim())
