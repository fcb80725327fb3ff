import type { LinkOfOwner } from '@trellis/contract/postings/linkSides.ts'
import type { CandidateBucket } from '../../jobs/employer/buckets.ts'
import { type DecisionEvent, type PipelineWords, stateWord } from '../pipeline/words.ts'

/** What can be decided about a person. How it is called stands in the words of the kind of posting. */
export interface Decision {
  readonly event: DecisionEvent
  /** The key that does the same. */
  readonly key?: string
}

/** In the order of buttons: what leads on first. */
export const decisions: readonly Decision[] = [
  { event: 'accepted', key: 'A' },
  { event: 'contacted', key: 'C' },
  { event: 'shortlist', key: 'S' },
  { event: 'dismiss', key: 'M' },
  { event: 'rejected', key: 'R' },
  { event: 'reopen', key: 'O' },
  { event: 'cancel' },
  { event: 'hide', key: 'H' },
  { event: 'unhide', key: 'H' },
]

export const decisionOf = (event: DecisionEvent): Decision => decisions.find((decision) => decision.event === event)!

/** What can be decided about somebody now. Of hiding and showing again only the one that changes something. */
export function decisionsFor({ can, flags }: LinkOfOwner): readonly Decision[] {
  const idle: DecisionEvent = flags.hidden ? 'hide' : 'unhide'
  return decisions.filter(({ event }) => event !== idle && can.includes(event))
}

/** Every decision has a slot of its own or shares it with its opposite, so that it lies at the same spot for each person. */
export interface Slot {
  /** At most one of them is possible at a time. */
  readonly events: readonly DecisionEvent[]
  /** Whether it has room on a phone; what has none is in a menu beside. */
  readonly onPhones: boolean
  /** What turns somebody down is never the strong button, also where nothing else can be decided. */
  readonly maybeStrong: boolean
}

/**
 * The buttons of the review in their order. What tells the other side, or ends something, shares its slot with nothing: a
 * second tap on the same spot does the same or nothing.
 */
export const slots: readonly Slot[] = [
  { events: ['accepted'], onPhones: true, maybeStrong: true },
  { events: ['contacted'], onPhones: true, maybeStrong: true },
  { events: ['shortlist', 'cancel', 'reopen'], onPhones: true, maybeStrong: true },
  { events: ['dismiss'], onPhones: false, maybeStrong: false },
  { events: ['rejected'], onPhones: true, maybeStrong: false },
  { events: ['hide', 'unhide'], onPhones: false, maybeStrong: false },
]

const eventOfBucket: Partial<Record<CandidateBucket, DecisionEvent>> = {
  saved: 'shortlist',
  contacted: 'contacted',
  accepted: 'accepted',
  rejected: 'rejected',
}

/**
 * The event by which a card is put into a list; undefined where it cannot be. Back where it was, a rejected one is reopened,
 * and a saved one of somebody who applied taken out of the saved.
 */
export function eventOnto({ state, can, flags, reopensTo }: LinkOfOwner, bucket: CandidateBucket): DecisionEvent | undefined {
  const isBack = state === 'rejected' ? reopensTo === bucket : state === 'saved' && flags.applied && bucket === 'applied'
  const event = isBack ? (state === 'rejected' ? 'reopen' : 'cancel') : eventOfBucket[bucket]
  return event !== undefined && state !== bucket && can.includes(event) ? event : undefined
}

/** Why a card cannot be put into a list, in a sentence. */
export function whyNotOnto(words: PipelineWords, link: LinkOfOwner, name: string, bucket: CandidateBucket): string {
  const { state, contactHeldBy, reopensTo, can } = link
  const { buckets, cannotBePut } = words
  if (bucket === 'contacted' && contactHeldBy !== '') return contactHeldBy
  if (state === 'rejected') {
    return can.includes('reopen') && reopensTo !== null && reopensTo !== 'none'
      ? cannotBePut.rejected(name, buckets[reopensTo].title)
      : cannotBePut.notReopened(name)
  }
  switch (bucket) {
    case 'suggested':
      return 'Nobody can be put into Suggested: it fills by itself with the people who fit best.'
    case 'applied':
      return cannotBePut.toApplied
    case 'accepted':
      return state === 'contacted' ? cannotBePut.notAgreed(name) : cannotBePut.notApplied(name)
    case 'saved':
      return cannotBePut.toSaved(name)
    default:
      return `${name} cannot be put into ${buckets[bucket].title} from ${stateWord(words, link)}.`
  }
}
