import { z } from 'zod'

/** What this machine calls a time zone of the IANA's, whatever the case of its letters; undefined for what it does not know. */
function ownNameOf(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Each part of a name of the IANA's begins with a capital, and those with a region have small letters as well. */
const isSpelled = (name: string): boolean => !/(?:^|\/)[a-z]/.test(name) && (!name.includes('/') || /[a-z]/.test(name))

/** A time zone as the IANA spells it. A second name stays, such as Asia/Kolkata for Asia/Calcutta: browsers call it by either. */
function spelled(name: string): string {
  const own = ownNameOf(name)
  if (own === undefined) return name
  const isOwn = own.toLowerCase() === name.toLowerCase()
  return isOwn || !isSpelled(name) ? own : name
}

const NO_TIME_ZONE = 'Name a time zone such as Europe/Vienna'

/** A time zone by its name in the IANA's database, such as 'Europe/Vienna', read in any case. */
export const TimeZone = z
  .string()
  .max(60)
  .regex(/^[A-Za-z][A-Za-z0-9+_/-]*$/, NO_TIME_ZONE)
  .refine((name) => ownNameOf(name) !== undefined, NO_TIME_ZONE)
  .overwrite(spelled)

/** How many minutes the clocks of a time zone are ahead of UTC in the middle of January, and of July, of one year. */
export type YearlyClock = readonly [january: number, july: number]

const [JANUARY, JULY, MIDDLE] = [0, 6, 15]

/** What the clocks of a time zone show in a year; undefined for a time zone that this machine does not know. */
export function yearlyClock(name: string, year: number): YearlyClock | undefined {
  if (ownNameOf(name) === undefined) return undefined
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
