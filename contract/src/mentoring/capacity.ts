import { pauseAt } from './living/pauses.ts'

/** What is said of how many mentees a mentor takes. Null where nobody says so; times in milliseconds since 1970. */
export interface SaidOfCapacity {
  /** By the group's advisors, for this mentor. */
  readonly set: number | null
  /** By the mentor. */
  readonly told: number | null
  /** They pause until then. */
  readonly pausedUntil: number | null
}

/**
 * How many mentees a mentor takes now: none during a pause. What the mentor tells is never gone beyond; advisors may set less. Where
 * neither says anything it is what the mentoring group usually asks.
 */
export function capacityOf({ set, told, pausedUntil }: SaidOfCapacity, usual: number, now: number): number {
  if (pauseAt(pausedUntil, now) !== null) return 0
  return Math.min(told ?? Infinity, set ?? told ?? usual)
}
