import { type Link, type LinkEvent, type LinkSide, noLink } from '@trellis/contract/postings/links.ts'
import type { PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import { rulesOf } from '@trellis/contract/postings/transitions.ts'
import type { levels } from '@trellis/contract/profiles/levels.ts'
import type { Random } from './random.ts'

/** Somebody who may come to hear of a posting. */
export interface Seeker {
  /** Place in the community. */
  readonly at: number
  readonly callingIds: readonly string[]
  readonly level: (typeof levels)[number]
  readonly birthYear: number
  /** The year in which they leave, or left, high school. */
  readonly leavesSchool: number
  readonly joinedAt: number
  readonly hidden: boolean
  /** Whether they may be contacted without being asked: who is no minor. */
  readonly isGrownUp: boolean
}

export interface MadeChange {
  readonly at: number
  readonly side: LinkSide
  readonly event: LinkEvent
  readonly before: Link
  readonly after: Link
}

/** What happened between a person and a posting. */
export interface MadeLink {
  readonly person: number
  readonly changes: readonly MadeChange[]
  readonly link: Link
  readonly note: string
  /** When they looked at the posting. */
  readonly viewedAt: number
}

export type Step = readonly [side: LinkSide, event: LinkEvent]

/** What a posting is to those who come to hear of it. */
export interface Offered {
  readonly kind: PostingKind
  /** Undefined for a draft. */
  readonly openedAt: number | undefined
  /** What people write who apply. */
  readonly notes: readonly string[]
}

const WRITES = 0.6

/** A link by a story of its own, until a day. Steps that the table of transitions refuses are left out. */
export function linkOf(
  random: Random,
  { kind, openedAt, notes }: Offered,
  seeker: Seeker,
  steps: readonly Step[],
  until: number,
): MadeLink {
  const { changed } = rulesOf(kind)
  const from = Math.min(until, Math.max(openedAt ?? until, seeker.joinedAt))
  let at = from + random.next() * (until - from) * 0.7
  const viewedAt = Math.floor(at)
  let link = noLink
  const changes: MadeChange[] = []
  let pause = 0
  for (const [side, event] of steps) {
    if (side !== 'person' && isHeldBack(event, seeker, link)) continue
    const after = changed(link, event, side, { ok2contact: seeker.isGrownUp })
    if (after === undefined) continue
    // The product itself answers at once.
    if (side !== 'system') at += pause
    changes.push({ at: Math.floor(at), side, event, before: link, after })
    link = after
    pause = random.next() * (until - at) * 0.6
  }
  return { person: seeker.at, changes, link, note: link.flags.applied && random.chance(WRITES) ? random.pick(notes) : '', viewedAt }
}

/** Nobody finds who is hidden or a minor before they apply, and nobody contacts a minor who has not agreed. */
function isHeldBack(event: LinkEvent, { hidden, isGrownUp }: Seeker, { flags }: Link): boolean {
  if (!flags.applied && (hidden || !isGrownUp)) return true
  return event === 'contacted' && !isGrownUp && !flags.ok2contact
}

/** When somebody was accepted last; undefined where they never were. */
export const acceptedAt = ({ changes }: Pick<MadeLink, 'changes'>): number | undefined =>
  changes.findLast(({ event }) => event === 'accepted')?.at
