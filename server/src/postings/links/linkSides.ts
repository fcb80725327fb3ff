import type { Id } from '@trellis/contract/wire/ids.ts'
import type { LinkOfOwner, LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import { GROUP, type PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import type { Context } from '../../context.ts'
import type { Actor, Oneself } from '../../platform/http/actor.ts'
import type { ActingSide } from './linkChange.ts'
import {
  type CandidateFacts,
  contactHeldBy,
  contacts,
  contactsAgain,
  eventsOfOwner,
  eventsOfPerson,
  takesApplications,
} from './links.policy.ts'
import { linkOf, linkOfOwner, linkOfPerson, momentOf } from './links.present.ts'
import type { Posting, SeenPosting } from '../postings.queries.ts'

/** What is answered to whoever comes too late. */
const closed = (kind: PostingKind): string => (kind === GROUP ? 'This group takes nobody new at present.' : 'Applications are closed.')

/** A student who acts on their own side. */
export function personSide({ clock }: Context, actor: Pick<Oneself, 'id'>, posting: SeenPosting): ActingSide<LinkOfPerson> {
  const now = clock.now()
  return {
    side: 'person',
    actorId: actor.id,
    kind: posting.kind,
    events: (row) => eventsOfPerson(linkOf(row), posting, momentOf(row, now)),
    reasonAgainst: (event) => (event === 'applied' && !takesApplications(posting, now) ? closed(posting.kind) : undefined),
    reasonAgainstReturn: () => undefined,
    present: (row, undoUntil) => linkOfPerson({ ...row, resumeName: null }, { posting, now, undoUntil }),
  }
}

interface ActedOn {
  readonly id: Id
  readonly person: CandidateFacts
  readonly resumeName: string | null
}

/** Whoever acts on the owner's side towards one person. */
export function ownerSide(
  { clock }: Context,
  actor: Actor,
  posting: Posting,
  { id: personId, person, resumeName }: ActedOn,
): ActingSide<LinkOfOwner> {
  const now = clock.now()
  return {
    side: 'owner',
    actorId: actor.id,
    kind: posting.kind,
    events: (row) => eventsOfOwner(linkOf(row), posting, contactHeldBy(linkOf(row), person, posting, now), momentOf(row, now)),
    reasonAgainst: (event, link) => (contacts(event, link) ? contactHeldBy(link, person, posting, now) || undefined : undefined),
    reasonAgainstReturn: (link, restored) =>
      contactsAgain(link, restored) ? contactHeldBy(link, person, posting, now) || undefined : undefined,
    present: (row, undoUntil) => linkOfOwner({ ...row, resumeName }, { personId, person, posting, now, undoUntil }),
  }
}
