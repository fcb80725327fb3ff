import { DAY_MS, HOUR_MS } from '@trellis/contract/durations.ts'
import { type InvitationState, MOST_INVITED_A_DAY } from '@trellis/contract/groups/invitations.ts'
import { whyNotInvite } from '@trellis/contract/groups/whyNotInvite.ts'
import type { Posting } from '../../postings/postings.queries.ts'

const over: ReadonlySet<InvitationState> = new Set(['accepted', 'revoked', 'expired'])

interface Standing {
  readonly state: InvitationState
  /** When the last letter was asked for. */
  readonly askedAt: Date
}

/** Whether whoever has the address can still accept. */
export const isLive = ({ state }: Pick<Standing, 'state'>): boolean => !over.has(state)

/** Whether nobody has to be written to once more: they can accept, and have a letter that says so or will get it. */
export const isInvited = ({ state }: Pick<Standing, 'state'>): boolean => isLive({ state }) && state !== 'undeliverable'

/** Whether an address was written to so lately that another letter waits for tomorrow. */
export const isTooSoon = ({ askedAt }: Pick<Standing, 'askedAt'>, now: number): boolean => now - askedAt.getTime() < DAY_MS

/** Whether the letter can be sent again, a day after it was asked for: one that still waits then, as while the group was closed, as well. */
export const canSendAgain = (one: Standing, now: number): boolean =>
  one.state !== 'accepted' && one.state !== 'revoked' && !isTooSoon(one, now)

/** Why nobody is invited to a group now, in a sentence; undefined where people are. */
export const whyNotInviteTo = ({ state, applyUntil }: Pick<Posting, 'state' | 'applyUntil'>, now: number): string | undefined =>
  whyNotInvite({ state, applyUntil: applyUntil?.getTime() ?? null }, now)

export const canRevoke = isLive

/** So many letters go out at a time, in milliseconds since 1970. */
export interface Letters {
  readonly at: number
  readonly count: number
}

/**
 * When letters go out: as many at once as a day allows, the others days later, so that never more go out within a day.
 * @param before what goes out already, of the last day and of the days to come
 * @param from when the first go out, and each day after it the next
 * @returns in the order of time; all of them
 */
export function lettersOver(before: readonly Letters[], { wanted, from, now }: { wanted: number; from: number; now: number }): Letters[] {
  const planned: Letters[] = []
  for (let at = from, left = wanted; left > 0; at += DAY_MS) {
    // What was to go out long ago is not taken up again: another day begins.
    if (at < now - HOUR_MS) continue
    const near = [...before, ...planned].filter((one) => Math.abs(one.at - at) < DAY_MS)
    const room = Math.max(0, MOST_INVITED_A_DAY - near.reduce((sum, { count }) => sum + count, 0))
    const some = Math.min(left, room)
    if (some > 0) planned.push({ at, count: some })
    left -= some
  }
  return planned
}
