import type { CandidateSort } from '@trellis/contract/candidates/candidates.ts'
import type { findCandidates4Job } from '@trellis/contract/candidates/candidates.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { LinkState } from '@trellis/contract/postings/links.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { and, asc, type Column, count, desc, eq, inArray, not, notInArray, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { filterOf, wordFilterOf } from '../../matching/search/filters.ts'
import { type FoundPage, nearestOf, pageOf } from '../../matching/matching.queries.ts'
import { rankedBy } from '../../matching/scoring/rankedBy.ts'
import type { Ranking } from '../../matching/scoring/ranking.ts'
import type { ComparedVectors } from '../../matching/vectors/vectors.ts'
import type { Viewer } from '../../visibility/visibility.policy.ts'
import type { Queries } from '../../platform/database/database.ts'
import { packedIdsOf } from '../../platform/database/columns.ts'
import { idsOf, type PackedIds } from '../../platform/database/packedIds.ts'
import { preparedTogether } from '../../platform/database/statements/statements.ts'
import type { Page, Slice } from '../../platform/database/pages.ts'
import { placeholder } from '../../platform/database/statements/placeholder.ts'
import { cardOfCandidate, leavers } from '../../profiles/cards.queries.ts'
import { isCandidate } from '../../postings/links/candidates.queries.ts'
import { linksOfPosting, type Posting } from '../../postings/postings.queries.ts'
import { recruitersAsking } from '../../postings/recruiters/recruiters.queries.ts'
import {
  type AnyCandidateView,
  anyCandidateView,
  candidateRows,
  candidateTables,
  type CandidateView,
  candidateView,
  type FoundCandidate,
  foundCandidate,
} from '../candidates.queries.ts'

/** Whom an owner looks for, from where on and how many. */
export type WantedCandidates = Omit<z.output<(typeof findCandidates4Job)['description']['body']>, 'cohortID'>

/** A page of those who applied to a posting, or were contacted, newest first, but for whom the owner hid. */
export async function newestCandidates(
  context: Context,
  { viewer, posting }: { viewer: Viewer; posting: Posting },
  state: 'applied' | 'contacted',
  slice: Slice,
): Promise<Page<FoundCandidate>> {
  const view = candidateView(context, viewer, posting)
  return pageInOrder(context.db, { view, wanted: { state, hiddenToo: false, sort: 'changed' } }, slice)
}

/** Whoever is in the list of applications has applied, and is seen: nobody has to be looked at one by one. */
const isOpen = (state: LinkState): boolean => state === 'applied'

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
): Promise<FoundPage<T | FoundCandidate>> {
  const { db } = context
  const { viewer, posting, own, wanted, within, read } = search
  const { level, locationFilter, membership, sort, start, size } = wanted
  const list = { view: candidateView(context, viewer, posting), wanted, within }
  const slice = { offset: start, limit: size }
  // The database has ordered all of it.
  if (sort !== 'match' && isUnfiltered(wanted)) return pageInOrder(db, list, slice)
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

interface WantedList extends Pick<ListSearch<never>, 'within'> {
  readonly view: CandidateView
  readonly wanted: Pick<ListSearch<never>['wanted'], 'state' | 'hiddenToo' | 'sort'>
}

function statementsOf(db: Queries, { view, wanted, within }: WantedList) {
  const { state, hiddenToo, sort } = wanted
  const any = anyCandidateView(view)
  return { ...listStatements(db, any, state, hiddenToo, sort, within !== undefined), values: { ...any.values, within } }
}

/** A page of those in the list whom the owner's side may see, in the order asked for: read while the others are counted. */
async function pageInOrder(db: Queries, list: WantedList, { limit, offset }: Slice): Promise<Page<FoundCandidate>> {
  const { people, count, values } = statementsOf(db, list)
  const [rows, [counted]] = await Promise.all([people.execute({ ...values, offset, limit, upTo: offset + limit }), count.execute(values)])
  return { items: rows.map(foundCandidate), total: counted!.total }
}

/** All of these; in any order where the match decides. */
async function idsInList(db: Queries, list: WantedList): Promise<PackedIds> {
  const { all, values } = statementsOf(db, list)
  const [found] = await all.execute(values)
  return found!.ids
}

interface OrderedBy {
  readonly link: Record<'appliedAt' | 'ownerChangedAt', Column>
  readonly card: Record<'name', Column>
}

const orderOf = ({ link, card }: OrderedBy): Record<CandidateSort, SQL> => ({
  match: sql`null`,
  newest: sql`coalesce(${link.appliedAt}, ${link.ownerChangedAt})`,
  name: sql`lower(${card.name})`,
  changed: sql`${link.ownerChangedAt}`,
})

/**
 * Whoever has applied is seen, so that nothing is read of their profiles but where the order asks for their names: they and the others are asked for
 * apart. Of either, a page reads as many as it may need of them, in the order of an index; of the last changes, the index has both together.
 */
const listStatements = preparedTogether(
  (db, { view }: AnyCandidateView, state: LinkState, hiddenToo: boolean, sort: CandidateSort, isWithin: boolean) => {
    const link = linksOfPosting(db, view.posting.id, view.recentAfter)
    const tables = candidateTables(db, view)
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
    // Recruiters ask to join groups as well, and stand in a list of their own.
    const isRecruiter = view.posting.kind === GROUP ? inArray(link.personId, recruitersAsking(db, view.posting.id)) : undefined
    // Whose state says so has applied. It is asked all the same: the index orders by time what is alike in state and in this.
    const unseen = () =>
      db
        .select(columns)
        .from(link)
        .where(and(inList, link.applied, notInArray(link.personId, leavers(db)), isRecruiter && not(isRecruiter)))
        .$dynamic()
    type Part = ReturnType<typeof unseen>
    const listed = (isApart: boolean, part: (some: Part) => Part) => {
      if (isOpen(state) && sort !== 'name') return part(unseen()).as('listed')
      if (!isApart) return part(withCards(isSeen) as unknown as Part).as('listed')
      return unionAll(part(unseen()), part(withCards(and(not(link.applied), isSeen)) as unknown as Part)).as('listed')
    }
    const whole = listed(sort !== 'name', (some) => some)
    const first = listed(sort === 'newest', (some) => some.orderBy(turned(order), asc(link.personId)).limit(placeholder('upTo')))
    const inOrder = sort === 'match' ? sql`` : sql`order by ${turned(whole.order)}, ${whole.id}`
    const page = db
      .select({ id: first.id })
      .from(first)
      .orderBy(turned(first.order), asc(first.id))
      .limit(placeholder('limit'))
      .offset(placeholder('offset'))
    return {
      all: db.select({ ids: packedIdsOf(sql`${whole.id}`, inOrder) }).from(whole),
      count: db.select({ total: count() }).from(whole),
      people: candidateRows(db, tables, inArray(tables.compared.profileId, page)).orderBy(
        turned(orderOf(tables)[sort]),
        asc(tables.compared.profileId),
      ),
    }
  },
)
