import { afterEach, expect, test, vi } from 'vitest'
import { changeRow, noteFetched, revertRow, rowOf } from './rows.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A list that is asked for so many milliseconds after a change. */
function fetchedAfter(milliseconds: number, id: string, now?: { gone: 'blocked' }): void {
  noteFetched([{ _id: id }], Date.now() + milliseconds, now)
}

test('a list knows of what was done before it was asked for, and of nothing later', () => {
  vi.useFakeTimers()
  changeRow('ana', { followed: true })
  fetchedAfter(-1, 'ana')
  fetchedAfter(0, 'ana')
  fetchedAfter(1, 'somebody else')
  expect(rowOf('ana')).toMatchObject({ followed: true })
  fetchedAfter(1, 'ana')
  expect(rowOf('ana')).not.toHaveProperty('followed')
})

test('what is under way is not forgotten, a failure is', () => {
  vi.useFakeTimers()
  changeRow('ben', { followed: true, inProcess: true })
  fetchedAfter(5, 'ben')
  expect(rowOf('ben')).toMatchObject({ followed: true })
  revertRow('ben', {}, 'No reply')
  expect(rowOf('ben')).toMatchObject({ error: 'No reply' })
  fetchedAfter(5, 'ben')
  expect(rowOf('ben')).not.toHaveProperty('error')
})

test('the list of those blocked says that they are, wherever else they stand', () => {
  vi.useFakeTimers()
  changeRow('cleo', { gone: undefined })
  fetchedAfter(5, 'cleo', { gone: 'blocked' })
  expect(rowOf('cleo')).toMatchObject({ gone: 'blocked' })
})
