import type { FoundText } from '@trellis/contract/people/found.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { foundInBio } from '../../matching/search/foundWords.ts'
import type { Queries } from '../../platform/database/database.ts'
import { profilesById } from '../../profiles/profiles.queries.ts'
import type { QueryWord } from '../../profiles/words/queryWords.ts'

/** Where the words of a search stand in the bios of people whom the viewer was found to see; nothing without words. */
export async function foundAmong(
  db: Queries,
  ids: readonly Id[],
  keyword: string,
  meant: readonly QueryWord[] | undefined,
): Promise<Map<Id, { found?: FoundText[] }>> {
  if (keyword === '' || ids.length === 0) return new Map()
  const people = await profilesById(db, ids)
  return new Map(people.map(({ row, bio }) => [row.id, foundInBio(bio, { name: '', keyword }, meant)]))
}
