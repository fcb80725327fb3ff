import type { Id } from '@trellis/contract/ids.ts'
import { MOST_MATCHES } from '@trellis/contract/matching.ts'
import { type Column, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import { signatures } from '../genome/genome.queries.ts'
import { blockedWith, removedRoleModelsOf } from '../people/people.queries.ts'
import { anyViewer, type Viewer } from '../people/visibility.ts'
import type { Queries } from '../platform/database/database.ts'
import { once } from '../platform/database/once.ts'
import type { Page, Slice } from '../platform/database/pages.ts'
import { isAnyOf, placeholder } from '../platform/database/placeholder.ts'
import { type CardRow, cardsSeenBy } from '../profiles/cards.queries.ts'
import type { CrowdAnswer } from './crowd/crowd.ts'
import type { FollowedCrowd } from './crowd/crowd.follow.ts'
import type { CrowdFilter } from './crowd/filter.ts'
import { crowdFilterOf, type Progress, type Wanted } from './filters.ts'
import { matchIndex } from './matching.tables.ts'
import type { ScoreWeights } from './score.ts'
import { readVectors, writeVectors } from './storedVectors.ts'
import type { ComparedVectors } from './vectors.ts'

/** Whoever looks for matches, as the index knows them. */
export interface Searcher extends Progress {
  readonly birthYear: number | null
  readonly membership: readonly Id[]
  readonly vectors: ComparedVectors
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
  readonly vectors: ComparedVectors
  readonly signature: number[] | null
}

const vectorColumns = { direction: matchIndex.direction, tags: matchIndex.tags, terms: matchIndex.terms }

export async function searcherOf(db: Queries, id: Id): Promise<Searcher | undefined> {
  const { level, yearsExperience, birthYear, membership } = matchIndex
  const isIt = eq(matchIndex.profileId, placeholder<Id>('id'))
  const statement = once(db, 'searcher', () =>
    db.select({ level, yearsExperience, birthYear, membership, vectors: vectorColumns }).from(matchIndex).where(isIt),
  )
  const [row] = await statement.execute({ id })
  return row && { ...row, vectors: readVectors(row.vectors) }
}

/** The people most like the viewer among those wanted. The list ends after {@link MOST_MATCHES}. */
export async function matchesOf(db: Queries, crowd: FollowedCrowd, search: MatchSearch): Promise<Page<FoundMatch>> {
  const { viewer, own, wanted, offset, limit } = search
  const [blocked, removed] = await Promise.all([
    blockedWith(db, viewer.id),
    wanted.people === 'rolemodels' ? removedRoleModelsOf(db, viewer.id) : [],
  ])
  const filter = crowdFilterOf(viewer, own, wanted, { blocked, removed })
  const nearest = { vectors: own.vectors, filter, offset, limit, most: MOST_MATCHES }
  return nearestOf(db, crowd, nearest, (ids) => peopleOf(db, viewer, ids))
}

/** What to compare with everybody who fits a filter, from where on and how many are asked for. */
export interface NearestSearch extends Part {
  readonly vectors: ComparedVectors
  readonly filter: CrowdFilter
}

/**
 * The people nearest to these vectors, best first: ranked by the crowd in memory, then read from the database.
 * @param read answers these people in this order, without those whom the viewer may not see
 */
export async function nearestOf<T>(
  db: Queries,
  crowd: FollowedCrowd,
  search: NearestSearch,
  read: (ids: readonly Id[]) => Promise<T[]>,
): Promise<Page<T>> {
  const { vectors, filter, ...part } = search
  return pageOf(db, crowd, part, { ask: (limit) => crowd.nearest({ vectors, filter, limit }), read })
}

/** The part of a list that is asked for, of a list that ends after `most`. */
interface Part extends Slice {
  readonly most?: number
}

/**
 * A page of a list that the crowd knows, read from the database.
 * @param ask answers the first so many of the list
 */
export async function pageOf<T>(
  db: Queries,
  crowd: FollowedCrowd,
  part: Part,
  { ask, read }: { ask: (limit: number) => Promise<CrowdAnswer>; read: (ids: readonly Id[]) => Promise<T[]> },
): Promise<Page<T>> {
  const { offset, limit, most = Infinity } = part
  const upTo = Math.min(offset + limit, most)
  const { ids, total } = await ask(upTo)
  const asked = ids.slice(offset, upTo)
  const items = await read(asked)
  const gone = items.length < asked.length ? await goneAmong(db, asked) : []
  if (gone.length > 0) {
    crowd.forget(gone)
    return pageOf(db, crowd, part, { ask, read })
  }
  return { items, total: Math.min(total, most) }
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
  const any = anyViewer(viewer)
  const rows = await once(db, `matches seen by ${any.shape}`, () => peopleQuery(db, any.viewer)).execute({ ...any.values, ids })
  const byId = new Map(rows.map((row) => [row.card.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row === undefined ? [] : [{ ...row, vectors: readVectors(row.vectors) }]
  })
}

function peopleQuery(db: Queries, viewer: Viewer) {
  const card = cardsSeenBy(db, viewer)
  const genomes = signatures(db)
  return db
    .select({ card: card._.selectedFields, vectors: vectorColumns, signature: genomes.signature })
    .from(matchIndex)
    .innerJoin(card, eq(card.id, matchIndex.profileId))
    .leftJoin(genomes, eq(genomes.profileId, matchIndex.profileId))
    .where(isAnyOf(matchIndex.profileId, 'ids'))
}

/** All people as matching keeps them, whoever may see them, to be joined on `profileId`. */
export function comparedPeople(db: Queries) {
  const { changedIn: _, ...columns } = getTableColumns(matchIndex)
  return db.select(columns).from(matchIndex).as('compared')
}

/** Where the vectors of what is ranked are read: columns of any query. */
export interface VectorColumns {
  readonly direction: Column
  readonly tags: Column
  readonly terms: Column
}

/**
 * What the database ranks by: genome·G + tags·T + text·B, which is the raw score but for a constant. The vectors have
 * length 1, so that their inner product is the cosine; `<#>` is its negative.
 */
export function rankOf(own: ComparedVectors, { direction, tags, terms }: VectorColumns, weights: ScoreWeights): SQL<number> {
  const written = writeVectors(own)
  return sql<number>`${weights.genome}::float8 * -(${direction} <#> ${JSON.stringify(written.direction)}::vector)
    + ${weights.tags}::float8 * -(${tags} <#> ${written.tags}::sparsevec)
    + ${weights.text}::float8 * -(${terms} <#> ${written.terms}::sparsevec)`
}
