import type { Ask } from '@trellis/contract/jobs/jobs.ts'
import { expect, test } from 'vitest'
import { askWords } from './askWords.ts'

const states = (word: string): Pick<Ask, 'state'>[] =>
  [...word].map((letter) => ({ state: letter === 'h' ? 'have' : letter === 'n' ? 'nearly' : 'notYet' }))

test.each([
  ['', ''],
  ['h', 'You have 1 of 1 skill asked for'],
  ['hhn..', 'You have 2 of 5 skills asked for, and are close to 1 more'],
  ['nn.', 'You are close to 2 of 3 skills asked for'],
  ['.', 'The 1 skill asked for is not among yours'],
  ['..', 'None of the 2 skills asked for is among yours'],
])('%j', (word, words) => expect(askWords(states(word))).toBe(words))
