import type { PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import type { CandidateSort } from '@trellis/contract/candidates/candidates.ts'
import type { findCandidates4Job } from '@trellis/contract/candidates/candidates.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { type LinkState, UNDO_MS } from '@trellis/contract/postings/links.ts'
import { and, asc, count, desc, eq, inArray, not, notInArray, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { filterOf, wordFilterOf } from '../../matching/search/filters.ts'
import { type FoundPage, nearestOf, pageOf } from '../../matching/matching.queries.ts'
import { rankedBy } from '../../matching/scoring/rankedBy.ts'
import type { Ranking } from '../../matching/scoring/ranking.ts'
import type { ComparedVectors } from '../../matching/vectors/vectors.ts'
import { type AnyViewer, anyViewer } from '../../visibility/visibility.ts'
import type { Viewer } from '../../visibility/visibility.policy.ts'
import type { Queries } from '../../platform/database/database.ts'
import { preparedTogether } from '../../platform/database/statements/statements.ts'
import { type Page, type Slice, totalOf } from '../../platform/database/pages.ts'
import { placeholder } from '../../platform/database/statements/placeholder.ts'
import { cardOfCandidate, leavers } from '../../profiles/cards.queries.ts'
import { isCandidate } from '../../postings/links/candidates.queries.ts'
import { ownerOf, type Posting } from '../../postings/postings.queries.ts'
import {
  type AnyCandidateView,
  anyCandidateView,
  candidateRows,
  candidatesById,
  type CandidateTables,
  candidateTables,
  type CandidateView,
  candidateView,
  type FoundCandidate,
  foundCandidate,
} from '../candidates.queries.ts'

/** Whom an owner looks for, from where on and how many. */
export type WantedCandidates = Omit<z.output<(typeof findCandidates4Job)['description']['body']>, 'cohortID'>

type ListState = 'applied' | 'contacted'

/**
 * A page of those who applied to a posting, or were contacted, newest first, but for whom the owner hid: one statement
 * that is prepared, so that it costs little more than reading the rows.
 */
export async function newestCandidates(
  { db, clock }: Context,
  { viewer, posting }: { viewer: Viewer; posting: Pick<Posting, 'id' | 'kind'> },
  state: ListState,
  slice: Slice,
): Promise<Page<FoundCandidate>> {
  const any = anyViewer(viewer)
  const statements = newestStatements(db, any, state, posting.kind)
  const recentAfter = new Date(clock.now() - UNDO_MS)
  const values = { ...any.values, postingId: posting.id, recentAfter }
  const rows = await statements.page.execute({ ...values, ...slice })
  const total = await totalOf(rows, slice, () => statements.count.execute(values))
  return { items: rows.map(foundCandidate), total }
}

/** Whoever is in the list of applications has applied, and is seen: nobody has to be looked at one by one. */
const isOpen = (state: LinkState): boolean => state === 'applied'

const newestStatements = preparedTogether((db, { viewer }: AnyViewer, state: ListState, kind: PostingKind) => {
  const id = placeholder<Id>('postingId')
  const posting = { id, ownerId: ownerOf(db, id), kind }
  const tables = candidateTables(db, { viewer, posting, recentAfter: placeholder<Date>('recentAfter') })
  const { link } = tables
  const card = cardOfCandidate(db, viewer, link.personId)
  const inList = and(eq(link.ownerState, state), not(link.hidden))
  const order = [desc(link.ownerChangedAt), asc(link.personId)]
  const counted = db.select({ total: count() }).from(link).$dynamic()
  const ids = db.select({ id: link.personId }).from(link).$dynamic()
  if (!isOpen(state)) for (const query of [counted, ids]) query.innerJoinLateral(card, sql`true`)
  const condition = and(inList, isOpen(state) ? undefined : isCandidate(db, card, posting, link))
  const slice = ids
    .where(condition)
    .orderBy(...order)
    .limit(placeholder('limit'))
    .offset(placeholder('offset'))
  const total = sql`(${counted.where(condition)})`.mapWith(Number)
  return {
    page: candidateRows(db, tables, inArray(tables.compared.profileId, slice), total).orderBy(...order),
    count: counted,
  }
})

/** What one of a posting's lists is searched by. */
export interface ListSearch {
  readonly viewer: Viewer
  readonly posting: Posting
  /** The posting's vectors. */
  readonly own: ComparedVectors
  readonly wanted: WantedCandidates & { readonly state: Exclude<WantedCandidates['state'], ''> }
  /** Nobody but these, where they are named. */
  readonly within?: readonly Id[] | undefined
}

/**
 * A page of one of a posting's lists, best match first or in another order. Who is in it is read from the database, and ranked by the match index in
 * memory: comparing thousands of people there takes a fraction of what the database takes.
 */
export async function listedCandidates(
  context: Context,
  { matchIndex, measures }: Ranking,
  search: ListSearch,
): Promise<FoundPage<FoundCandidate>> {
  const { db } = context
  const { viewer, posting, own, wanted, within } = search
  const { level, locationFilter, membership, sort, start, size } = wanted
  const view = candidateView(context, viewer, posting)
  const read = (ids: readonly Id[]) => candidatesById(db, view, ids)
  // The database has ordered all of it.
  if (sort !== 'match' && within === undefined && isUnfiltered(wanted)) {
    const { items, total } = await pageOfList(db, view, wanted)
    return { items: await read(items), total }
  }
  const all = await idsInList(db, view, wanted)
  const chosen = within && new Set(within)
  const listed = chosen === undefined ? all : all.filter((id) => chosen.has(id))
  if (sort !== 'match' && isUnfiltered(wanted)) return { items: await read(listed.slice(start, start + size)), total: listed.length }
  const filter = {
    ...filterOf(viewer, { levels: level, place: locationFilter, membership }, { all: posting.membership, mentors: [] }),
    // Whom the owner's side sees has been decided: who applied is seen whatever their age, and when they hide.
    unlistedToo: true,
    age: undefined,
    only: listed,
    words: wordFilterOf(wanted),
  }
  const nearest = { rankedBy: rankedBy(own, measures), filter }
  const slice = { offset: start, limit: size }
  if (sort === 'match') return nearestOf(db, matchIndex, { ...nearest, ...slice }, read)
  return pageOf(db, matchIndex, slice, {
    async ask(limit) {
      const { ids, ...answer } = await matchIndex.nearest({ ...nearest, limit: listed.length })
      const fitting = new Set(ids)
      return { ...answer, ids: listed.filter((id) => fitting.has(id)).slice(0, limit) }
    },
    read,
  })
}

const isUnfiltered = ({ level, locationFilter, membership, keyword }: ListSearch['wanted']): boolean =>
  [level, membership, keyword, ...Object.values(locationFilter)].every(({ length }) => length === 0)

/** A page of those in the list whom the owner's side may see, in the order asked for. */
async function pageOfList(db: Queries, view: CandidateView, wanted: ListSearch['wanted']): Promise<Page<Id>> {
  const { state, hiddenToo, sort, start: offset, size: limit } = wanted
  const any = anyCandidateView(view)
  const statements = listStatements(db, any, state, hiddenToo, sort)
  const rows = await statements.page.execute({ ...any.values, offset, limit })
  const total = await totalOf(rows, { offset }, () => statements.count.execute(any.values))
  return { items: rows.map(({ id }) => id), total }
}

/** All of these; in any order where the match decides. */
async function idsInList(db: Queries, view: CandidateView, { state, hiddenToo, sort }: ListSearch['wanted']): Promise<Id[]> {
  const any = anyCandidateView(view)
  const [list] = await listStatements(db, any, state, hiddenToo, sort).all.execute(any.values)
  return list!.ids
}

const orderOf = ({ link, card }: Pick<CandidateTables, 'link' | 'card'>): Record<CandidateSort, SQL> => ({
  match: sql`null`,
  newest: sql`coalesce(${link.appliedAt}, ${link.ownerChangedAt})`,
  name: sql`lower(${card.name})`,
  changed: sql`${link.ownerChangedAt}`,
})

/**
 * All ids are one value: thousands of rows take the driver milliseconds. Whoever has applied is seen, so that nothing is read of their profiles but
 * where the order asks for their names.
 */
const listStatements = preparedTogether((db, { view }: AnyCandidateView, state: LinkState, hiddenToo: boolean, sort: CandidateSort) => {
  const { link } = candidateTables(db, view)
  const card = cardOfCandidate(db, view.viewer, link.personId)
  const isSeen = isCandidate(db, card, view.posting, link)
  const inList = and(eq(link.ownerState, state), hiddenToo ? undefined : not(link.hidden))
  const columns = { id: link.personId, order: orderOf({ link, card })[sort].as('order') }
  const withCards = (which: SQL | undefined) =>
    db
      .select(columns)
      .from(link)
      .innerJoinLateral(card, sql`true`)
      .where(and(inList, which))
  const unseen = () =>
    db
      .select(columns)
      .from(link)
      .where(and(inList, isOpen(state) ? undefined : link.applied, notInArray(link.personId, leavers(db))))
  const listed = db
    .$with('listed')
    .as(sort === 'name' ? withCards(isSeen) : isOpen(state) ? unseen() : unionAll(unseen(), withCards(and(not(link.applied), isSeen))))
  const first = sort === 'newest' || sort === 'changed' ? desc(listed.order) : asc(listed.order)
  const order = sort === 'match' ? sql`` : sql`order by ${first}, ${listed.id}`
  const counted = db.select({ total: count() }).from(listed)
  return {
    all: db
      .with(listed)
      .select({ ids: sql<Id[]>`coalesce(json_agg(${listed.id} ${order}), '[]')` })
      .from(listed),
    page: db
      .with(listed)
      .select({ id: listed.id, total: sql`(${counted})`.mapWith(Number) })
      .from(listed)
      .orderBy(first, asc(listed.id))
      .limit(placeholder('limit'))
      .offset(placeholder('offset')),
    count: db.with(listed).select({ total: count() }).from(listed),
  }
})
