import { Failure } from './http/failure.ts'

const BUSY_RETRY_SECONDS = 2

/** Runs work a few at a time, in the order of asking. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>

interface QueueLimits {
  readonly atOnce: number
  readonly waiting: number
  /** So long, in milliseconds, somebody waits for their turn; 0 for ever. */
  readonly patience?: number
}

/**
 * A queue of bounded length, for work that takes much of the machine: a flood of it takes bounded memory, and nobody waits for long.
 * @returns a function that runs the work when its turn comes, and throws Failure Busy where too many wait already, or the turn does not come in time
 */
export function createQueue({ atOnce, waiting, patience = 0 }: QueueLimits): Queue {
  const line = new Set<() => void>()
  let running = 0

  /** Whoever ends hands its place over, so that nobody who comes in between can take it. */
  function turnInLine(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        line.delete(begin)
        clearTimeout(tooLate)
        resolve()
      }
      const giveUp = (): void => {
        line.delete(begin)
        reject(busy())
      }
      const tooLate = patience > 0 ? setTimeout(giveUp, patience) : undefined
      line.add(begin)
    })
  }

  return async (work) => {
    if (running < atOnce) running++
    else if (line.size < waiting) await turnInLine()
    else throw busy()
    try {
      return await work()
    } finally {
      const [next] = line
      if (next === undefined) running--
      else next()
    }
  }
}

const busy = () => new Failure('Busy', { retryAfter: BUSY_RETRY_SECONDS })
