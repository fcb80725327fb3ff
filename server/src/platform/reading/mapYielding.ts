import { setImmediate as othersFirst } from 'node:timers/promises'

/** So long is worked on one thing after another before whoever else waits is answered, in milliseconds. */
const AT_ONCE_MS = 10

/**
 * What comes of each of some things, in their order. One of them costs little, but a page of a hundred may be made to cost much: after some
 * milliseconds, others are answered before the next one is begun.
 */
export async function mapYielding<T, R>(items: readonly T[], work: (item: T, at: number) => R): Promise<R[]> {
  const results: R[] = []
  let began = performance.now()
  for (const [at, item] of items.entries()) {
    if (performance.now() - began > AT_ONCE_MS) {
      await othersFirst()
      began = performance.now()
    }
    results.push(work(item, at))
  }
  return results
}
