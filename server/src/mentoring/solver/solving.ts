import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { Problem } from './problem.ts'
import type { Outcome } from './solve.ts'
import type { Standing } from './rebalancing/standing.ts'

/** What a thread is to do: a problem to solve, from where one nearly the same stood if that is known. */
export interface Work {
  readonly problem: Problem
  readonly standing?: Standing
  readonly changed?: readonly number[]
}

/** What the thread tells. */
export type Told = { readonly done: number } | { readonly outcome: Outcome } | { readonly invalid: string }

interface Watched {
  /** Ends the work at once. */
  readonly signal?: AbortSignal
  /** Told of the share that is done, 0 to 1, twenty times a second at most; it never falls. */
  readonly onProgress?: (share: number) => void
  /** How the thread is to start, beside what it is given to do. */
  readonly thread?: WorkerOptions
}

/**
 * Solves in a thread of its own, so that nobody else waits. Scores are copied there unless they lie in shared memory (`SharedArrayBuffer`).
 * @throws RangeError for what is no problem; the signal's reason once it is aborted
 */
export async function solveInThread(work: Work, { signal, onProgress, thread }: Watched = {}): Promise<Outcome> {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./solving.worker.ts', import.meta.url), { ...thread, workerData: work })
  worker.unref()
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
  let share = 0
  worker.on('message', (told: Told) => {
    if ('outcome' in told) resolve(told.outcome)
    else if ('invalid' in told) reject(new RangeError(told.invalid))
    else if (told.done > share) onProgress?.((share = told.done))
  })
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('The thread that solves has ended')))
  const stop = (): void => reject(signal?.reason)
  signal?.addEventListener('abort', stop, { once: true })
  try {
    return await promise
  } finally {
    signal?.removeEventListener('abort', stop)
    void worker.terminate()
  }
}
