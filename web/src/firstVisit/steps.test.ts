import { FIRST_VISIT_STEPS } from '@trellis/contract/profiles/profiles.ts'
import { expect, test } from 'vitest'
import { stepAt, steps } from './steps.ts'

test.each([
  ['?registration=true', undefined],
  ['?registration=true&step=1', 1],
  ['?registration=true&step=3', 3],
  ['?registration=true&step=4', undefined],
  ['?registration=true&step=0', undefined],
  ['?registration=true&step=', undefined],
  ['?registration=true&step=1.5', undefined],
  ['?registration=true&step=two', undefined],
])('%s asks for step %s', (query, at) => {
  expect(stepAt(query)).toBe(at)
})

test('each step that can be kept is one that can be shown', () => {
  expect(steps).toHaveLength(FIRST_VISIT_STEPS)
})
