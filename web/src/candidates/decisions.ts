import type { LinkOfOwner } from '@trellis/contract/jobs.ts'
import type { LinkEvent } from '@trellis/contract/links.ts'
import type { CandidateBucket } from './buckets.ts'

/** What an employer can decide about a candidate. */
export interface Decision {
  readonly event: LinkEvent
  /** The same words on buttons, in menus and in the list of keys. */
  readonly label: string
  /** The key that does the same. */
  readonly key?: string
  /** What has come of it: '… is saved.' */
  readonly done: (name: string) => string
}

/** In the order of buttons: what leads on first. */
export const decisions: readonly Decision[] = [
  { event: 'accepted', label: 'Accept', key: 'A', done: (name) => `${name} is accepted and will be told.` },
  { event: 'contacted', label: 'Contact', key: 'C', done: (name) => `${name} is contacted and will be told.` },
  { event: 'pS', label: 'Save', key: 'S', done: (name) => `${name} is saved.` },
  { event: 'mS', label: 'Replace', key: 'M', done: (name) => `${name} is set aside; the next best takes their place.` },
  { event: 'rejected', label: 'Reject', key: 'R', done: (name) => `${name} is rejected.` },
  { event: 'reopen', label: 'Reopen', key: 'O', done: (name) => `${name} is back where they were.` },
  { event: 'cancel', label: 'Take back', done: (name) => `${name} is no longer saved.` },
  { event: 'hF', label: 'Hide', key: 'H', done: (name) => `${name} is hidden from your lists.` },
  { event: 'pF', label: 'Show again', key: 'H', done: (name) => `${name} is in your lists again.` },
]

export const decisionOf = (event: LinkEvent): Decision => decisions.find((decision) => decision.event === event)!

/** What can be decided about somebody now. Of hiding and showing again only the one that changes something. */
export function decisionsFor({ can, flags }: LinkOfOwner): readonly Decision[] {
  const idle: LinkEvent = flags.hidden ? 'hF' : 'pF'
  return decisions.filter(({ event }) => event !== idle && can.includes(event))
}

const eventOfBucket: Partial<Record<CandidateBucket, LinkEvent>> = {
  saved: 'pS',
  contacted: 'contacted',
  accepted: 'accepted',
  rejected: 'rejected',
}

/** The event by which a card is put into a list; undefined where it cannot be. */
export function eventOnto({ state, can }: LinkOfOwner, bucket: CandidateBucket): LinkEvent | undefined {
  const event = eventOfBucket[bucket]
  return event !== undefined && state !== bucket && can.includes(event) ? event : undefined
}
