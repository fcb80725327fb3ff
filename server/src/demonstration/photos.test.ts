import { expect, test } from 'vitest'
import { lookOf } from './photos.ts'
import { portrait } from './portrait.ts'

const now = Date.UTC(2026, 10, 22)

test.each([
  [
    { name: 'Zofia Novosedov', gender: '', birthYear: '2004' },
    { of: 'woman', isOlder: false },
  ],
  [
    { name: 'Tyrell M. Calderwood', gender: '', birthYear: '' },
    { of: 'man', isOlder: false },
  ],
  [
    { name: 'Zofia Novosedov', gender: 'Male', birthYear: '1976' },
    { of: 'man', isOlder: true },
  ],
  [
    { name: 'Marek Petrovany', gender: 'Non-binary', birthYear: '1977' },
    { of: 'either', isOlder: false },
  ],
  [
    { name: 'Xyz Unknown', gender: '', birthYear: '1950' },
    { of: 'either', isOlder: true },
  ],
] as const)('a photo fits what somebody says of themselves, else their name: %j', (person, look) => {
  expect(lookOf(person, now)).toEqual(look)
})

test('no picture of a woman is one of a man, and only older people are gray', () => {
  const seeds = Array.from({ length: 60 }, (_, seed) => seed)
  const pictures = (of: 'woman' | 'man', isOlder: boolean) => seeds.map((seed) => portrait(seed, { of, isOlder }))
  const hairOf = (svg: string) => Array.from(svg.matchAll(/<path d="(M[^"]*)" fill="#/g), ([, path]) => path).join(' ')
  const men = new Set(pictures('man', false).map(hairOf))
  expect(
    pictures('woman', false)
      .map(hairOf)
      .filter((hair) => men.has(hair)),
  ).toEqual([])
  const gray = /#8d86a0|#a9a4b5|#c4c0cc/
  expect(pictures('woman', false).filter((svg) => gray.test(svg))).toEqual([])
  expect(pictures('woman', true).filter((svg) => !gray.test(svg))).toEqual([])
})
