import type { Context } from '../../context.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { isFor } from '../links/links.policy.ts'
import type { SeenPosting } from '../postings.queries.ts'
import { postingViews } from '../postings.tables.ts'

/**
 * Counts that somebody who is not of the owner's side looked at a posting: once a day each (UTC). Who sees it through their
 * link to it alone, as when it is closed, is not counted: the number would tell the owner of what they saved.
 */
export async function noteView(
  { db, clock }: Context,
  posting: Pick<SeenPosting, 'id' | 'state' | 'membership' | 'blocked'>,
  viewer: Pick<Actor, 'id' | 'membership'>,
): Promise<void> {
  if (posting.state !== 'open' || posting.blocked || !isFor(posting, viewer)) return
  const day = new Date(clock.now()).toISOString().slice(0, 10)
  await db.insert(postingViews).values({ postingId: posting.id, day, viewerId: viewer.id }).onConflictDoNothing()
}
