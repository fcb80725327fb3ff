import { CURRENT, readDate } from '@trellis/contract/texts/dates.ts'
import { expect, test } from 'vitest'
import { datesIn } from './dates.ts'
import { readPlace } from './places.ts'

test.each<[string, number | null, number | null]>([
  ['Sep 2021 – Present', readDate('9/2021')!, CURRENT],
  ['September 2021 to August 2022', readDate('9/2021')!, readDate('8/2022')!],
  ['06/2019 - 08/2021', readDate('6/2019')!, readDate('8/2021')!],
  ['2015—2019', readDate('2015')!, readDate('2019')!],
  ['Jun – Aug 2021', readDate('6/2021')!, readDate('8/2021')!],
  ['Summer 2021', readDate('6/2021')!, readDate('8/2021')!],
  ['Fall 2020 - Spring 2021', readDate('9/2020')!, readDate('5/2021')!],
  ['2019-09 - 2020-06', readDate('9/2019')!, readDate('6/2020')!],
  ['since 2019', readDate('2019')!, CURRENT],
  ['Expected May 2026', null, readDate('5/2026')!],
  ['2009', null, readDate('2009')!],
  ["Oct '21 – Present", readDate('10/2021')!, CURRENT],
  ['Oct ’98 – Sep ’01', readDate('10/1998')!, readDate('9/2001')!],
  ['12/25/2019 - 25.12.2020', readDate('12/2019')!, readDate('12/2020')!],
  ['1 March 2019 to 15th Sept 2020', readDate('3/2019')!, readDate('9/2020')!],
  ['March 1, 2019 - May 31, 2020', readDate('3/2019')!, readDate('5/2020')!],
  ['(exp. 2025)', null, readDate('2025')!],
])('the dates %j', (written, start, end) => {
  expect(datesIn(`Baker\t${written}`)).toMatchObject({ start, end, rest: 'Baker' })
})

test.each(['Baker', '(555) 123-4567', 'Room 20199', 'GPA 3.7', 'Mayor of 12 towns'])('no dates in %j', (line) => {
  expect(datesIn(line)).toBeUndefined()
})

test.each([
  ['Portland, OR', { city: 'Portland', state: 'OR', country: '' }],
  ['Portland, OR 97201', { city: 'Portland', state: 'OR', country: '' }],
  ['New York, New York', { city: 'New York', state: 'New York', country: '' }],
  ['Nairobi, Kenya', { city: 'Nairobi', state: '', country: 'Kenya' }],
  ['Portland, Oregon, USA', { city: 'Portland', state: 'Oregon', country: 'USA' }],
  ['São Paulo, Brazil', { city: 'São Paulo', state: '', country: 'Brazil' }],
  ['ada@example.org', undefined],
  ['Served, cleaned', undefined],
])('the place %j', (text, place) => expect(readPlace(text)).toEqual(place))
