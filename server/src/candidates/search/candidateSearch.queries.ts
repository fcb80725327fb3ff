import { MOST_FOUND } from '@trellis/contract/candidates/candidates.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, not, or, sql, type SQLWrapper } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { filterOf, viewOf, wordFilterOf } from '../../matching/search/filters.ts'
import { nearestOf } from '../../matching/matching.queries.ts'
import { rankedBy } from '../../matching/scoring/rankedBy.ts'
import type { Ranking } from '../../matching/scoring/ranking.ts'
import type { ComparedVectors } from '../../matching/vectors/vectors.ts'
import { blockedWith } from '../../visibility/blocks.queries.ts'
import type { Viewer } from '../../visibility/visibility.policy.ts'
import { packedIdsOf } from '../../platform/database/columns.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { PackedIds } from '../../platform/database/packedIds.ts'
import { prepared } from '../../platform/database/statements/statements.ts'
import { found } from '../../platform/http/failure.ts'
import type { Page } from '../../platform/database/pages.ts'
import { isCandidateOfAnyAge } from '../../postings/links/candidates.queries.ts'
import { everyPosting, linksOfPosting, type Posting } from '../../postings/postings.queries.ts'
import { unlisted } from '../../profiles/cards.queries.ts'
import type { WantedCandidates } from '../lists/candidateLists.queries.ts'
import { type AnyCandidateView, anyCandidateView, type CandidateView, candidateView } from '../candidates.queries.ts'

/** Among whom candidates are searched. */
export interface CandidateSearch<T> {
  readonly viewer: Viewer
  readonly posting: Posting
  /** The posting's vectors. */
  readonly own: Promise<ComparedVectors>
  readonly wanted: WantedCandidates
  /** Answers these people in their order, without those whom the viewer may not see. */
  readonly read: (ids: readonly Id[]) => Promise<T[]>
}

/**
 * The people nearest to a posting among all whom the viewer may see as its candidates, best first, {@link MOST_FOUND} at most: of those who applied or stand in
 * a list of a group also the young, and of those who applied whoever hides, but nobody who is blocked. Whom the owner rejected is found by a
 * keyword only, whom the owner hid with `hiddenToo` only.
 */
export async function searchCandidates<T>(
  context: Context,
  { matchIndex, measures }: Ranking,
  { viewer, posting, own, wanted, read }: CandidateSearch<T>,
): Promise<Page<T>> {
  const { db } = context
  const { keyword, level, locationFilter, membership, start, size } = wanted
  const view = candidateView(context, viewer, posting)
  const [blocked, { leftOut, ofAnyAge, unlisted }, vectors] = await Promise.all([
    blockedWithSide(db, view),
    toldByLinks(db, view, wanted),
    own,
  ])
  const candidates = { ofAnyAge, inAnyCase: unlisted }
  const filter = {
    ...filterOf(viewer, { levels: level, place: locationFilter, membership }, { all: posting.membership, mentors: [] }),
    ...candidates,
    excluded: new Set([viewer.id, ...blocked]),
    leftOut,
    words: wordFilterOf(
      { keyword }, // Advisors and recruiters mentor nobody.
      { ...viewOf(viewer, { blocked, assigned: [] }), ...candidates },
    ),
  }
  const nearest = { rankedBy: rankedBy(vectors, measures), filter, offset: start, limit: size, most: MOST_FOUND }
  return nearestOf(db, matchIndex, nearest, read)
}

/** Those with whom the viewer or the owner is blocked, either way. */
export async function blockedWithSide(db: Queries, { viewer, posting }: CandidateView): Promise<Id[]> {
  const blocked = await Promise.all([...new Set([viewer.id, posting.ownerId])].map((id) => blockedWith(db, id)))
  return blocked.flat()
}

/** What a posting's links change in whom a search for it finds. */
interface ToldByLinks {
  /** Those whom the owner rejected or hid. */
  readonly leftOut: PackedIds
  /** Candidates who are seen whatever their age; of any age themselves. */
  readonly ofAnyAge: PackedIds
  /** Candidates who are seen though they are not listed. */
  readonly unlisted: PackedIds
}

async function toldByLinks(db: Queries, view: CandidateView, { keyword, hiddenToo }: WantedCandidates): Promise<ToldByLinks> {
  const any = anyCandidateView(view)
  const [told] = await linksStatement(db, any, keyword !== '', hiddenToo).execute(any.values)
  return found(told)
}

/**
 * Three looks into a posting's links, each by an index: a group may have twenty thousand. Each answer is one value: thousands of rows take the driver
 * milliseconds.
 */
const linksStatement = prepared((db, { view }: AnyCandidateView, rejectedToo: boolean, hiddenToo: boolean) => {
  const { id, kind } = view.posting
  const [posting, link, notListed] = [everyPosting(db), linksOfPosting(db, id, view.recentAfter), unlisted(db)]
  const isLeftOut = or(rejectedToo ? undefined : eq(link.ownerState, 'rejected'), hiddenToo ? undefined : eq(link.hidden, true))
  const isIn = isLeftOut && not(isLeftOut)
  const people = () =>
    db
      .select({ ids: packedIdsOf(link.personId) })
      .from(link)
      .$dynamic()
  const together = (those: SQLWrapper) => sql<PackedIds>`(${those})`
  return db
    .select({
      leftOut: together(people().where(isLeftOut ?? sql`false`)),
      ofAnyAge: together(people().where(and(isIn, isCandidateOfAnyAge(link, kind)))),
      unlisted: together(people().innerJoin(notListed, eq(notListed.id, link.personId)).where(and(isIn, link.applied))),
    })
    .from(posting)
    .where(eq(posting.id, id))
})
