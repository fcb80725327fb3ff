import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

test('runs so many at once, the others in the order of asking, and refuses who comes when the line is full', async () => {
  const inTurn = createQueue({ atOnce: 2, waiting: 3 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (i: number) => () => {
    begun.push(i)
    return new Promise<number>((resolve) => ends.push(() => resolve(i)))
  }
  const results = [0, 1, 2, 3, 4].map((i) => inTurn(work(i)))
  await expect(inTurn(work(5))).rejects.toMatchObject({ code: 'Busy', status: 503, retryAfter: 2 })
  expect(begun).toEqual([0, 1])
  for (let ended = 0; ended < 5; ended++) {
    ends[ended]!()
    expect(await results[ended]).toBe(ended)
  }
  expect(begun).toEqual([0, 1, 2, 3, 4])
  await expect(inTurn(async () => 'room again')).resolves.toBe('room again')
})

test('goes on after work that fails', async () => {
  const inTurn = createQueue({ atOnce: 1, waiting: 1 })
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(inTurn(async () => 'yes')).resolves.toBe('yes')
})

test('refuses who has waited for too long, and keeps the place of who came after them', async () => {
  const inTurn = createQueue({ atOnce: 1, waiting: 3, patience: 1_500 })
  const hangs = Promise.withResolvers<string>()
  const begun: string[] = []
  const first = inTurn(() => hangs.promise)
  const tooLate = inTurn(async () => void begun.push('too late'))
  await sleep(1_000)
  const inTime = inTurn(async () => void begun.push('in time'))
  await expect(tooLate).rejects.toMatchObject({ code: 'Busy', status: 503, retryAfter: 2 })
  hangs.resolve('done')
  expect(await first).toBe('done')
  await inTime
  await expect(inTurn(async () => 'room again')).resolves.toBe('room again')
  expect(begun).toEqual(['in time'])
})
