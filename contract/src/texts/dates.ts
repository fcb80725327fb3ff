import { DAY_MS, MINUTE_MS } from '../durations.ts'

/** The end date that means 'Current' (specification, section 3). */
export const CURRENT = 9_999_999_999_999
const FIRST_YEAR = 1901
const LAST_YEAR = 2099

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthWord =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|' +
  'sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'

/** Every written form: a pattern, and which of its groups are the year, the month and the day. */
const forms: readonly { pattern: RegExp; year: number; month?: number; day?: number }[] = [
  { pattern: /^(\d{4})$/, year: 1 },
  { pattern: /^(\d{1,2})[/.-](\d{4})$/, year: 2, month: 1 },
  { pattern: /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/, year: 4, month: 1, day: 3 },
  { pattern: /^(\d{4})-(\d{1,2})$/, year: 1, month: 2 },
  { pattern: /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/i, year: 1, month: 2, day: 3 },
  { pattern: new RegExp(`^(${monthWord})\\.?,? (\\d{4})$`, 'i'), year: 2, month: 1 },
  { pattern: new RegExp(`^(${monthWord})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})$`, 'i'), year: 3, month: 1, day: 2 },
  { pattern: new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)? (${monthWord})\\.?,? (\\d{4})$`, 'i'), year: 3, month: 2, day: 1 },
]

function monthOf(written: string): number {
  return /^\d/.test(written) ? Number(written) : monthNames.indexOf(written.slice(0, 3).toLowerCase()) + 1
}

/** The UTC midnight of a day, or undefined where the calendar has no such day or its year is not 1901 to 2099. */
function dayOf(year: number, month: number, day: number): number | undefined {
  if (year < FIRST_YEAR || year > LAST_YEAR) return undefined
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : undefined
}

function readNumber(value: number): number | undefined {
  if (value === CURRENT) return CURRENT
  // No day begins between 1,901 and 2,099 ms after 1970, so such a number can only be meant as a year.
  if (Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR) return dayOf(value, 1, 1)
  const year = new Date(value).getUTCFullYear()
  return year >= FIRST_YEAR && year <= LAST_YEAR ? Math.floor(value / DAY_MS) * DAY_MS : undefined
}

/**
 * Reads a date in any form that the specification allows: 'M/YYYY', 'MM/DD/YYYY', ISO 'YYYY-MM' and 'YYYY-MM-DD',
 * 'Sep 2024', 'September 15, 2024', '15 Sep 2024', a year 1901 to 2099, 'Current' (also 'present', 'now'), or a number
 * of milliseconds since 1970. What is not written is the first month and the first day.
 * @returns the UTC midnight of the day in milliseconds, {@link CURRENT}, null for no date, undefined where it is none
 */
export function readDate(value: string | number | null): number | null | undefined {
  if (value === null) return null
  if (typeof value === 'number') return readNumber(value)
  const written = value.trim().replace(/\s+/g, ' ')
  if (written === '') return null
  if (/^(current|present|now)$/i.test(written) || written === String(CURRENT)) return CURRENT
  for (const { pattern, year, month, day } of forms) {
    const found = pattern.exec(written)
    if (!found) continue
    return dayOf(Number(found[year]), month ? monthOf(found[month]!) : 1, day ? Number(found[day]) : 1)
  }
  return undefined
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
const monthDayYear = (date: Date) => `${twoDigits(date.getUTCMonth() + 1)}/${twoDigits(date.getUTCDate())}/${date.getUTCFullYear()}`

/** A day as a person edits it: 'mm/dd/yyyy', 'Current', or nothing. {@link readDate} reads it back. */
export function writeDate(date: number | null): string {
  if (date === null) return ''
  return date === CURRENT ? 'Current' : monthDayYear(new Date(date))
}

/**
 * A moment as lists and messages show it: 'MM/DD/YYYY hh:mm A' (specification, section 9).
 * @param minutesEast the clock's distance from UTC in minutes; where it is left out, that of the machine
 */
export function displayDate(moment: number, minutesEast: number = -new Date(moment).getTimezoneOffset()): string {
  if (moment === CURRENT) return 'Current'
  const local = new Date(moment + minutesEast * MINUTE_MS)
  const hour = local.getUTCHours()
  const time = `${twoDigits(hour % 12 || 12)}:${twoDigits(local.getUTCMinutes())} ${hour < 12 ? 'AM' : 'PM'}`
  return `${monthDayYear(local)} ${time}`
}

/** As {@link displayDate}, for readers whose clock nobody knows: 'MM/DD/YYYY hh:mm A UTC'. */
export const displayDateUtc = (moment: number): string => `${displayDate(moment, 0)} UTC`

/** A day by its month alone: 'Sep 2024', 'Current', or nothing. */
export function monthYear(date: number | null): string {
  if (date === null) return ''
  if (date === CURRENT) return 'Current'
  const day = new Date(date)
  const month = monthNames[day.getUTCMonth()]!
  return `${month[0]!.toUpperCase()}${month.slice(1)} ${day.getUTCFullYear()}`
}

export const YEAR_MS = 365.25 * DAY_MS
const LONGEST_YEARS = 100

/** The units that people write, each with how many of it make a year. */
const units: readonly [word: RegExp, perYear: number][] = [
  [/^y(ea)?rs?$|^y$/, 1],
  [/^mo(nth|s)?s?$|^m$/, 12],
  [/^w(ee)?ks?$|^w$/, 52],
  [/^days?$|^d$/, 365.25],
  [/^semesters?$/, 2],
  [/^(quarters?|seasons?|summers?|winters?|springs?|falls?|autumns?)$/, 4],
]
const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const sensible = (years: number) => (years >= 0 && years <= LONGEST_YEARS ? years : undefined)

function numberOf(word: string): number {
  if (/^an?$/.test(word)) return 1
  return numberWords.includes(word) ? numberWords.indexOf(word) : Number(word.replace(',', '.'))
}

/** The length of 'from to' in years: whole years counted, and at least one where only years are written. */
function yearsBetween(from: string, to: string, now: number | undefined): number | undefined {
  const start = readDate(from)
  const end = readDate(to)
  if (typeof start !== 'number' || typeof end !== 'number' || start === CURRENT) return undefined
  const until = end === CURRENT ? now : end
  if (until === undefined || until < start) return undefined
  const onlyYears = /^\d{4}$/.test(from) && /^\d{4}$/.test(to)
  return sensible(onlyYears ? Math.max(1, Number(to) - Number(from)) : (until - start) / YEAR_MS)
}

/** Sums the lengths named in a text: '1 year 6 months' is 1.5. */
function yearsOfParts(written: string): number | undefined {
  const amount = `(\\d+(?:[.,]\\d+)?|an?\\b|${numberWords.join('|')})`
  const parts = new RegExp(`${amount}(?:\\s*(?:-|to|–)\\s*${amount})?\\s*\\+?\\s*([a-z]+)`, 'g')
  let years = 0
  let found = false
  for (const [, low, high, word] of written.matchAll(parts)) {
    const unit = units.find(([pattern]) => pattern.test(word!))
    if (!unit) continue
    found = true
    years += (high ? (numberOf(low!) + numberOf(high)) / 2 : numberOf(low!)) / unit[1]
  }
  return found ? sensible(years) : undefined
}

/**
 * Reads a duration as people write it, in years: '2 years', '18 months', '1 yr 6 mo', '6 weeks', '10 days', '1-2 years'
 * (their mean), '2 summers', a bare '3' (years), '2019-2021', '9/2019 to 6/2021'.
 * @param now milliseconds since 1970, needed by 'since 2019' and '2019 to present' alone
 * @returns undefined where no length can be told
 */
export function yearsOf(duration: string, now?: number): number | undefined {
  const written = duration.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, 200)
  if (/^\d+([.,]\d+)?\+?$/.test(written)) {
    const years = numberOf(written.replace('+', ''))
    return years >= FIRST_YEAR && years <= LAST_YEAR ? undefined : sensible(years)
  }
  const since = /^since (.+)$/.exec(written)
  if (since) return yearsBetween(since[1]!, 'current', now)
  const [from, to, ...more] = written.split(/ ?[–—] ?| (?:-|to|until) |(?<=^[\d/]*\d{4})-(?=\D+$|[\d/]*\d{4}$)/)
  if (to && more.length === 0 && typeof readDate(from!) === 'number') return yearsBetween(from!, to, now)
  const halves = written.replace(/\bhalf (a )?year\b/g, '6 months').replace(/ and a half years?/g, ' years 6 months')
  return yearsOfParts(halves)
}
