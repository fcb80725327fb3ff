import { expect, test } from 'vitest'
import { pausedWords, pausesTold, pausesWords } from './pauseWords.ts'

const until = (day: number) => new Date(2026, 8, day + 1).getTime() - 1
const lasts = 'Meanwhile nobody reminds you to meet, or asks whether it is a good fit. You can still plan sessions.'

test.each([
  [null, null, undefined],
  [until(1), null, 'The mentee pauses until September 1, 2026'],
  [null, until(2), 'The mentor pauses until September 2, 2026'],
  [until(1), until(2), 'The mentee pauses until September 1, 2026, and the mentor until September 2, 2026'],
])('of a mentee until %s and a mentor until %s: %s', (mentee, mentor, words) => expect(pausesWords({ mentee, mentor })).toBe(words))

test('each of the two reads who pauses, the last day as whoever chose it', () => {
  const pauses = { mentee: until(1), mentor: null }
  expect(pausesTold(pauses, 'mentor', 'Ingrid')).toBe(`You pause until September 1, 2026. ${lasts}`)
  expect(pausesTold(pauses, 'mentee', 'Jonas')).toBe(`Jonas pauses until September 1, 2026. ${lasts}`)
  expect(pausesTold({ mentee: null, mentor: null }, 'mentee', 'Jonas')).toBeUndefined()
  expect(pausedWords(until(1))).toBe('Pauses until September 1, 2026')
})
