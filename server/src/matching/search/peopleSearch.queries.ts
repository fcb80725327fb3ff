import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import type { Context } from '../../context.ts'
import { exceptionsOf } from '../../visibility/blocks.queries.ts'
import type { Viewer } from '../../visibility/visibility.policy.ts'
import type { Page } from '../../platform/database/pages.ts'
import { cardsOf } from '../../profiles/profiles.queries.ts'
import type { FollowedMatchIndex } from '../matchIndex/followMatchIndex.ts'
import { viewOf, wordFilterOf } from './filters.ts'
import { pageOf } from '../matching.queries.ts'

/**
 * Those whom the viewer may see and whose name, school, work or skills hold every word of a phrase: those whose name holds
 * the words first (as a whole word, then as the beginning of one, then as a part), then by name. A phrase without words
 * finds everybody.
 */
export async function searchPeople(
  context: Context,
  matchIndex: FollowedMatchIndex,
  viewer: Viewer,
  { phrase, start, size }: { phrase: string; start: number; size: number },
): Promise<Page<PersonCard>> {
  const { db } = context
  const seen = viewOf(viewer, await exceptionsOf(db, viewer.id))
  const filter = { ...seen, words: wordFilterOf({ keyword: phrase }, seen) }
  const slice = { offset: start, limit: size }
  return pageOf(db, matchIndex, slice, {
    ask: (limit) => matchIndex.named({ filter, limit }),
    read: (ids) => cardsOf(context, viewer, ids),
  })
}
