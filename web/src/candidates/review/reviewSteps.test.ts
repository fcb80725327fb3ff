import { expect, test } from 'vitest'
import { type Reviewed, reviewedNow, stepsAfter } from './reviewSteps.ts'

/** Where one is after steps from the first person, while the address follows. */
function walk(steps: readonly Reviewed[], addresses: readonly Reviewed[]): Reviewed[] {
  let left = steps
  let address: Reviewed = 'ana'
  return [
    reviewedNow(left, address),
    ...addresses.map((next) => {
      left = stepsAfter(left, next)
      address = next
      return reviewedNow(left, address)
    }),
  ]
}

test.each<[string, Reviewed[], Reviewed[], Reviewed[]]>([
  ['nothing was done', [], [], ['ana']],
  ['a step shows before the address follows', ['ben'], ['ben'], ['ben', 'ben']],
  ['an address that follows late leads nobody back', ['ben', 'cleo'], ['ben', 'cleo'], ['cleo', 'cleo', 'cleo']],
  ['an address that follows at the end only does as well', ['ben', 'cleo'], ['cleo'], ['cleo', 'cleo']],
  ['on and back again', ['ben', 'ana'], ['ben', 'ana'], ['ana', 'ana', 'ana']],
  ['to the lists', ['ben', undefined], ['ben', undefined], [undefined, undefined, undefined]],
  ['who goes back in the browser is led by the address', ['ben', 'ana'], [undefined, 'dina'], ['ana', undefined, 'dina']],
])('%s', (_, steps, addresses, shown) => {
  expect(walk(steps, addresses)).toEqual(shown)
})
