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
import { idsOf, type PackedIds, packedIdsOf } from '../../platform/database/packedIds.ts'
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
export interface ListSearch<T> {
  readonly viewer: Viewer
  readonly posting: Posting
  /** The posting's vectors, which a list in another order does not wait for. */
  readonly own: Promise<ComparedVectors>
  readonly wanted: WantedCandidates & { readonly state: Exclude<WantedCandidates['state'], ''> }
  /** Nobody but these, where they are named. */
  readonly within?: readonly Id[] | undefined
  /** Answers these people in their order, without those whom the viewer may not see. */
  readonly read: (ids: readonly Id[]) => Promise<T[]>
}

/**
 * A page of one of a posting's lists, best match first or in another order. Who is in it is read from the database, and ranked by the match index in
 * memory: comparing thousands of people there takes a fraction of what the database takes.
 */
export async function listedCandidates<T>(
  context: Context,
  { matchIndex, measures }: Ranking,
  search: ListSearch<T>,
): Promise<FoundPage<T>> {
  const { db } = context
  const { viewer, posting, own, wanted, within, read } = search
  const { level, locationFilter, membership, sort, start, size } = wanted
  const list = { view: candidateView(context, viewer, posting), wanted, within }
  // The database has ordered all of it.
  if (sort !== 'match' && isUnfiltered(wanted)) return pageOfList(db, list, read)
  const [listed, vectors] = await Promise.all([idsInList(db, list), own])
  const filter = {
    ...filterOf(viewer, { levels: level, place: locationFilter, membership }, { all: posting.membership, mentors: [] }),
    // Whom the owner's side sees has been decided: who applied is seen whatever their age, and when they hide.
    unlistedToo: true,
    age: undefined,
    only: listed,
    words: wordFilterOf(wanted),
  }
  const nearest = { rankedBy: rankedBy(vectors, measures), filter }
  const slice = { offset: start, limit: size }
  if (sort === 'match') return nearestOf(db, matchIndex, { ...nearest, ...slice }, read)
  const all = idsOf(listed)
  return pageOf(db, matchIndex, slice, {
    async ask(limit) {
      const { ids, ...answer } = await matchIndex.nearest({ ...nearest, limit: all.length })
      const fitting = new Set(ids)
      return { ...answer, ids: all.filter((id) => fitting.has(id)).slice(0, limit) }
    },
    read,
  })
}

const isUnfiltered = ({ level, locationFilter, membership, keyword }: WantedCandidates): boolean =>
  [level, membership, keyword, ...Object.values(locationFilter)].every(({ length }) => length === 0)

type WantedList = Pick<ListSearch<never>, 'wanted' | 'within'> & { readonly view: CandidateView }

function statementsOf(db: Queries, { view, wanted, within }: WantedList) {
  const { state, hiddenToo, sort } = wanted
  const any = anyCandidateView(view)
  return { ...listStatements(db, any, state, hiddenToo, sort, within !== undefined), values: { ...any.values, within } }
}

/** A page of those in the list whom the owner's side may see, in the order asked for: read while the others are counted. */
async function pageOfList<T>(db: Queries, list: WantedList, read: (ids: readonly Id[]) => Promise<T[]>): Promise<Page<T>> {
  const { start: offset, size: limit } = list.wanted
  const { page, count, values } = statementsOf(db, list)
  const [items, [counted]] = await Promise.all([
    page.execute({ ...values, offset, limit, upTo: offset + limit }).then((rows) => read(rows.map(({ id }) => id))),
    count.execute(values),
  ])
  return { items, total: counted!.total }
}

/** All of these; in any order where the match decides. */
async function idsInList(db: Queries, list: WantedList): Promise<PackedIds> {
  const { all, values } = statementsOf(db, list)
  const [found] = await all.execute(values)
  return found!.ids
}

const orderOf = ({ link, card }: Pick<CandidateTables, 'link' | 'card'>): Record<CandidateSort, SQL> => ({
  match: sql`null`,
  newest: sql`coalesce(${link.appliedAt}, ${link.ownerChangedAt})`,
  name: sql`lower(${card.name})`,
  changed: sql`${link.ownerChangedAt}`,
})

/**
 * Whoever has applied is seen, so that nothing is read of their profiles but where the order asks for their names: they and the others are asked for
 * apart. Of either, a page reads as many as it may need of them, in the order of an index.
 */
const listStatements = preparedTogether(
  (db, { view }: AnyCandidateView, state: LinkState, hiddenToo: boolean, sort: CandidateSort, isWithin: boolean) => {
    const { link } = candidateTables(db, view)
    const card = cardOfCandidate(db, view.viewer, link.personId)
    const isSeen = isCandidate(db, card, view.posting, link)
    const isNamed = isWithin ? sql`${link.personId} in (select unnest(${placeholder('within')}::uuid[]))` : undefined
    const inList = and(eq(link.ownerState, state), hiddenToo ? undefined : not(link.hidden), isNamed)
    const order = orderOf({ link, card })[sort]
    const columns = { id: link.personId, order: order.as('order') }
    const turned = sort === 'newest' || sort === 'changed' ? desc : asc
    const withCards = (which: SQL | undefined) =>
      db
        .select(columns)
        .from(link)
        .innerJoinLateral(card, sql`true`)
        .where(and(inList, which))
        .$dynamic()
    const unseen = () =>
      db
        .select(columns)
        .from(link)
        .where(and(inList, isOpen(state) ? undefined : link.applied, notInArray(link.personId, leavers(db))))
        .$dynamic()
    type Part = ReturnType<typeof unseen>
    const listed = (part: (some: Part) => Part) => {
      if (sort === 'name') return part(withCards(isSeen) as unknown as Part).as('listed')
      if (isOpen(state)) return part(unseen()).as('listed')
      return unionAll(part(unseen()), part(withCards(and(not(link.applied), isSeen)) as unknown as Part)).as('listed')
    }
    const whole = listed((some) => some)
    const first = listed((some) => some.orderBy(turned(order), asc(link.personId)).limit(placeholder('upTo')))
    const inOrder = sort === 'match' ? sql`` : sql`order by ${turned(whole.order)}, ${whole.id}`
    return {
      all: db.select({ ids: packedIdsOf(sql`${whole.id}`, inOrder) }).from(whole),
      page: db
        .select({ id: first.id })
        .from(first)
        .orderBy(turned(first.order), asc(first.id))
        .limit(placeholder('limit'))
        .offset(placeholder('offset')),
      count: db.select({ total: count() }).from(whole),
    }
  },
)
