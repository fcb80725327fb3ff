import { HOUR_MS } from '@trellis/contract/durations.ts'

/**
 * Where the time of a task goes: into work `here`, on this machine and its database, the same while somebody looks on, by whom it is `awaited`, into
 * waiting for a machine that is `away`, such as a mail server, or into the same for `letters` that go out by the hundred and nobody waits for.
 */
export type Lane = 'here' | 'awaited' | 'away' | 'letters'

export const lanes = ['here', 'awaited', 'away', 'letters'] as const satisfies Lane[]

/** So many tasks of a lane are carried out at once. */
export const atOnce: Record<Lane, number> = { here: 1, awaited: 1, away: 4, letters: 2 }
/** Those after whose tasks this machine rests. */
export const restful: ReadonlySet<Lane> = new Set(['here', 'awaited'])
/**
 * So many tries a task has. Those here take half an hour, so that what fails for a reason of ours is seen soon; those away two days, for a mail server
 * may be gone over night.
 */
export const MOST_ATTEMPTS: Record<Lane, number> = { here: 12, awaited: 12, away: 23, letters: 23 }
const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 6 * HOUR_MS

/** Milliseconds until the next try: doubled each time, to six hours at most. */
export function retryDelay(attempts: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1))
}
