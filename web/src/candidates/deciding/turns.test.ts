import { expect, test } from 'vitest'
import { inTurns } from './turns.ts'

test('so many go at a time, also after one has failed, in the order in which they came', async () => {
  const turn = inTurns(2)
  const begun: number[] = []
  const ends: ((fails: boolean) => void)[] = []
  const works = [0, 1, 2, 3].map((at) =>
    turn(async () => {
      begun.push(at)
      await new Promise<void>((resolve, reject) => ends.push((fails) => (fails ? reject(new Error('no')) : resolve())))
      return at
    }).catch(() => -1),
  )
  const soon = () => new Promise((resolve) => setTimeout(resolve))
  await soon()
  expect(begun).toEqual([0, 1])
  ends[0]!(true)
  await soon()
  expect(begun).toEqual([0, 1, 2])
  ends[1]!(false)
  ends[2]!(false)
  await soon()
  ends[3]!(false)
  expect(await Promise.all(works)).toEqual([-1, 1, 2, 3])
  expect(begun).toEqual([0, 1, 2, 3])
})
