import { Worker } from 'node:worker_threads'
import type { Alternative } from '@trellis/contract/mentoring/diadTable.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { ScoreWeights } from '../../matching/scoring/score.ts'
import { createQueue } from '../../platform/queue.ts'
import { loadsQuickly } from '../../platform/quickThread.ts'
import type { Assigned } from './assigning.ts'
import type { TableState } from './tableState.ts'

/** One at a time: each takes a processor for itself. */
const inTurn = createQueue({ atOnce: 1, waiting: 8 })

/** Assigns in a thread of its own, so that nobody else waits. @throws Failure Busy where many others are before it */
export const assignedInThread = (state: TableState, weights: ScoreWeights): Promise<Assigned> => inThread({ state, weights })

/** The mentors whom a mentee could have, worked out in the same way. @throws Failure Busy */
export const alternativesInThread = (state: TableState, weights: ScoreWeights, alternativesOf: Id): Promise<Alternative[]> =>
  inThread({ state, weights, alternativesOf })

const inThread = <Answer>(workerData: object): Promise<Answer> =>
  inTurn(async () => {
    const worker = new Worker(new URL('./assigning.worker.ts', import.meta.url), { ...loadsQuickly, workerData })
    worker.unref()
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The thread that assigns has ended')))
    try {
      return await promise
    } finally {
      void worker.terminate()
    }
  })
