import { setImmediate as othersFirst } from 'node:timers/promises'

/** So long is worked on one thing after another before whoever else waits is answered, in milliseconds. */
const AT_ONCE_MS = 10

/** Waits while others are answered, where that was not done for some milliseconds. */
export type Pace = () => Promise<void>

/** For work in several parts that follow each other. */
export function createPace(): Pace {
  let began = performance.now()
  return async () => {
    if (performance.now() - began <= AT_ONCE_MS) return
    await othersFirst()
    began = performance.now()
  }
}

/**
 * What comes of each of some things, in their order. One of them costs little, but a page of a hundred may be made to cost much: after some
 * milliseconds, others are answered before the next one is begun.
 */
export async function mapYielding<T, R>(items: readonly T[], work: (item: T, at: number) => R, pace = createPace()): Promise<R[]> {
  const results: R[] = []
  for (const [at, item] of items.entries()) {
    await pace()
    results.push(work(item, at))
  }
  return results
}
