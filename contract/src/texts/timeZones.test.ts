import { expect, test } from 'vitest'
import { TimeZone, yearlyClock } from './timeZones.ts'

test.each<[timeZone: string, january: number, july: number]>([
  ['UTC', 0, 0],
  ['Europe/London', 0, 60],
  ['America/New_York', -300, -240],
  ['America/St_Johns', -210, -150],
  ['Asia/Kathmandu', 345, 345],
  ['Australia/Sydney', 660, 600],
])('clocks of %s are %i minutes ahead in January and %i in July', (timeZone, ...ahead) => {
  expect(yearlyClock(timeZone, 2026)).toEqual(ahead)
})

test('a name that is no time zone has no clock, and is told', () => {
  expect(yearlyClock('Atlantis/Main', 2026)).toBeUndefined()
  expect(TimeZone.safeParse('Atlantis/Main').error?.issues[0]?.message).toBe('Name a time zone such as Europe/Vienna')
  expect(TimeZone.safeParse('+05:00').success).toBe(false)
})

test.each([
  ['europe/vienna', 'Europe/Vienna'],
  ['AMERICA/PORT-AU-PRINCE', 'America/Port-au-Prince'],
  ['utc', 'UTC'],
  ['etc/gmt+5', 'Etc/GMT+5'],
])('%s is read as %s', (written, name) => {
  expect(TimeZone.parse(written)).toBe(name)
})

test.each(['asia/kolkata', 'ASIA/KOLKATA', 'asia/calcutta'])('%s is read by a name of its zone', (written) => {
  expect(['Asia/Calcutta', 'Asia/Kolkata']).toContain(TimeZone.parse(written))
})

test('whatever browsers call a time zone stays', () => {
  const both = ['Asia/Calcutta', 'Asia/Kolkata', 'Europe/Kiev', 'Europe/Kyiv', 'America/Buenos_Aires', 'America/Argentina/Buenos_Aires']
  for (const name of [...both, 'US/Eastern', 'EST5EDT', 'Etc/UTC', 'GMT', ...Intl.supportedValuesOf('timeZone')]) {
    expect(TimeZone.parse(name)).toBe(name)
  }
})
