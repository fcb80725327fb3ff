import { MOST_FOUND } from '@trellis/contract/candidates/candidates.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq, or, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { filterOf, viewOf, wordFilterOf } from '../../matching/search/filters.ts'
import { nearestOf } from '../../matching/matching.queries.ts'
import { rankedBy } from '../../matching/scoring/rankedBy.ts'
import type { Ranking } from '../../matching/scoring/ranking.ts'
import type { ComparedVectors } from '../../matching/vectors/vectors.ts'
import { blockedWith } from '../../visibility/blocks.queries.ts'
import type { Viewer } from '../../visibility/visibility.policy.ts'
import type { Queries } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/statements/statements.ts'
import type { Page } from '../../platform/database/pages.ts'
import { linksOfPosting, type Posting } from '../../postings/postings.queries.ts'
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
 * The people nearest to a posting among all whom the viewer may see, best first, {@link MOST_FOUND} at most. Whom the owner rejected is found by a
 * keyword only, whom the owner hid with `hiddenToo` only.
 */
export async function searchCandidates<T>(
  context: Context,
  { matchIndex, measures }: Ranking,
  { viewer, posting, own, wanted, read }: CandidateSearch<T>,
): Promise<Page<T>> {
  const { db } = context
  const { keyword, level, locationFilter, membership, hiddenToo, start, size } = wanted
  const view = candidateView(context, viewer, posting)
  const [blocked, leftOut, vectors] = await Promise.all([
    blockedWithSide(db, view),
    leftOutOf(db, view, { rejectedToo: keyword !== '', hiddenToo }),
    own,
  ])
  const filter = {
    ...filterOf(viewer, { levels: level, place: locationFilter, membership }, { all: posting.membership, mentors: [] }),
    excluded: new Set([viewer.id, ...blocked, ...leftOut]),
    words: wordFilterOf(
      { keyword }, // Advisors and recruiters mentor nobody.
      viewOf(viewer, { blocked, assigned: [] }),
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

async function leftOutOf(
  db: Queries,
  view: CandidateView,
  { rejectedToo, hiddenToo }: { rejectedToo: boolean; hiddenToo: boolean },
): Promise<Id[]> {
  if (rejectedToo && hiddenToo) return []
  const any = anyCandidateView(view)
  const [left] = await leftOutStatement(db, any, rejectedToo, hiddenToo).execute(any.values)
  return left!.ids
}

/** One value with all ids: thousands of rows take the driver milliseconds. */
const leftOutStatement = prepared((db, { view }: AnyCandidateView, rejectedToo: boolean, hiddenToo: boolean) => {
  const link = linksOfPosting(db, view.posting.id, view.recentAfter)
  const isRejected = rejectedToo ? undefined : eq(link.ownerState, 'rejected')
  const isHidden = hiddenToo ? undefined : eq(link.hidden, true)
  return db
    .select({ ids: sql<Id[]>`coalesce(json_agg(${link.personId}), '[]')` })
    .from(link)
    .where(or(isRejected, isHidden))
})
