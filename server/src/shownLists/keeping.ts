import { DAY_MS } from '@trellis/contract/durations.ts'

/** For so many days it is kept which suggestions were shown. */
export const KEPT_DAYS = 180

/** So long after a list was shown what somebody does about its entries counts as having come of it. */
export const FOLLOWED_FOR_MS = 14 * DAY_MS

/** From when on lists are kept, in milliseconds since 1970. */
export const keptSince = (now: number): number => now - KEPT_DAYS * DAY_MS
