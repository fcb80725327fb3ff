import { z } from 'zod'
import { DAY_MS } from '../../durations.ts'

/** A pair that has neither met nor written to each other for so long, in milliseconds, is asked whether all is well. */
export const QUIET_AFTER = 21 * DAY_MS

/** How pairs go on of which neither pauses. */
export const goingStandings = ['onTrack', 'needsCheckIn', 'tooEarly'] as const
export type GoingStanding = (typeof goingStandings)[number]

export const standings = [...goingStandings, 'pausing'] as const
export const Standing = z.enum(standings)
export type Standing = z.output<typeof Standing>

/** When the two of a pair met last, wrote to each other last, and meet next, in milliseconds since 1970. */
export interface Meetings {
  readonly since: number
  readonly lastSession: number | null
  readonly lastMessage: number | null
  readonly nextSession: number | null
  /** Whether one of the two pauses. */
  readonly pauses: boolean
}

/** Since when a pair has neither met nor written to each other. */
export const quietSince = ({ since, lastSession, lastMessage }: Meetings): number =>
  Math.max(since, lastSession ?? since, lastMessage ?? since)

/**
 * How a pair goes on, for reminders, tables and numbers alike: who writes is not silent; nobody is asked for a pair that plans to meet, nor for
 * one of which one pauses.
 */
export function standingOf(meetings: Meetings, now: number): Standing {
  if (meetings.pauses) return 'pausing'
  if (meetings.nextSession !== null) return 'onTrack'
  if (now - quietSince(meetings) >= QUIET_AFTER) return 'needsCheckIn'
  return meetings.lastSession === null && meetings.lastMessage === null ? 'tooEarly' : 'onTrack'
}
