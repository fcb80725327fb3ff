import type { Id } from '@trellis/contract/wire/ids.ts'
import type { BucketCounts } from '@trellis/contract/jobs/jobs.ts'
import { firstMinorYear } from '@trellis/contract/accounts/minors.ts'
import { and, count, eq, not } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { type AnyViewer, anyViewer } from '../../people/visibility.ts'
import { prepared } from '../../platform/database/statements/statements.ts'
import { isAnyOf, placeholder } from '../../platform/database/statements/placeholder.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { cardsOfCandidates, isListedAdult } from '../../profiles/cards.queries.ts'
import { viewerOf } from '../../profiles/profiles.queries.ts'
import { isCandidate } from '../../postings/links/candidates.queries.ts'
import { links, postings, postingViews } from '../../postings/postings.tables.ts'

const nobody: BucketCounts = { suggested: 0, saved: 0, applied: 0, contacted: 0, accepted: 0, rejected: 0 }

/** How many people are in each list of postings, of those that whoever asks may see and the owner has not hidden. */
export async function bucketCounts(
  { db, clock }: Context,
  actor: Actor,
  postingIds: readonly Id[],
): Promise<Map<Id, BucketCounts>> {
  if (postingIds.length === 0) return new Map()
  const any = anyViewer(viewerOf({ clock }, actor))
  const rows = await countsStatement(db, any).execute({ ...any.values, postingIds })
  const counts = new Map(postingIds.map((id) => [id, { ...nobody }]))
  for (const { postingId, state, people } of rows) if (state !== 'none') counts.get(postingId)![state] = people
  return counts
}

const countsStatement = prepared((db, { viewer }: AnyViewer) => {
  const card = cardsOfCandidates(db, viewer)
  const isSeen = isCandidate(db, card, postings.ownerId, links.applied)
  return db
    .select({ postingId: links.postingId, state: links.ownerState, people: count() })
    .from(links)
    .innerJoin(postings, eq(postings.id, links.postingId))
    .innerJoin(card, eq(card.id, links.personId))
    .where(and(isAnyOf(links.postingId, 'postingIds'), not(links.hidden), isSeen))
    .groupBy(links.postingId, links.ownerState)
})

/**
 * How often postings were looked at: by each student once a day (UTC). Only those who are in everybody's lists now count, so
 * that the looks of hidden people, of minors and of recruiters move no number.
 */
export async function viewCounts({ clock, db }: Pick<Context, 'clock' | 'db'>, postingIds: readonly Id[]): Promise<Map<Id, number>> {
  if (postingIds.length === 0) return new Map()
  const bornBefore = firstMinorYear(new Date(clock.now()).getUTCFullYear())
  const rows = await viewsStatement(db).execute({ postingIds, bornBefore })
  const views = new Map(postingIds.map((id) => [id, 0]))
  for (const row of rows) views.set(row.postingId, row.views)
  return views
}

const viewsStatement = prepared((db) =>
  db
    .select({ postingId: postingViews.postingId, views: count() })
    .from(postingViews)
    .where(and(isAnyOf(postingViews.postingId, 'postingIds'), isListedAdult(db, postingViews.viewerId, placeholder<number>('bornBefore'))))
    .groupBy(postingViews.postingId),
)
