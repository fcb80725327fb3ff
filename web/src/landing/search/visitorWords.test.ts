import { expect, test } from 'vitest'
import { wordsBeyond, wordsOfFound } from './visitorWords.ts'

test.each([
  [{ jobs: 0, people: null }, 'No open job for “robotics”.'],
  [{ jobs: 1, people: null }, 'One open job for “robotics”.'],
  [{ jobs: 12, people: 40 }, '12 open jobs and at least 40 people for “robotics”.'],
  [{ jobs: 0, people: 1_230 }, 'No open job and at least 1,230 people for “robotics”.'],
])('%j is told as %s', (found, words) => {
  expect(wordsOfFound('robotics', found)).toBe(words)
})

test('where nothing is found nobody is promised to see it', () => {
  expect(wordsBeyond({ jobs: 0, people: null }).toSee).toBe('')
  for (const found of [{ jobs: 1, people: null }, { jobs: 0, people: 20 }, undefined]) expect(wordsBeyond(found).toSee).toBe(' to see them')
})
