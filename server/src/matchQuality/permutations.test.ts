import { expect, test } from 'vitest'
import { type Choosable, permutationTest } from './permutations.ts'

/** Lists of ten places of which somebody chose one. */
const listsWith = (chosenAt: (list: number) => number, lists = 60): Choosable[][] =>
  Array.from({ length: lists }, (_, list) =>
    Array.from({ length: 10 }, (_, at) => ({ value: at + 1, isChosen: at + 1 === chosenAt(list) })),
  )

test.each([
  { made: 'the first half is chosen', chosenAt: (list: number) => 1 + (list % 5), mean: 3, isRare: true },
  { made: 'the last half is chosen', chosenAt: (list: number) => 6 + (list % 5), mean: 8, isRare: true },
  { made: 'every place is chosen as often', chosenAt: (list: number) => 1 + (list % 10), mean: 5.5, isRare: false },
  { made: 'the middle is chosen', chosenAt: (list: number) => 5 + (list % 2), mean: 5.5, isRare: false },
])('$made: is it rare by chance? $isRare', ({ chosenAt, mean, isRare }) => {
  const found = permutationTest(listsWith(chosenAt))!
  expect(found).toMatchObject({ chosen: 60, groups: 60, mean, byChance: 5.5 })
  expect(found.p < 0.01).toBe(isRare)
})

test('the same is answered each time', () => {
  const lists = listsWith((list) => 1 + ((list * 7) % 8))
  expect(permutationTest(lists)).toEqual(permutationTest(lists))
})

test('the share is that of all draws, where there are few enough to count', () => {
  // Of the four, the one chosen lies as far from 2.5 as one other: half of all draws.
  const found = permutationTest([[1, 2, 3, 4].map((value) => ({ value, isChosen: value === 4 }))])!
  expect(found.p).toBeGreaterThan(0.48)
  expect(found.p).toBeLessThan(0.52)
})

test('viewers who choose more from better lists do not make the value matter: it is compared within a list', () => {
  const good = Array.from({ length: 40 }, () => [91, 92, 91, 92].map((value, at) => ({ value, isChosen: at < 2 })))
  const poor = Array.from({ length: 40 }, () => [11, 12, 11, 12].map((value) => ({ value, isChosen: false })))
  expect(permutationTest([...good, ...poor])).toMatchObject({ chosen: 80, groups: 40, mean: 91.5, byChance: 91.5, p: 1 })
})

test.each([
  { made: 'nothing', groups: [] },
  { made: 'nobody chose', groups: [[{ value: 1, isChosen: false }]] },
  {
    made: 'all were chosen',
    groups: [
      [
        { value: 1, isChosen: true },
        { value: 2, isChosen: true },
      ],
    ],
  },
])('there is nothing to tell where $made', ({ groups }) => {
  expect(permutationTest(groups)).toBeUndefined()
})
