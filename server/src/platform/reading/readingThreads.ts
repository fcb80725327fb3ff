import { Worker } from 'node:worker_threads'
import { Failure } from '../http/failure.ts'
import { createQueue } from '../queue.ts'
import type { ReadingAnswer, ReadingTask } from './reading.worker.ts'
import { loadsQuickly } from '../quickThread.ts'

const MEMORY_MEGABYTES = 256
const BUSY_RETRY_SECONDS = 5

interface ReadingLimits {
  /** How many texts are read at once, and how many more may wait. */
  readonly atOnce: number
  readonly waiting: number
  /** After so long a reading is stopped, together with its thread. */
  readonly milliseconds: number
  /** After so long without work a thread ends, and gives its memory back. */
  readonly idleMilliseconds: number
}

export interface ReadingThreads {
  /**
   * Runs the function `read` of a module in a thread.
   * @throws Failure Busy, and whatever the function throws, by its message
   */
  read(module: string, input: unknown): Promise<unknown>
}

/** Threads that stay, since what they read with takes long to load. They start with the first text. */
export function createReadingThreads(limits: ReadingLimits): ReadingThreads {
  const inTurn = createQueue(limits)
  const idle = new Map<Worker, NodeJS.Timeout>()

  function take(): Worker {
    const [next] = idle
    if (next === undefined) return startThread()
    const [worker, ending] = next
    clearTimeout(ending)
    idle.delete(worker)
    return worker
  }

  function giveBack(worker: Worker): void {
    const end = (): void => {
      idle.delete(worker)
      void worker.terminate()
    }
    idle.set(worker, setTimeout(end, limits.idleMilliseconds).unref())
  }

  return {
    read: (module, input) =>
      inTurn(async () => {
        const worker = take()
        const answer = await answerOf(worker, { module, input }, limits.milliseconds)
        if (answer === undefined) {
          void worker.terminate()
          throw new Failure('Busy', { retryAfter: BUSY_RETRY_SECONDS })
        }
        giveBack(worker)
        if ('thrown' in answer) throw new Error(answer.thrown)
        return answer.output
      }),
  }
}

function startThread(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MEGABYTES }
  const worker = new Worker(new URL('./reading.worker.ts', import.meta.url), { resourceLimits, ...loadsQuickly })
  // A server that stops does not wait for it, and one that fails is told by `answerOf`.
  worker.unref()
  worker.on('error', () => {})
  return worker
}

/** What the thread answers; undefined where it does not in time, or comes to an end. */
async function answerOf(worker: Worker, task: ReadingTask, milliseconds: number): Promise<ReadingAnswer | undefined> {
  const { promise, resolve } = Promise.withResolvers<ReadingAnswer | undefined>()
  const timer = setTimeout(() => resolve(undefined), milliseconds)
  const ended = (): void => resolve(undefined)
  worker.once('message', resolve)
  worker.once('exit', ended)
  worker.postMessage(task)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    worker.off('message', resolve)
    worker.off('exit', ended)
  }
}
