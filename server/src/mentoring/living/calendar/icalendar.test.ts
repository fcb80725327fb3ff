import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folded, icalendarOf, textValue } from './icalendar.ts'

const unfolded = (text: string): string => text.replaceAll('\r\n ', '')
const read = (value: string): string => value.replaceAll(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
const anyText = fc.string({ unit: 'grapheme', maxLength: 300 })

test('a folded line has no more than 75 octets, cuts no character, and reads back', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const line = `SUMMARY:${textValue(text)}`
      const out = folded(line)
      for (const one of out.split('\r\n')) expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75)
      expect(out).not.toContain('\uFFFD'.repeat(text.includes('\uFFFD') ? 1_000 : 1))
      expect(unfolded(out)).toBe(`${line}\r\n`)
    }),
  )
})

test('a text reads back but for signs of control, and breaks no line', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const value = textValue(text)
      expect(value).not.toMatch(/[\r\n]/)
      const plain = text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, '')
      expect(read(value)).toBe(plain)
    }),
  )
})

test('names cannot add lines or events', () => {
  const summary = 'Ada\r\nEND:VEVENT\r\nBEGIN:VEVENT\nSUMMARY:No; really, \\n'
  const out = unfolded(icalendarOf('Trellis', 'Mentoring', [{ uid: 'a@b', stamp: 0, start: 0, minutes: 30, summary }]))
  expect(out.split('\r\n').filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  expect(out).toContain(String.raw`SUMMARY:Ada\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:No\; really\, \\n`)
})

test('a calendar is what calendars read', () => {
  const start = Date.UTC(2026, 0, 5, 9, 15)
  const event = { uid: '1@trellis', stamp: start, start, minutes: 45, summary: 'Mentoring with Ada' }
  expect(icalendarOf('Trellis', 'Mentoring', [event]).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trellis//Mentoring//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Mentoring',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'BEGIN:VEVENT',
    'UID:1@trellis',
    'DTSTAMP:20260105T091500Z',
    'DTSTART:20260105T091500Z',
    'DURATION:PT45M',
    'SUMMARY:Mentoring with Ada',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a calendar as full as any is written soon, whatever people are called: others wait for it', () => {
  const summary = 'Mentoring with '.padEnd(200, 'Åsa 学生 ')
  const events = Array.from({ length: 1_000 }, (_, at) => ({ uid: `${at}@trellis`, stamp: 0, start: at, minutes: 45, summary }))
  const began = process.cpuUsage()
  icalendarOf('Trellis', 'Mentoring', events)
  expect(process.cpuUsage(began).user / 1_000).toBeLessThan(80)
})
