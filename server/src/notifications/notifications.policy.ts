import { DAY_MS, HOUR_MS, WEEK_MS } from '@trellis/contract/durations.ts'
import { UNDO_MS } from '@trellis/contract/postings/links.ts'

const DIGEST_HOUR = 7 * HOUR_MS
const MARGIN = 10_000

/** How long a mail waits at least, in milliseconds: what is taken back in time is never told by mail. */
export const MAIL_DELAY = UNDO_MS + MARGIN

/** How old what a digest tells can be, in milliseconds; what is older is no news. */
export const DIGEST_REACH = WEEK_MS

/** When the daily digest goes out that tells of something that happened at a time: the next 07:00 UTC that leaves time to take it back. */
export function digestAt(time: number): number {
  return Math.ceil((time + MAIL_DELAY - DIGEST_HOUR) / DAY_MS) * DAY_MS + DIGEST_HOUR
}

/** Whatever happened after this time, up to the one given, goes into the same digest. */
export function digestedSince(time: number): number {
  return digestAt(time) - DAY_MS - MAIL_DELAY
}
