import type { Id } from '@trellis/contract/wire/ids.ts'
import type { LinkState } from '@trellis/contract/postings/links.ts'
import { and, asc, desc, eq, ne, not } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { cardsOfCandidates } from '../../profiles/cards.queries.ts'
import { viewerOf } from '../../profiles/profiles.queries.ts'
import { isCandidate } from '../../postings/links/candidates.queries.ts'
import { flagOf } from '../../postings/links/links.present.ts'
import { everyLink, type Posting } from '../../postings/postings.queries.ts'

interface ListedPerson {
  readonly id: Id
  readonly state: LinkState
  readonly flag: string
}

/**
 * The people in the lists of a posting whom the actor may see, those whose state changed last first. Whoever may not be
 * seen takes nobody's place.
 */
export async function newestListed(
  { db, clock }: Context,
  actor: Actor,
  posting: Pick<Posting, 'id' | 'ownerId' | 'kind'>,
  limit: number,
): Promise<ListedPerson[]> {
  const card = cardsOfCandidates(db, viewerOf({ clock }, actor))
  const link = everyLink(db)
  const { personId, ownerState, withdrawn, ok2contact } = link
  const isListed = and(eq(link.postingId, posting.id), ne(ownerState, 'none'), not(link.hidden))
  const rows = await db
    .select({ id: personId, state: ownerState, withdrawn, ok2contact })
    .from(link)
    .innerJoin(card, eq(card.id, personId))
    .where(and(isListed, isCandidate(db, card, posting, link)))
    .orderBy(desc(link.ownerChangedAt), asc(personId))
    .limit(limit)
  return rows.map(({ id, state, ...flags }) => ({ id, state, flag: flagOf(state, flags) }))
}
