import type { JobState } from '../jobs/jobs.ts'
import { lastDayIsOver } from '../jobs/lastDay.ts'

interface Joinable {
  readonly state: JobState
  /** The last day on which people can join, in milliseconds since 1970. */
  readonly applyUntil: number | null
}

/** Why nobody is invited to a group now, in a sentence without a full stop; undefined where people are. `now` is in milliseconds since 1970. */
export function whyNotInvite({ state, applyUntil }: Joinable, now: number): string | undefined {
  if (state !== 'open') return 'Open the group before you invite people to it'
  if (!lastDayIsOver(applyUntil, now)) return undefined
  return 'The last day on which people can join is over: choose a later one before you invite people'
}
