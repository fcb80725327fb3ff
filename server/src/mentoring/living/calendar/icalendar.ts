/** Something at a time, in milliseconds since 1970. */
export interface CalendarEvent {
  readonly uid: string
  /** When what is told of it was last known. */
  readonly stamp: number
  readonly start: number
  readonly minutes: number
  readonly summary: string
}

const LONGEST_LINE = 75

/** How many octets UTF-8 takes for a character (RFC 3629, section 3); half of one is written as U+FFFD. */
function octetsOf(character: number): number {
  if (character < 0x80) return 1
  if (character < 0x8_00) return 2
  return character < 0x1_00_00 ? 3 : 4
}

/**
 * A content line of RFC 5545, section 3.1: no more than 75 octets before each line break, and never one within a character; what follows begins
 * with a space.
 */
export function folded(line: string): string {
  let out = ''
  let [begin, octets] = [0, 0]
  for (let at = 0; at < line.length;) {
    const character = line.codePointAt(at)!
    const more = octetsOf(character)
    if (octets + more > LONGEST_LINE) {
      out += `${line.slice(begin, at)}\r\n `
      ;[begin, octets] = [at, 1]
    }
    octets += more
    at += character < 0x1_00_00 ? 1 : 2
  }
  return `${out}${line.slice(begin)}\r\n`
}

/** A value of type TEXT of RFC 5545, section 3.3.11; signs that control a terminal are left out. */
export const textValue = (text: string): string =>
  text
    .replaceAll(/\r\n?|\n/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)

/** A time in UTC: '20260105T091500Z'. */
const utc = (milliseconds: number): string => `${new Date(milliseconds).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** A calendar with these events as RFC 5545 has it. */
export function icalendarOf(product: string, name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(product)}//Mentoring//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${textValue(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap(({ uid, stamp, start, minutes, summary }) => [
      'BEGIN:VEVENT',
      `UID:${textValue(uid)}`,
      `DTSTAMP:${utc(stamp)}`,
      `DTSTART:${utc(start)}`,
      `DURATION:PT${minutes}M`,
      `SUMMARY:${textValue(summary)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map(folded).join('')
}
