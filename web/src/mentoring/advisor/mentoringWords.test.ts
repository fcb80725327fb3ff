import { expect, test } from 'vitest'
import { capacityWords, countsWords, placesWords, talkWords } from './mentoringWords.ts'

const counts = { mentees: 1, mentors: 2, mentorsWithoutPlace: 0, capacity: 1_200, jobs: 0, jobCapacity: 7 }

test('what is in a mentoring group is counted in words', () => {
  expect(countsWords(counts)).toBe('1 mentee · 2 mentors · 0 jobs')
  expect(placesWords(counts)).toBe('Places with mentors: 1,200 for 1 mentee')
  expect(placesWords(counts, true)).toBe('Places in jobs: 7 for 1 mentee')
})

test.each([
  [3, null, null, null, 'Takes 3 mentees'],
  [1, 1, null, null, 'Takes 1 mentee · set by an advisor'],
  [2, null, 2, null, 'Takes 2 mentees · as the mentor says'],
  [2, 5, 2, null, 'Takes 2 mentees · 5 set by an advisor, but the mentor takes no more'],
  [2, 2, 2, null, 'Takes 2 mentees · as the mentor says'],
  [0, 0, 2, null, 'Takes nobody now · set by an advisor'],
  [0, null, 2, new Date(2026, 8, 2).getTime() - 1, 'Pauses until September 1, 2026'],
])('capacity %s, set %s, told %s, paused until %s: %s', (capacity, capacitySet, capacityTold, pausedUntil, words) => {
  expect(capacityWords({ capacity, capacitySet, capacityTold, pausedUntil })).toBe(words)
})

test.each([
  [['en', 'es'], 'America/New_York', 'Languages: English, Spanish · New York time'],
  [['en'], null, 'Language: English'],
  [[], 'Europe/Vienna', 'Vienna time'],
  [[], null, ''],
])('languages %j and time zone %s: %s', (languages, timeZone, words) => {
  expect(talkWords({ languages, timeZone })).toBe(words)
})
