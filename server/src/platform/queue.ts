import { Failure } from './http/failure.ts'

const BUSY_RETRY_SECONDS = 2

/** Runs work a few at a time, in the order of asking. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>

/**
 * A queue of bounded length, for work that takes much of the machine: a flood of it takes bounded memory, and nobody waits for long.
 * @returns a function that runs the work when its turn comes, and throws Failure Busy where too many wait already
 */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): Queue {
  const line: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new Failure('Busy', { retryAfter: BUSY_RETRY_SECONDS })
      // Whoever ends hands its place over, so that nobody who comes in between can take it.
      await new Promise<void>((turn) => line.push(turn))
    } else {
      running++
    }
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next === undefined) running--
      else next()
    }
  }
}
