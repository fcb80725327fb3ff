import { newId } from '@trellis/contract/wire/ids.ts'
import { expect, test } from 'vitest'
import { inTurnOf } from './turns.ts'

const [ada, ben] = [newId(), newId()]

test('one person has one reading at a time, and another person has theirs meanwhile', async () => {
  const order: string[] = []
  const first = Promise.withResolvers<void>()
  const readings = [
    inTurnOf(ada, async () => {
      order.push('first of Ada')
      await first.promise
    }),
    inTurnOf(ada, async () => void order.push('second of Ada')),
  ]
  await inTurnOf(ben, async () => void order.push('of Ben'))
  expect(order).toEqual(['first of Ada', 'of Ben'])
  first.resolve()
  await Promise.all(readings)
  expect(order.at(-1)).toBe('second of Ada')
})

test('whoever asks for many at once is told to come again, and may come again', async () => {
  const held = Promise.withResolvers<void>()
  const asked = Array.from({ length: 18 }, () => inTurnOf(ada, () => held.promise))
  const all = Promise.allSettled(asked)
  await expect(asked.at(-1)).rejects.toMatchObject({ code: 'Busy' })
  held.resolve()
  expect((await all).filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  expect(await inTurnOf(ada, async () => 'read')).toBe('read')
})

test('a reading that fails lets the next one through', async () => {
  const failing = inTurnOf(ada, () => Promise.reject(new Error('torn')))
  const next = inTurnOf(ada, async () => 'read')
  await expect(failing).rejects.toThrow('torn')
  expect(await next).toBe('read')
})

test('after a long rest nothing else of that person begins, and after a failure sooner', async () => {
  const resting = { rest: 100_000, restAfterFailure: 0 }
  const waited = async (work: () => Promise<void>) => {
    const cora = newId()
    await inTurnOf(cora, work, resting).catch(() => {})
    const began = performance.now()
    await inTurnOf(cora, async () => {})
    return performance.now() - began
  }
  const reading = () => new Promise<void>((done) => void setTimeout(done, 5))
  expect(await waited(() => reading().then(() => Promise.reject(new Error('torn'))))).toBeLessThan(400)
  expect(await waited(reading)).toBeGreaterThan(450)
})
