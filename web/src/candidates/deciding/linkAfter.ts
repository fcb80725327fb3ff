import type { LinkOfOwner } from '@trellis/contract/postings/linkSides.ts'
import { type Link, type LinkEvent } from '@trellis/contract/postings/links.ts'
import type { PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import { rulesOf } from '@trellis/contract/postings/transitions.ts'

/** A link as it will most likely be after an event of the owner's, by the same table as the server's, until the server has answered. */
export function linkAfter(kind: PostingKind, link: LinkOfOwner, event: LinkEvent, now = Date.now()): LinkOfOwner {
  const { changed, eventsFrom } = rulesOf(kind)
  // What the person's side is does not matter to the owner's events, and is not told.
  const { reopensTo } = link
  const beforeRejection: Link['beforeRejection'] = reopensTo && { person: 'none', owner: reopensTo }
  const before: Link = { person: 'none', owner: link.state, flags: link.flags, beforeRejection }
  const after = changed(before, event, 'owner')
  if (after === undefined) return link
  const can = eventsFrom(after, 'owner').filter((event) => event !== 'contacted' || link.contactHeldBy === '')
  const shown = { state: after.owner, flag: after.owner, flags: after.flags, can, reopensTo: after.beforeRejection?.owner ?? null }
  return { ...link, ...shown, undoUntil: null, changedAt: now }
}
