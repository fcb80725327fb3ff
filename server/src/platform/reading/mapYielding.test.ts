import { expect, test } from 'vitest'
import { mapYielding } from './mapYielding.ts'

function busyFor(milliseconds: number): void {
  const began = performance.now()
  while (performance.now() - began <= milliseconds);
}

test('whoever waits is answered after the first of some things that take long, and these keep their order', async () => {
  const happened: string[] = []
  setImmediate(() => happened.push('somebody else'))
  const results = await mapYielding(['one', 'two', 'three'], (name, at) => {
    busyFor(15)
    happened.push(name)
    return at
  })
  expect(happened).toEqual(['one', 'somebody else', 'two', 'three'])
  expect(results).toEqual([0, 1, 2])
})
