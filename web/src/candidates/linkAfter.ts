import type { LinkOfOwner } from '@trellis/contract/jobs.ts'
import { changed, eventsFrom, type Link, type LinkEvent } from '@trellis/contract/links.ts'

/**
 * A link as it will most likely be after an event of the owner's, by the same table as the server's, until the server has
 * answered. Where a reopened one returns to only the server knows: it stays as it is.
 */
export function linkAfter(link: LinkOfOwner, event: LinkEvent, now: number): LinkOfOwner {
  // What the person's side is does not matter to the owner's events, and is not told.
  const before: Link = { person: 'none', owner: link.state, flags: link.flags, beforeRejection: null }
  const after = changed(before, event, 'owner')
  if (after === undefined) return link
  const can = eventsFrom(after, 'owner').filter((event) => event !== 'contacted' || link.contactHeldBy === '')
  return { ...link, state: after.owner, flag: after.owner, flags: after.flags, can, undoUntil: null, changedAt: now }
}
