/** The time of a moment on the clock of a time zone: '2:15 PM'. */
export const timeIn = (milliseconds: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone }).format(milliseconds)

/** The time zone of this machine, such as 'Europe/Vienna'. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The place after which a time zone is called, in its part of the world: 'New York', 'Indiana/Knox'. */
export const zonePlace = (timeZone: string): string => timeZone.slice(timeZone.indexOf('/') + 1).replaceAll('_', ' ')

/** By which clock it is, for people: 'New York time'; 'UTC' has no place. */
export function zoneWords(timeZone: string): string {
  const isOfPlace = timeZone.includes('/') && !timeZone.startsWith('Etc/')
  return isOfPlace ? `${timeZone.split('/').at(-1)!.replaceAll('_', ' ')} time` : zonePlace(timeZone)
}

const padded = (part: number): string => String(part).padStart(2, '0')

/** The day of a moment on the reader's calendar, as a date field has it: '2026-09-15'. */
export function dayHere(milliseconds: number): string {
  const date = new Date(milliseconds)
  return `${date.getFullYear()}-${padded(date.getMonth() + 1)}-${padded(date.getDate())}`
}

/** The last moment of a day on the reader's calendar; NaN for what is no day. */
export function endOfDay(day: string): number {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  return parts === null ? Number.NaN : new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]) + 1).getTime() - 1
}

/** A moment on the reader's clock, as a field of a date with its time has it: '2026-09-15T14:15'. */
export function momentHere(milliseconds: number): string {
  const date = new Date(milliseconds)
  return `${dayHere(milliseconds)}T${padded(date.getHours())}:${padded(date.getMinutes())}`
}
