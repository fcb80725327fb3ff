/** How long things last, in milliseconds: the one place where these numbers stand. A day here has 24 hours, whatever a calendar says. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
export const WEEK_MS = 7 * DAY_MS
