import { expect, test } from 'vitest'
import type { Written } from '../api/writes.ts'
import { type RowChange, rowAfter } from './rows.ts'

const stored = (change: RowChange, repliedAt: number): Written<RowChange> => ({ change, isPending: false, sentAt: 0, repliedAt })
const pending = (change: RowChange): Written<RowChange> => ({ change, isPending: true })

test('a list knows of what was done before it was asked for, and of nothing later', () => {
  const writes = [stored({ followed: true }, 10)]
  expect(rowAfter(writes, 10)).toMatchObject({ followed: true })
  expect(rowAfter(writes, 11)).not.toHaveProperty('followed')
})

test('what was done stays while something else is under way', () => {
  const row = rowAfter(
    [stored({ gone: 'blocked', followed: false, wasFollowed: true }, 10), pending({ gone: undefined, followed: true })],
    5,
  )
  expect(row).toEqual({ gone: undefined, followed: true, wasFollowed: true, inProcess: true })
})

test('what was refused is not so, and says why until something else is done', () => {
  const refused: Written<RowChange> = { change: { followed: true }, isPending: false, failure: new Error('No reply') }
  expect(rowAfter([refused], 0)).toEqual({ inProcess: false, error: 'Something went wrong. Please try again.' })
  expect(rowAfter([refused, pending({ followed: true })], 0)).toEqual({ followed: true, inProcess: true })
})
