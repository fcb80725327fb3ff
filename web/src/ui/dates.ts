import { DAY_MS } from '@trellis/contract/durations.ts'
import { displayDate } from '@trellis/contract/texts/dates.ts'

const ofHere = new Intl.DateTimeFormat('en', { dateStyle: 'long' })
const inShort = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' })
const inShortWithYear = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const ofCalendar = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
const ofYear = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const ofYears = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

/** A moment with its time, on the reader's clock: '03/04/2026 02:15 PM' (specification, section 9). */
export const moment = (milliseconds: number): string => displayDate(milliseconds)

/** The day of a moment, on the reader's calendar: 'March 4, 2026'. */
export const day = (milliseconds: number): string => ofHere.format(milliseconds)

/** The same in short, with the year where it is another than that of `now`: 'Mar 4', 'Mar 4, 2025'. */
export const dayInShort = (milliseconds: number, now: number): string =>
  (new Date(milliseconds).getFullYear() === new Date(now).getFullYear() ? inShort : inShortWithYear).format(milliseconds)

/** A day that somebody wrote down, stored as its UTC midnight: 'March 4, 2026', the same wherever one reads it. */
export const calendarDay = (milliseconds: number): string => ofCalendar.format(milliseconds)

/** Such a day without its year: 'Mar 4'. */
export const shortDay = (milliseconds: number): string => ofYear.format(milliseconds)

/** Such a day in short, with its year where it is another than that of `now`: 'Mar 4', 'Mar 4, 2025'. */
export const shortCalendarDay = (milliseconds: number, now: number): string =>
  (new Date(milliseconds).getUTCFullYear() === new Date(now).getUTCFullYear() ? ofYear : ofYears).format(milliseconds)

/** A day of UTC on which something was done, told as today where the reader's calendar has not come to it yet. */
export const begunHere = (milliseconds: number, now: number): number => Math.min(milliseconds, midnightOf(now))

/** How many midnights of the reader's calendar lie between two moments. */
export const daysBetween = (from: number, to: number): number => (midnightOf(to) - midnightOf(from)) / DAY_MS

function midnightOf(milliseconds: number): number {
  const date = new Date(milliseconds)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
}
