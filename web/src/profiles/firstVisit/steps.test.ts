import { expect, test } from 'vitest'
import { stepAt } from './steps.ts'

test.each([
  ['?registration=true', 0],
  ['?registration=true&step=2', 1],
  ['?registration=true&step=4', 3],
  ['?registration=true&step=5', 0],
  ['?registration=true&step=0', 0],
  ['?registration=true&step=1.5', 0],
  ['?registration=true&step=two', 0],
])('%s asks for step %d of four', (query, at) => {
  expect(stepAt(query, 4)).toBe(at)
})
