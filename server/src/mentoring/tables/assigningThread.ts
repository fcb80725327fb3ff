import { Worker } from 'node:worker_threads'
import type { ScoreWeights } from '../../matching/scoring/score.ts'
import { createQueue } from '../../platform/queue.ts'
import { loadsQuickly } from '../../platform/quickThread.ts'
import type { Assigned } from './assigning.ts'
import type { TableState } from './tableState.ts'

/** One at a time: each takes a processor for itself. */
const inTurn = createQueue({ atOnce: 1, waiting: 8 })

/** Assigns in a thread of its own, so that nobody else waits. @throws Failure Busy where many others are before it */
export const assignedInThread = (state: TableState, weights: ScoreWeights): Promise<Assigned> =>
  inTurn(async () => {
    const worker = new Worker(new URL('./assigning.worker.ts', import.meta.url), { ...loadsQuickly, workerData: { state, weights } })
    worker.unref()
    const { promise, resolve, reject } = Promise.withResolvers<Assigned>()
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The thread that assigns has ended')))
    try {
      return await promise
    } finally {
      void worker.terminate()
    }
  })
