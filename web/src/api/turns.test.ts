import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('calls about the same thing run one after the other, and nothing is kept of them', async () => {
  const turns = createTurns()
  const ran: string[] = []
  const call = (name: string, milliseconds: number) => async () => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    ran.push(name)
    return name
  }
  const refused = turns.take('ana', () => Promise.reject(new Error('refused')))
  const slow = turns.take('ana', call('slow', 20))
  const undone = turns.take('ana', call('undone', 0))
  const other = turns.take('ben', call('other', 0))
  expect(turns.underWay()).toBe(2)
  await expect(refused).rejects.toThrow('refused')
  expect(await Promise.all([slow, undone, other])).toEqual(['slow', 'undone', 'other'])
  expect(ran).toEqual(['other', 'slow', 'undone'])
  expect(turns.underWay()).toBe(0)
})
