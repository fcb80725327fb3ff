import { wordsByEntry } from '@trellis/contract/profiles/bio.ts'
import type { Correction, FoundText } from '@trellis/contract/people/found.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Queries } from '../../platform/database/database.ts'
import { type QueryWord, asTyped } from '../../profiles/words/queryWords.ts'
import { foundIn } from '../../profiles/words/foundIn.ts'
import { profilesById } from '../../profiles/profiles.queries.ts'

/** What words were taken for, as a search tells it. */
export function correctedBy(meant: readonly QueryWord[] | undefined): { corrected?: Correction[] } {
  return meant === undefined ? {} : { corrected: meant.map(({ typed, meant }) => ({ typed, meant: [...meant] })) }
}

/** What was typed, with what those words were taken for that nobody uses. */
export function queryWords(phrase: string, meant: readonly QueryWord[] = []): QueryWord[] {
  return asTyped(phrase).map((word) => meant.find(({ typed }) => typed === word.typed) ?? word)
}

/** Where the words of a search stand in the bios of people whom the viewer was found to see; nothing without words. */
export async function foundAmong(
  db: Queries,
  ids: readonly Id[],
  { name, keyword }: { name: string; keyword: string },
  meant: readonly QueryWord[] | undefined,
): Promise<Map<Id, { found: FoundText[] }>> {
  const query = queryWords(`${name} ${keyword}`, meant)
  if (query.length === 0 || ids.length === 0) return new Map()
  const people = await profilesById(db, ids)
  return new Map(people.map(({ row, bio }) => [row.id, { found: foundIn(wordsByEntry(bio), query) }]))
}
