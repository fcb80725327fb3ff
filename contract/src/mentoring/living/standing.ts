import { z } from 'zod'

const DAY = 86_400_000
/** A pair that has not met for so long, in milliseconds, is asked whether all is well. */
export const QUIET_AFTER = 21 * DAY

export const standings = ['onTrack', 'needsCheckIn', 'tooEarly'] as const
export const Standing = z.enum(standings)
export type Standing = z.output<typeof Standing>

/** When the two of a pair met last, and meet next, in milliseconds since 1970. */
export interface Meetings {
  readonly since: number
  readonly lastSession: number | null
  readonly nextSession: number | null
}

/** Since when a pair has not met. */
export const quietSince = ({ since, lastSession }: Meetings): number => Math.max(since, lastSession ?? since)

/** How a pair goes on: one that plans to meet needs nobody's help. */
export function standingOf(meetings: Meetings, now: number): Standing {
  if (meetings.nextSession !== null) return 'onTrack'
  if (now - quietSince(meetings) >= QUIET_AFTER) return 'needsCheckIn'
  return meetings.lastSession === null ? 'tooEarly' : 'onTrack'
}
