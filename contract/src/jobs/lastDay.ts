import { DAY_MS } from '../durations.ts'
import type { JobInfo } from './jobs.ts'

/** Whether a last day to apply is over: it counts to its end (UTC). Times in milliseconds since 1970. */
export const lastDayIsOver = (lastDay: number | null, now: number): boolean => lastDay !== null && now >= lastDay + DAY_MS

type Facts = Pick<JobInfo, 'state' | 'applyUntil'>

/**
 * Why a last day to apply cannot be stored, for its field; undefined where it can. A day that has passed may stay as it
 * was, so that an open job can still be corrected or closed.
 * @param before the job as it is stored; undefined for a new one
 */
export function lastDayFault(job: Facts, before: Facts | undefined, now: number): string | undefined {
  if (!lastDayIsOver(job.applyUntil, now)) return undefined
  const isNew = job.applyUntil !== before?.applyUntil
  const opens = job.state === 'open' && before?.state !== 'open'
  return isNew || opens ? 'This day is over. Choose a later one, or none' : undefined
}
