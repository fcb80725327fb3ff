import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENT, displayDate, displayDateUtc, monthYear, readDate, writeDate, yearsOf } from './dates.ts'

const day = (year: number, month = 1, date = 1) => Date.UTC(year, month - 1, date)
const FIRST_DAY = day(1901)
const LAST_DAY = day(2099, 12, 31)
const days = fc.integer({ min: FIRST_DAY / 86_400_000, max: LAST_DAY / 86_400_000 }).map((count) => count * 86_400_000)

describe('readDate', () => {
  test.each<[string | number | null, number | null]>([
    ['9/2024', day(2024, 9)],
    ['09/2024', day(2024, 9)],
    [' 9/2024 ', day(2024, 9)],
    ['09.2024', day(2024, 9)],
    ['9-2024', day(2024, 9)],
    ['09/15/2024', day(2024, 9, 15)],
    ['9/5/2024', day(2024, 9, 5)],
    ['09-15-2024', day(2024, 9, 15)],
    ['2024-09-15', day(2024, 9, 15)],
    ['2024-09-15T22:30:00.000Z', day(2024, 9, 15)],
    ['2024-09', day(2024, 9)],
    ['Sep 2024', day(2024, 9)],
    ['Sept. 2024', day(2024, 9)],
    ['SEPTEMBER 2024', day(2024, 9)],
    ['May 2024', day(2024, 5)],
    ['September 15, 2024', day(2024, 9, 15)],
    ['Sep 15th 2024', day(2024, 9, 15)],
    ['15 September 2024', day(2024, 9, 15)],
    ['2024', day(2024)],
    ['1901', day(1901)],
    ['2099', day(2099)],
    ['02/29/2024', day(2024, 2, 29)],
    ['12/31/2099', LAST_DAY],
    [2024, day(2024)],
    [day(2024, 9, 15), day(2024, 9, 15)],
    [day(2024, 9, 15) + 5_000, day(2024, 9, 15)],
    [0, 0],
    [day(1950, 3, 4), day(1950, 3, 4)],
    ['Current', CURRENT],
    ['present', CURRENT],
    ['NOW', CURRENT],
    [CURRENT, CURRENT],
    [String(CURRENT), CURRENT],
    ['', null],
    ['   ', null],
    [null, null],
  ])('%j is read', (written, date) => expect(readDate(written)).toBe(date))

  test.each<string | number>([
    '31 Feb',
    '02/31/2024',
    'Feb 31, 2024',
    '2024-02-30',
    '02/29/2023',
    '13/2024',
    '0/2024',
    '15/09/2024',
    '9/15-2024',
    '1900',
    '2100',
    '12/31/1900',
    '1/2100',
    '9/24',
    '9/15/24',
    '24',
    'Sep',
    'Smarch 2024',
    'Sepulveda 2024',
    'yesterday',
    'currently',
    String(day(2024)),
    '\u0000',
    '9/2024; drop',
    '٢٠٢٤',
    '-2024',
    '2024.5',
    day(1900, 12, 31),
    day(2100),
    CURRENT + 1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.MAX_VALUE,
  ])('%j is no date', (written) => expect(readDate(written)).toBeUndefined())

  test('answers null, the sentinel, a UTC midnight or undefined, and never fails', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.integer(), fc.date().map(Number)), (written) => {
        const date = readDate(written)
        if (date === undefined || date === null || date === CURRENT) return
        expect(Math.abs(date % 86_400_000)).toBe(0)
        expect(date).toBeGreaterThanOrEqual(FIRST_DAY)
        expect(date).toBeLessThanOrEqual(LAST_DAY)
        expect(readDate(date)).toBe(date)
      }),
    )
  })

  test('reads a very long text quickly', () => {
    const started = performance.now()
    expect(readDate('9'.repeat(1_000_000))).toBeUndefined()
    expect(readDate(`Sep${' '.repeat(1_000_000)}x`)).toBeUndefined()
    expect(performance.now() - started).toBeLessThan(1_000)
  })
})

describe('writeDate', () => {
  test('is read back as the same day', () => {
    fc.assert(fc.property(days, (date) => readDate(writeDate(date)) === date))
    expect(readDate(writeDate(CURRENT))).toBe(CURRENT)
    expect(readDate(writeDate(null))).toBeNull()
  })

  test('writes mm/dd/yyyy', () => expect(writeDate(day(2024, 9, 5))).toBe('09/05/2024'))

  test('every other form of a day reads as that day', () => {
    fc.assert(
      fc.property(days, (date) => {
        const on = new Date(date)
        const [year, month, at] = [on.getUTCFullYear(), on.getUTCMonth() + 1, on.getUTCDate()]
        expect(readDate(`${month}/${at}/${year}`)).toBe(date)
        expect(readDate(on.toISOString().slice(0, 10))).toBe(date)
        const words = on.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
        expect(readDate(words)).toBe(date)
        expect(readDate(`${month}/${year}`)).toBe(day(year, month))
        expect(readDate(monthYear(date))).toBe(day(year, month))
      }),
    )
  })
})

describe('displayDate', () => {
  test.each<[number, number, string]>([
    [Date.UTC(2024, 8, 5, 0, 7), 0, '09/05/2024 12:07 AM'],
    [Date.UTC(2024, 8, 5, 12, 0), 0, '09/05/2024 12:00 PM'],
    [Date.UTC(2024, 8, 5, 21, 30), 0, '09/05/2024 09:30 PM'],
    [Date.UTC(2024, 8, 5, 21, 30), 180, '09/06/2024 12:30 AM'],
    [Date.UTC(2024, 0, 1, 2, 0), -300, '12/31/2023 09:00 PM'],
    [CURRENT, 0, 'Current'],
  ])('%d at %d minutes east is %s', (moment, east, shown) => expect(displayDate(moment, east)).toBe(shown))

  test('names the clock where it is not the reader’s', () => {
    expect(displayDateUtc(Date.UTC(2024, 8, 5, 21, 30))).toBe('09/05/2024 09:30 PM UTC')
  })

  test("shows the machine's own time by itself", () => {
    const noon = new Date(2024, 8, 5, 12, 0).getTime()
    expect(displayDate(noon)).toBe('09/05/2024 12:00 PM')
  })
})

test('monthYear shows a month', () => {
  expect(monthYear(day(2024, 9, 15))).toBe('Sep 2024')
  expect(monthYear(CURRENT)).toBe('Current')
  expect(monthYear(null)).toBe('')
})

describe('yearsOf', () => {
  const now = day(2025)
  test.each<[string, number | undefined]>([
    ['2 years', 2],
    ['2 Years', 2],
    ['2+ years', 2],
    ['1 yr', 1],
    ['1.5 yrs', 1.5],
    ['1,5 years', 1.5],
    ['18 months', 1.5],
    ['6mo', 0.5],
    ['1 year 6 months', 1.5],
    ['1 year and 6 months', 1.5],
    ['two and a half years', 2.5],
    ['half a year', 0.5],
    ['a year', 1],
    ['two years', 2],
    ['1-2 years', 1.5],
    ['6 weeks', 6 / 52],
    ['10 days', 10 / 365.25],
    ['3 semesters', 1.5],
    ['2 summers', 0.5],
    ['about 4 years, on and off', 4],
    ['3', 3],
    ['0', 0],
    ['2019-2021', 2],
    ['2019 - 2021', 2],
    ['2019 – 2021', 2],
    ['2019 to 2021', 2],
    ['2020-2020', 1],
    ['2019-present', 6],
    ['since 2019', 6],
    ['', undefined],
    ['2019', undefined],
    ['2021-2019', undefined],
    ['500 years', undefined],
    ['a while', undefined],
    ['often', undefined],
    ['2 hours', undefined],
  ])('%j is %s', (duration, years) => {
    const read = yearsOf(duration, now)
    if (years === undefined) expect(read).toBeUndefined()
    else expect(read).toBeCloseTo(years, 2)
  })

  test('measures dates with months', () => {
    expect(yearsOf('9/2019 - 3/2021')).toBeCloseTo(1.5, 1)
    expect(yearsOf('2019-09-01 to 2020-09-01')).toBeCloseTo(1, 1)
    expect(yearsOf('Sep 2019 – Sep 2020')).toBeCloseTo(1, 1)
  })

  test('cannot tell how long ago something began without the time', () => {
    expect(yearsOf('since 2019')).toBeUndefined()
    expect(yearsOf('2019-present')).toBeUndefined()
  })

  test('answers a length of 0 to 100 years or nothing, and never fails', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,4} ?(years|months|-|to)? ?\d{0,4}$/)), (duration) => {
        const years = yearsOf(duration, now)
        if (years !== undefined) expect(years >= 0 && years <= 100).toBe(true)
      }),
    )
  })
})
