import type { Id } from '@trellis/contract/ids.ts'
import { MOST_MATCHES } from '@trellis/contract/matching.ts'
import { eq, inArray } from 'drizzle-orm'
import { signatures } from '../genome/genome.queries.ts'
import { removedRoleModelsOf } from '../people/people.queries.ts'
import { blockedEitherWay, type Viewer } from '../people/visibility.ts'
import type { Queries } from '../platform/database/database.ts'
import { type CardRow, cardsSeenBy } from '../profiles/cards.queries.ts'
import { idsFoundBy } from '../profiles/search.ts'
import type { FollowedCrowd } from './crowd/crowd.follow.ts'
import { crowdFilterOf, type Progress, type Wanted } from './filters.ts'
import { matchIndex } from './matching.tables.ts'
import { readVectors } from './storedVectors.ts'
import type { PersonVectors } from './vectors.ts'

/** Whoever looks for matches, as the index knows them. */
export interface Searcher extends Progress {
  readonly birthYear: number | null
  readonly membership: readonly Id[]
  readonly vectors: PersonVectors
}

/** Whom to look for, from where on and how many. */
export interface MatchSearch {
  readonly viewer: Viewer
  readonly own: Searcher
  readonly wanted: Wanted
  readonly offset: number
  readonly limit: number
}

/** A person found, with what the score and the reasons are made from. */
export interface FoundMatch {
  readonly card: CardRow
  readonly vectors: PersonVectors
  readonly signature: number[] | null
}

const vectorColumns = { direction: matchIndex.direction, tags: matchIndex.tags, terms: matchIndex.terms }

export async function searcherOf(db: Queries, id: Id): Promise<Searcher | undefined> {
  const { level, yearsExperience, birthYear, membership } = matchIndex
  const [row] = await db
    .select({ level, yearsExperience, birthYear, membership, vectors: vectorColumns })
    .from(matchIndex)
    .where(eq(matchIndex.profileId, id))
  return row && { ...row, vectors: readVectors(row.vectors) }
}

/**
 * The people most like the viewer among those wanted whom the viewer may see, best first: ranked by the crowd in memory,
 * then read from the database, where {@link visibleTo} has the last word.
 * @returns a page of them, and how many there are on all pages, which end after {@link MOST_MATCHES}
 */
export async function matchesOf(
  db: Queries,
  crowd: FollowedCrowd,
  search: MatchSearch,
): Promise<{ page: FoundMatch[]; total: number }> {
  const { viewer, own, wanted, offset, limit } = search
  const [blocked, removed, foundByWords] = await Promise.all([
    blockedEitherWay(db, viewer.id),
    wanted.people === 'rolemodels' ? removedRoleModelsOf(db, viewer.id) : [],
    idsFoundBy(db, viewer, wanted),
  ])
  const known = { blocked: blocked.map(({ id }) => id), removed: removed.map(({ id }) => id), foundByWords }
  const filter = crowdFilterOf(viewer, own, wanted, known)
  const { ids, total } = await crowd.nearest({ vectors: own.vectors, filter, limit: MOST_MATCHES })
  const asked = ids.slice(offset, offset + limit)
  const page = await peopleOf(db, viewer, asked)
  const gone = page.length < asked.length ? await goneAmong(db, asked) : []
  if (gone.length > 0) {
    crowd.forget(gone)
    return matchesOf(db, crowd, search)
  }
  return { page, total: Math.min(total, MOST_MATCHES) }
}

/** Those of these people whom the index has no longer. */
async function goneAmong(db: Queries, ids: readonly Id[]): Promise<Id[]> {
  const rows = await db.select({ id: matchIndex.profileId }).from(matchIndex).where(inArray(matchIndex.profileId, [...ids]))
  const present = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !present.has(id))
}

/** These people as far as the viewer may see them, in this order. */
async function peopleOf(db: Queries, viewer: Viewer, ids: readonly Id[]): Promise<FoundMatch[]> {
  if (ids.length === 0) return []
  const card = cardsSeenBy(db, viewer)
  const genomes = signatures(db)
  const rows = await db
    .select({ card: card._.selectedFields, vectors: vectorColumns, signature: genomes.signature })
    .from(matchIndex)
    .innerJoin(card, eq(card.id, matchIndex.profileId))
    .leftJoin(genomes, eq(genomes.profileId, matchIndex.profileId))
    .where(inArray(matchIndex.profileId, [...ids]))
  const byId = new Map(rows.map((row) => [row.card.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row === undefined ? [] : [{ ...row, vectors: readVectors(row.vectors) }]
  })
}
