import type { Id } from '@trellis/contract/wire/ids.ts'
import type { BucketCounts } from '@trellis/contract/candidates/candidates.ts'
import { and, count, eq, not } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { type AnyViewer, anyViewer } from '../../visibility/visibility.ts'
import { isAnyOf } from '../../platform/database/statements/placeholder.ts'
import { prepared } from '../../platform/database/statements/statements.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { isCandidate } from '../../postings/links/candidates.queries.ts'
import { everyLink, everyPosting } from '../../postings/postings.queries.ts'
import { cardsOfCandidates } from '../../profiles/cards.queries.ts'
import { viewerOf } from '../../profiles/profiles.queries.ts'

const nobody: BucketCounts = { suggested: 0, saved: 0, applied: 0, contacted: 0, accepted: 0, rejected: 0 }

/** How many people are in each list of postings, of those that whoever asks may see and the owner has not hidden. */
export async function bucketCounts({ db, clock }: Context, actor: Actor, postingIds: readonly Id[]): Promise<Map<Id, BucketCounts>> {
  if (postingIds.length === 0) return new Map()
  const any = anyViewer(viewerOf({ clock }, actor))
  const rows = await countsStatement(db, any).execute({ ...any.values, postingIds })
  const counts = new Map(postingIds.map((id) => [id, { ...nobody }]))
  for (const { postingId, state, people } of rows) if (state !== 'none') counts.get(postingId)![state] = people
  return counts
}

const countsStatement = prepared((db, { viewer }: AnyViewer) => {
  const [link, posting, card] = [everyLink(db), everyPosting(db), cardsOfCandidates(db, viewer)]
  const isSeen = isCandidate(db, card, posting, link)
  return db
    .select({ postingId: link.postingId, state: link.ownerState, people: count() })
    .from(link)
    .innerJoin(posting, eq(posting.id, link.postingId))
    .innerJoin(card, eq(card.id, link.personId))
    .where(and(isAnyOf(link.postingId, 'postingIds'), not(link.hidden), isSeen))
    .groupBy(link.postingId, link.ownerState)
})
