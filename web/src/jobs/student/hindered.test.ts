import { expect, test } from 'vitest'
import { isHindered } from './hindered.ts'

const reason = (kind: 'hindrance' | 'place') => ({ kind, words: '', points: 0 })

test('a job is hindered by one reason that speaks against it, and not before anything is known of it', () => {
  expect(isHindered({ reasons: [reason('place'), reason('hindrance')] })).toBe(true)
  expect(isHindered({ reasons: [reason('place')] })).toBe(false)
  expect(isHindered(null)).toBe(false)
})
