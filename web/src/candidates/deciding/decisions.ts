import type { LinkOfOwner } from '@trellis/contract/postings/linkSides.ts'
import type { LinkEvent } from '@trellis/contract/postings/links.ts'
import { bucketWords, stateWord } from '../../jobs/employer/bucketWords.ts'
import { type CandidateBucket } from '../../jobs/employer/buckets.ts'

/** What an employer can decide about a candidate. */
export interface Decision {
  readonly event: LinkEvent
  /** The same words on buttons, in menus and in the list of keys. */
  readonly label: string
  /** The key that does the same. */
  readonly key?: string
  /** What has come of it, of somebody who stood so before: '… is saved.' */
  readonly done: (name: string, before: LinkOfOwner) => string
}

/** Whether somebody knows that there is something going on between them and the job: then they are told of its end. */
const knows = ({ state, flags }: LinkOfOwner): boolean => flags.applied || state === 'contacted' || state === 'accepted'

/** In the order of buttons: what leads on first. */
export const decisions: readonly Decision[] = [
  { event: 'accepted', label: 'Accept', key: 'A', done: (name) => `${name} is accepted and will be told.` },
  { event: 'contacted', label: 'Contact', key: 'C', done: (name) => `${name} is contacted and will be told.` },
  { event: 'shortlist', label: 'Save', key: 'S', done: (name) => `${name} is saved.` },
  { event: 'dismiss', label: 'Replace', key: 'M', done: (name) => `${name} is set aside; the next best takes their place.` },
  {
    event: 'rejected',
    label: 'Reject',
    key: 'R',
    done: (name, link) => `${name} is rejected and will ${knows(link) ? '' : 'not '}be told.`,
  },
  { event: 'reopen', label: 'Reopen', key: 'O', done: (name) => `${name} is back where they were.` },
  { event: 'cancel', label: 'Take back', done: (name) => `${name} is no longer saved.` },
  { event: 'hide', label: 'Hide', key: 'H', done: (name) => `${name} is hidden from your lists.` },
  { event: 'unhide', label: 'Show again', key: 'H', done: (name) => `${name} is in your lists again.` },
]

export const decisionOf = (event: LinkEvent): Decision => decisions.find((decision) => decision.event === event)!

/** What can be decided about somebody now. Of hiding and showing again only the one that changes something. */
export function decisionsFor({ can, flags }: LinkOfOwner): readonly Decision[] {
  const idle: LinkEvent = flags.hidden ? 'hide' : 'unhide'
  return decisions.filter(({ event }) => event !== idle && can.includes(event))
}

/** Every decision has a slot of its own or shares it with its opposite, so that it lies at the same spot for each person. */
export interface Slot {
  /** At most one of them is possible at a time. */
  readonly events: readonly LinkEvent[]
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

const eventOfBucket: Partial<Record<CandidateBucket, LinkEvent>> = {
  saved: 'shortlist',
  contacted: 'contacted',
  accepted: 'accepted',
  rejected: 'rejected',
}

/**
 * The event by which a card is put into a list; undefined where it cannot be. Back where it was, a rejected one is reopened,
 * and a saved one of somebody who applied taken out of the saved.
 */
export function eventOnto({ state, can, flags, reopensTo }: LinkOfOwner, bucket: CandidateBucket): LinkEvent | undefined {
  const isBack = state === 'rejected' ? reopensTo === bucket : state === 'saved' && flags.applied && bucket === 'applied'
  const event = isBack ? (state === 'rejected' ? 'reopen' : 'cancel') : eventOfBucket[bucket]
  return event !== undefined && state !== bucket && can.includes(event) ? event : undefined
}

/** Why a card cannot be put into a list, in a sentence. */
export function whyNotOnto(link: LinkOfOwner, name: string, bucket: CandidateBucket): string {
  const { state, contactHeldBy, reopensTo, can } = link
  if (bucket === 'contacted' && contactHeldBy !== '') return contactHeldBy
  if (state === 'rejected') {
    return can.includes('reopen') && reopensTo !== null && reopensTo !== 'none'
      ? `${name} is rejected. Put them into ${bucketWords[reopensTo].title}, where they were, to reopen this.`
      : `${name} said no, or cannot be brought back: this is not yours to reopen.`
  }
  switch (bucket) {
    case 'suggested':
      return 'Nobody can be put into Suggested: it fills by itself with the people who fit best.'
    case 'applied':
      return 'Nobody can be put into Applied: people apply themselves.'
    case 'accepted':
      return state === 'contacted'
        ? `${name} has not agreed to be contacted yet. They can be accepted once they have.`
        : `${name} has not applied. Contact them first.`
    case 'saved':
      return `${name} cannot be put into Saved any more: they know of this job from you.`
    default:
      return `${name} cannot be put into ${bucketWords[bucket].title} from ${stateWord(state)}.`
  }
}
