import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { createReadingThreads } from './readingThreads.ts'

const limits = { atOnce: 1, waiting: 1, milliseconds: 10_000, idleMilliseconds: 1_000 }

/** A module that a thread loads, of one function. */
const moduleOf = (body: string) => `data:text/javascript,export const read = (input) => { ${body} }`
const forever = moduleOf('for (;;) input')

test('a thread reads, and answers what the function answers', async () => {
  const threads = createReadingThreads(limits)
  expect(await threads.read(moduleOf('return new Map([[input, 1]])'), 'a')).toEqual(new Map([['a', 1]]))
})

test('what the function throws is thrown, and the next text is read', async () => {
  const threads = createReadingThreads(limits)
  await expect(threads.read(moduleOf("throw new Error('torn ' + input)"), 'page')).rejects.toThrow('torn page')
  expect(await threads.read(moduleOf('return input.length'), 'abc')).toBe(3)
})

test('a reading without end is stopped with its thread, and the next text is read', async () => {
  const threads = createReadingThreads({ ...limits, milliseconds: 500 })
  await expect(threads.read(forever, '')).rejects.toMatchObject({ code: 'Busy' })
  expect(await createReadingThreads(limits).read(moduleOf('return 1'), '')).toBe(1)
})

test('more than may wait are told to come again', async () => {
  const threads = createReadingThreads({ ...limits, milliseconds: 500 })
  const asked = await Promise.allSettled([1, 2, 3].map(() => threads.read(forever, '')))
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  const began = performance.now()
  const flood = Promise.allSettled([1, 2, 3, 4].map(() => threads.read(forever, '')))
  await flood
  expect(performance.now() - began).toBeLessThan(4 * 500)
})

test('a reading holds up nobody here', async () => {
  const threads = createReadingThreads(limits)
  const busy = moduleOf('const end = Date.now() + 1500; while (Date.now() < end) input')
  await threads.read(moduleOf('return 1'), '')
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await threads.read(busy, '')
  delay.disable()
  expect(delay.max / 1e6).toBeLessThan(1_000)
})
