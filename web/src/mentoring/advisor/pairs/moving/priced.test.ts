import { expect, test } from 'vitest'
import { placesWords, priced } from './priced.ts'

const mentor = (name: string): [string, { id: string; name: string; capacity: number; load: number }] => [
  name,
  { id: name, name, capacity: 2, load: 1 },
]

test('what costs least comes first, what cannot be last, and who is in the table no more is left out', () => {
  const prices = [
    { mentorId: 'Ben', score: 50, cost: null },
    { mentorId: 'Gone', score: 50, cost: 0 },
    { mentorId: 'Dee', score: 40, cost: 2 },
    { mentorId: 'Cem', score: 60, cost: 2 },
    { mentorId: 'Eva', score: 70, cost: 0 },
  ]
  const mentors = new Map(['Ben', 'Cem', 'Dee', 'Eva'].map(mentor))
  expect(priced(prices, mentors).map(({ name }) => name)).toEqual(['Eva', 'Cem', 'Dee', 'Ben'])
})

test.each([
  [3, 4, '3 of 4 places'],
  [0, 1, '0 of 1 place'],
  [3, 0, '3 mentees, no place now'],
  [0, 0, 'no place now'],
])('%d mentees of %d are told as %s', (load, capacity, words) => expect(placesWords({ id: 'a', name: 'Ben', load, capacity })).toBe(words))
