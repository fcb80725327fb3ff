import { z } from 'zod'

/** Whether this machine knows a time zone by this name of the IANA's. */
function isTimeZone(name: string): boolean {
  try {
    return new Date(0).toLocaleString('en', { timeZone: name }) !== ''
  } catch {
    return false
  }
}

/** A time zone by its name in the IANA's database, such as 'Europe/Vienna'. */
export const TimeZone = z
  .string()
  .max(60)
  .regex(/^[A-Za-z][A-Za-z0-9+_/-]*$/, 'Name a time zone such as Europe/Vienna')
  .refine(isTimeZone, 'Name a time zone such as Europe/Vienna')

/** How many minutes the clocks of a time zone are ahead of UTC in the middle of January, and of July, of one year. */
export type YearlyClock = readonly [january: number, july: number]

const [JANUARY, JULY, MIDDLE] = [0, 6, 15]

/** What the clocks of a time zone show in a year; undefined for a time zone that this machine does not know. */
export function yearlyClock(name: string, year: number): YearlyClock | undefined {
  if (!isTimeZone(name)) return undefined
  const shown = new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longOffset' })
  const aheadIn = (month: number): number => minutesOf(shown.formatToParts(Date.UTC(year, month, MIDDLE)))
  return [aheadIn(JANUARY), aheadIn(JULY)]
}

/** The minutes of 'GMT-03:30'; of 'GMT' none. */
function minutesOf(parts: readonly Intl.DateTimeFormatPart[]): number {
  const written = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(written) ?? []
  return sign === undefined ? 0 : Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes))
}
