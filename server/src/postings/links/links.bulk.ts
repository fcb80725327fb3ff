import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { type Link, type LinkEvent, type LinkSide, noLink } from '@trellis/contract/postings/links.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inParts } from '../../platform/database/inParts.ts'
import { linkColumnsOf } from './links.present.ts'
import type { LinkChanged } from '../postings.events.ts'
import { linkChanges, links, postingViews } from '../postings.tables.ts'

/** A link by all that happened to it, the earliest first. Times are in milliseconds since 1970. */
export interface ReadyLink {
  readonly postingId: Id
  readonly personId: Id
  readonly changes: readonly {
    readonly at: number
    readonly side: LinkSide
    readonly event: LinkEvent
    /** Nobody where it was the product itself. */
    readonly byId: Id | undefined
    readonly before: Link
    readonly after: Link
  }[]
  /** Of the application. */
  readonly note: string
  readonly resumeId: Id | undefined
  /** When the person looked at the posting. */
  readonly viewedAt: number
}

/** A change that was added, as others are told of changes, and when it happened. */
export interface ReadyChange extends LinkChanged {
  readonly at: number
}

/**
 * Adds many links with their histories, some hundreds with each statement. Nobody is told of them: that is the caller's.
 * @returns all changes, link by link
 */
export async function addLinks(tx: Transaction, all: readonly ReadyLink[]): Promise<ReadyChange[]> {
  const changes = all.map(changesOf)
  const views = all.map(({ postingId, personId, viewedAt }) => ({ postingId, viewerId: personId, day: dayOf(viewedAt) }))
  const rows = changes.flatMap((changes) => changes.map(changeRow))
  await inParts(all.map(linkRow), (some) => tx.insert(links).values(some))
  await inParts(rows, (some) => tx.insert(linkChanges).values(some))
  await inParts(views, (some) => tx.insert(postingViews).values(some).onConflictDoNothing())
  return changes.flat()
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

function changesOf({ postingId, personId, changes }: ReadyLink): ReadyChange[] {
  return changes.map((change) => ({ ...change, changeId: newId(change.at), postingId, personId, words: '' }))
}

const changeRow = ({ changeId, at, byId, ...change }: ReadyChange, index: number) => ({
  ...change,
  id: changeId,
  number: index + 1,
  at: new Date(at),
  byId: byId ?? null,
})

function linkRow({ postingId, personId, changes, note, resumeId, viewedAt }: ReadyLink): typeof links.$inferInsert {
  const link = changes.at(-1)?.after ?? noLink
  const last = changes.at(-1)?.at ?? viewedAt
  const changedAt = (side: 'person' | 'owner') =>
    new Date(changes.findLast(({ before, after }) => before[side] !== after[side])?.at ?? last)
  const appliedAt = changes.findLast(({ event }) => event === 'applied')?.at
  const application = link.flags.applied && appliedAt !== undefined && { note, resumeId, appliedAt: new Date(appliedAt) }
  return {
    postingId,
    personId,
    ...linkColumnsOf(link),
    ...application,
    personChangedAt: changedAt('person'),
    ownerChangedAt: changedAt('owner'),
    changes: changes.length,
  }
}
