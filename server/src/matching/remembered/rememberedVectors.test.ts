import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areRemembered, rememberedVectors } from './rememberedVectors.ts'
import { readVectors } from '../vectors/storedVectors.ts'

const written = {
  direction: '[0.5,-0.25]',
  tags: '{3:0.6,9:0.8}/2048',
  terms: '{1:0.5,7:0.5}/65536',
  termWords: '{chess,"two words"}',
}
const read = {
  direction: [0.5, -0.25],
  tags: { indices: [2, 8], values: [0.6, 0.8] },
  text: { indices: [0, 6], values: [0.5, 0.5] },
  words: ['chess', 'two words'],
}

test('vectors are read as the database writes them', () => {
  expect(rememberedVectors(written)).toEqual(read)
  expect(rememberedVectors({ ...written, skills: ['Cooking'] })).toEqual({ ...read, asked: expect.any(Set) as unknown })
})

test('whoever has not changed has the very same vectors, and nobody else has', () => {
  const part = fc.constantFrom<Partial<typeof written> & { skills?: string[] }>(
    {},
    { direction: '[0.5,0.25]' },
    { tags: '{3:0.6}/2048' },
    { terms: '{1:0.5,8:0.5}/65536' },
    { termWords: '{chess,words}' },
    { skills: [] },
    { skills: ['Cooking'] },
    { skills: ['Cooking', 'Chess'] },
  )
  fc.assert(
    fc.property(part, part, (one, other) => {
      const [first, second] = [rememberedVectors({ ...written, ...one }), rememberedVectors({ ...written, ...other })]
      const areAlike = JSON.stringify(one) === JSON.stringify(other)
      expect(first === second).toBe(areAlike)
      expect(areRemembered(first) && areRemembered(second)).toBe(true)
    }),
  )
})

test('vectors that were read otherwise are not remembered', () => {
  expect(areRemembered(readVectors({ direction: [1], tags: written.tags, terms: written.terms }))).toBe(false)
})
