import { wordsByEntry } from '@trellis/contract/profiles/bio.ts'
import type { Correction, FoundText } from '@trellis/contract/people/found.ts'
import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { type QueryWord, asTyped } from '../../profiles/words/queryWords.ts'
import { foundIn } from '../../profiles/words/foundIn.ts'

/** What words were taken for, as a search tells it. */
export function correctedBy(meant: readonly QueryWord[] | undefined): { corrected?: Correction[] } {
  return meant === undefined ? {} : { corrected: meant.map(({ typed, meant }) => ({ typed, meant: [...meant] })) }
}

/** What was typed, with what those words were taken for that nobody uses. */
export function queryWords(phrase: string, meant: readonly QueryWord[] = []): QueryWord[] {
  return asTyped(phrase).map((word) => meant.find(({ typed }) => typed === word.typed) ?? word)
}

/** Where the words of a search stand in a bio; nothing without words. */
export function foundInBio(
  bio: StudentProfile,
  { name, keyword }: { name: string; keyword: string },
  meant: readonly QueryWord[] | undefined,
): { found?: FoundText[] } {
  const query = queryWords(`${name} ${keyword}`, meant)
  return query.length === 0 ? {} : { found: foundIn(wordsByEntry(bio), query) }
}
