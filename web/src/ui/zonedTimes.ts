/** The time of a moment on the clock of a time zone: '2:15 PM'. */
export const timeIn = (milliseconds: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone }).format(milliseconds)

/** The time zone of this machine, such as 'Europe/Vienna'. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
