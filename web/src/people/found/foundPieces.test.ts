import { expect, test } from 'vitest'
import { pieces } from './foundPieces.ts'

test('a text comes in pieces, those found marked', () => {
  const told = pieces({ text: 'Chess club', marks: [[0, 5]] })
  expect(told.map(({ text, isMarked }) => [text, isMarked])).toEqual([
    ['Chess', true],
    [' club', false],
  ])
  expect(pieces({ text: 'Chess', marks: [] }).map(({ text }) => text)).toEqual(['Chess'])
  expect(
    pieces({
      text: 'a b c',
      marks: [
        [0, 1],
        [4, 5],
      ],
    })
      .map(({ text }) => text)
      .join(''),
  ).toBe('a b c')
})
