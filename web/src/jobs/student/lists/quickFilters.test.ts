import { expect, test } from 'vitest'
import { noFilters } from './filters.ts'
import { quickFilters, withoutQuick } from './quickFilters.ts'

test.each(quickFilters.map((quick) => [quick.label, quick] as const))('%s is turned on and off', (_, { isOn, turned }) => {
  expect(isOn(noFilters)).toBe(false)
  const on = { ...noFilters, ...turned(noFilters, true) }
  expect(isOn(on)).toBe(true)
  expect({ ...on, ...turned(on, false) }).toEqual(noFilters)
  expect(withoutQuick(on)).toEqual(noFilters)
})

test('what else is chosen stays', () => {
  const [remote] = quickFilters
  const hybrid = { ...noFilters, workplace: ['hybrid' as const], city: 'Oslo' }
  expect(remote!.turned(hybrid, true)).toEqual({ workplace: ['hybrid', 'remote'] })
  expect(withoutQuick({ ...hybrid, workplace: ['hybrid', 'remote'], near: true })).toEqual(hybrid)
})
