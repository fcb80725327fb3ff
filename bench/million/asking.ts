import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Askers, lists } from './lists.ts'

/** One of the lists, which so many connections ask for at once, for so long. */
export interface Asked {
  readonly list: string
  readonly connections: number
  readonly seconds: number
}

export interface Asking {
  readonly lists: readonly string[]
  /** How long each answer took, in milliseconds. */
  answerTimes(asked: Asked): Promise<number[]>
  stop(): Promise<void>
}

/**
 * Asks for lists, in a thread that keeps nothing else: what a benchmark keeps is a whole product, and whenever that was collected, a tenth of a
 * second, the answers that it waited for took twice as long.
 */
export function startAsking(askers: Askers): Asking {
  const thread = new Worker(new URL('./asking.worker.ts', import.meta.url), { workerData: askers })
  return {
    lists: Object.keys(lists(askers)),
    async answerTimes(asked) {
      thread.postMessage(asked)
      const [times] = (await once(thread, 'message')) as [number[]]
      return times
    },
    async stop() {
      await thread.terminate()
    },
  }
}
