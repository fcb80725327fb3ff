import type { InvitationState } from '@trellis/contract/groups/invitations.ts'

const DAY_MS = 86_400_000
const over: ReadonlySet<InvitationState> = new Set(['accepted', 'revoked', 'expired'])

interface Standing {
  readonly state: InvitationState
  /** When the last letter was asked for. */
  readonly askedAt: Date
}

/** Whether whoever has the address can still accept. */
export const isLive = ({ state }: Pick<Standing, 'state'>): boolean => !over.has(state)

/** Whether an address was written to so lately that another letter waits for tomorrow. */
export const isTooSoon = ({ askedAt }: Pick<Standing, 'askedAt'>, now: number): boolean => now - askedAt.getTime() < DAY_MS

/** Whether the letter can be sent again: one that waits is on its way already. */
export const canSendAgain = (one: Standing, now: number): boolean =>
  one.state !== 'waiting' && one.state !== 'accepted' && one.state !== 'revoked' && !isTooSoon(one, now)

export const canRevoke = isLive
