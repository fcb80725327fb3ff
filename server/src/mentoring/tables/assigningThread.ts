import { Worker } from 'node:worker_threads'
import type { Alternative } from '@trellis/contract/mentoring/diadTable.ts'
import type { PairPrice } from '@trellis/contract/mentoring/calls/pairPrices.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { ScoreWeights } from '../../matching/scoring/score.ts'
import type { Person } from '../../platform/http/actor.ts'
import { createQueue } from '../../platform/queue.ts'
import { loadsQuickly } from '../../platform/quickThread.ts'
import { inTurnOf } from '../../platform/reading/turns.ts'
import type { Assigned } from './assigning.ts'
import type { TableState } from './tableState.ts'

/** One at a time: each takes a processor for itself. */
const inTurn = createQueue({ atOnce: 1, waiting: 8 })

/** Who asks, and how what decides is read: when its turn comes, so that what waits, or is refused, takes neither memory nor the database. */
interface Asking {
  readonly askedBy: Person
  readonly read: () => Promise<TableState>
  readonly weights: ScoreWeights
}

/**
 * Assigns in a thread of its own, so that nobody else waits.
 * @throws Failure Busy where many others are before it, or some of the same person, and whatever `read` throws
 */
export const assignedInThread = (asking: Asking): Promise<{ state: TableState; answer: Assigned }> => inThread(asking)

/** The mentors whom a mentee could have, worked out in the same way. @throws Failure Busy, and whatever `read` throws */
export const alternativesInThread = async (asking: Asking, alternativesOf: Id): Promise<Alternative[]> =>
  (await inThread<Alternative[]>(asking, { alternativesOf }, 'asking what else')).answer

/** What each of those whom, or that, a mentee could have would cost, worked out in the same way. @throws Failure Busy, and whatever `read` throws */
export const pricesInThread = async (asking: Asking, pricesOf: Id): Promise<PairPrice[]> =>
  (await inThread<PairPrice[]>(asking, { pricesOf }, 'asking what else')).answer

/**
 * One person has one at most of each line among those that wait for a processor: nobody keeps all others waiting, and what one only asks does
 * not stand in the way of what one does.
 */
const inThread = <Answer>(
  { askedBy, read, weights }: Asking,
  more: object = {},
  line: 'assigning' | 'asking what else' = 'assigning',
): Promise<{ state: TableState; answer: Answer }> =>
  inTurnOf(`${line} ${askedBy.id}`, () =>
    inTurn(async () => {
      const state = await read()
      return { state, answer: await inWorker<Answer>({ state, weights, ...more }) }
    }),
  )

async function inWorker<Answer>(workerData: object): Promise<Answer> {
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
}
