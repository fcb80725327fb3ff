import { expect, test } from 'vitest'
import { countWords } from './sessionWords.ts'

test.each([
  [{ past: 0, met: 0 }, 'No session so far'],
  [{ past: 1, met: 1 }, '1 session so far'],
  [{ past: 1, met: 0 }, '1 session so far'],
  [{ past: 2, met: 1 }, '1 session so far, which you both wrote down'],
  [{ past: 7, met: 5 }, '5 sessions so far, 2 of which you both wrote down'],
  [{ past: 3, met: 1 }, '1 session so far, which you both wrote down'],
  // Nobody wrote down more meetings than there were.
  [{ past: 5, met: 2 }, '2 sessions so far, 2 of which you both wrote down'],
  // As a process of the version before tells it.
  [{ past: 2 }, '2 sessions so far'],
])('%j is told as %s', (many, words) => expect(countWords(many)).toBe(words))
