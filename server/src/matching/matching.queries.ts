import type { Id } from '@trellis/contract/wire/ids.ts'
import { MOST_MATCHES } from '@trellis/contract/matching/matching.ts'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import { signatures } from '../genome/genome.queries.ts'
import type { GroupsSeen } from '../memberships/memberships.queries.ts'
import { removedRoleModelsOf } from '../people/people.queries.ts'
import { exceptionsOf } from '../visibility/blocks.queries.ts'
import { type AnyViewer, anyViewer } from '../visibility/visibility.ts'
import type { Viewer } from '../visibility/visibility.policy.ts'
import type { Queries } from '../platform/database/database.ts'
import { prepared } from '../platform/database/statements/statements.ts'
import type { Page, Slice } from '../platform/database/pages.ts'
import { isAnyOf, placeholder } from '../platform/database/statements/placeholder.ts'
import { type CardRow, cardsSeenBy } from '../profiles/cards.queries.ts'
import type { QueryWord } from '../profiles/words/queryWords.ts'
import type { IndexAnswer } from './matchIndex/matchIndex.ts'
import type { FollowedMatchIndex } from './matchIndex/followMatchIndex.ts'
import type { IndexFilter } from './matchIndex/filter.ts'
import { indexFilterOf, type Progress, type Wanted } from './search/filters.ts'
import { columnsToRead, indexedPeople } from './matching.tables.ts'
import type { Ranking } from './scoring/ranking.ts'
import { type RankedBy, rankedBy } from './scoring/rankedBy.ts'
import { rememberedVectors, writtenVectors } from './remembered/rememberedVectors.ts'
import { taggedSkills } from './vectors/storedVectors.ts'
import type { ComparedVectors } from './vectors/vectors.ts'

/** Whoever looks for matches, as the index knows them. */
export interface Searcher extends Progress {
  readonly vectors: ComparedVectors
}

/** Whom to look for, from where on and how many. */
export interface MatchSearch {
  readonly viewer: Viewer
  readonly own: Searcher
  /** The people whom they see of their groups. */
  readonly groups: GroupsSeen
  readonly wanted: Wanted
  /** As in {@link NearestSearch}. */
  readonly least?: number | undefined
  /** Where the list ends; after {@link MOST_MATCHES} where it is left out. */
  readonly most?: number
  readonly offset: number
  readonly limit: number
}

/** A person found, with what the score and the reasons are made from. */
export interface FoundMatch {
  readonly card: CardRow
  readonly vectors: ComparedVectors
  readonly signature: number[] | null
}

const { tags } = indexedPeople
const vectorColumns = writtenVectors(indexedPeople)

/** The skills that matching knows of somebody, by their indices; none of who has no bio. */
export async function taggedSkillsOf(db: Queries, id: Id): Promise<readonly number[]> {
  const [row] = await db.select({ tags }).from(indexedPeople).where(eq(indexedPeople.profileId, id))
  return row === undefined ? [] : taggedSkills(row.tags)
}

/**
 * By what somebody searches: their level, their years of experience and what they are compared by; undefined where they have no bio yet.
 */
export async function searcherOf(db: Queries, id: Id): Promise<Searcher | undefined> {
  const [row] = await searcherStatement(db).execute({ id })
  return row && { ...row, vectors: rememberedVectors(row.vectors) }
}

const searcherStatement = prepared((db) => {
  const { level, yearsExperience } = indexedPeople
  const isIt = eq(indexedPeople.profileId, placeholder<Id>('id'))
  return db.select({ level, yearsExperience, vectors: vectorColumns }).from(indexedPeople).where(isIt)
})

/** The people most like the viewer among those wanted. */
export async function matchesOf(db: Queries, { matchIndex, measures }: Ranking, search: MatchSearch): Promise<FoundPage<FoundMatch>> {
  const { viewer, own, groups, wanted, least, most = MOST_MATCHES, offset, limit } = search
  const [exceptions, removed] = await Promise.all([
    exceptionsOf(db, viewer.id),
    wanted.people === 'rolemodels' ? removedRoleModelsOf(db, viewer.id) : [],
  ])
  const filter = indexFilterOf(viewer, own, wanted, { groups, ...exceptions, removed })
  const nearest = { rankedBy: rankedBy(own.vectors, measures), filter, least, offset, limit, most }
  return nearestOf(db, matchIndex, nearest, (ids) => peopleOf(db, viewer, ids))
}

/** By what to rank everybody who fits a filter, from where on and how many are asked for. */
export interface NearestSearch extends Part {
  readonly rankedBy: RankedBy
  readonly filter: IndexFilter
  /** The least raw score of those who count; everybody counts where it is left out. */
  readonly least?: number | undefined
}

/**
 * The people nearest to these vectors, best first: ranked by the match index in memory, then read from the database.
 * @param read answers these people in this order, without those whom the viewer may not see
 */
export async function nearestOf<T>(
  db: Queries,
  matchIndex: FollowedMatchIndex,
  search: NearestSearch,
  read: (ids: readonly Id[]) => Promise<T[]>,
): Promise<FoundPage<T>> {
  const { rankedBy, filter, least, ...part } = search
  const ask = (limit: number) => matchIndex.nearest({ rankedBy, filter, least, limit, countedUpTo: part.most })
  return pageOf(db, matchIndex, part, { ask, read })
}

/** A page of what was found, and which words were taken for others to find it. */
export interface FoundPage<T> extends Page<T> {
  readonly meant?: readonly QueryWord[] | undefined
}

/** The part of a list that is asked for, of a list that ends after `most`. */
interface Part extends Slice {
  readonly most?: number
}

/**
 * A page of a list that the match index knows, read from the database.
 * @param ask answers the first so many of the list
 */
export async function pageOf<T>(
  db: Queries,
  matchIndex: FollowedMatchIndex,
  part: Part,
  { ask, read }: { ask: (limit: number) => Promise<IndexAnswer>; read: (ids: readonly Id[]) => Promise<T[]> },
): Promise<FoundPage<T>> {
  const { offset, limit, most = Infinity } = part
  const upTo = Math.min(offset + limit, most)
  const { ids, total, meant } = await ask(upTo)
  const page = ids.slice(offset, upTo)
  const items = await read(page)
  const gone = items.length < page.length ? await goneAmong(db, page) : []
  if (gone.length > 0) {
    matchIndex.forget(gone)
    return pageOf(db, matchIndex, part, { ask, read })
  }
  return { items, total: Math.min(total, most), meant }
}

/**
 * The transaction that changed last what somebody is found by. Nothing where nobody is there, or where one that began before it is still open and
 * may yet change somebody.
 */
export async function lastChangeOfPeople(db: Queries): Promise<string | undefined> {
  const [row] = await lastChangeStatement(db).execute()
  return row?.isLast ? row.changedIn : undefined
}

const lastChangeStatement = prepared((db) => {
  const { changedIn } = indexedPeople
  return db
    .select({ changedIn, isLast: sql<boolean>`${changedIn} < pg_snapshot_xmin(pg_current_snapshot())` })
    .from(indexedPeople)
    .orderBy(desc(changedIn))
    .limit(1)
})

/** Those of these people whom the index has no longer. */
async function goneAmong(db: Queries, ids: readonly Id[]): Promise<Id[]> {
  const rows = await db
    .select({ id: indexedPeople.profileId })
    .from(indexedPeople)
    .where(inArray(indexedPeople.profileId, [...ids]))
  const present = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !present.has(id))
}

/** These people as far as the viewer may see them, in this order. */
async function peopleOf(db: Queries, viewer: Viewer, ids: readonly Id[]): Promise<FoundMatch[]> {
  if (ids.length === 0) return []
  const any = anyViewer(viewer)
  const rows = await peopleStatement(db, any).execute({ ...any.values, ids })
  const byId = new Map(rows.map((row) => [row.card.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row === undefined ? [] : [{ ...row, vectors: rememberedVectors(row.vectors) }]
  })
}

const peopleStatement = prepared((db, { viewer }: AnyViewer) => {
  const card = cardsSeenBy(db, viewer)
  const genomes = signatures(db)
  return db
    .select({ card: card._.selectedFields, vectors: vectorColumns, signature: genomes.signature })
    .from(indexedPeople)
    .innerJoin(card, eq(card.id, indexedPeople.profileId))
    .leftJoin(genomes, eq(genomes.profileId, indexedPeople.profileId))
    .where(isAnyOf(indexedPeople.profileId, 'ids'))
})

/** All people as matching keeps them, whoever may see them, to be joined on `profileId`. */
export function comparedPeople(db: Queries) {
  const { changedIn: _, ...columns } = columnsToRead()
  return db.select(columns).from(indexedPeople).as('compared')
}
