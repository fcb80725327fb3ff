import { setImmediate as othersFirst } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Alternative } from '@trellis/contract/mentoring/pairsTable.ts'
import type { PairPrice } from '@trellis/contract/mentoring/calls/pairPrices.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { ScoreWeights } from '../../matching/scoring/score.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Failure } from '../../platform/http/failure.ts'
import { createQueue } from '../../platform/queue.ts'
import { loadsQuickly } from '../../platform/quickThread.ts'
import { inTurnOf } from '../../platform/reading/turns.ts'
import type { Assigned } from './assigning.ts'
import type { PeopleToCompare } from './assigning.worker.ts'
import type { TableState } from './tableState.ts'
import { LONGEST_WAIT_MS, LONGEST_WORK_MS, tookTooLong } from './workable.policy.ts'

/** One at a time: each takes a processor for itself. */
const inTurn = createQueue({ atOnce: 1, waiting: 8 })

/** Where nobody waits at a connection, such as for the demonstration, nothing has to be soon: the longest that a timer takes. */
const NO_END_MS = 2 ** 31 - 1
/** Whoever was not served in time tries again after so long. */
const LATE_RETRY_SECONDS = 10

/** Who asks, and how what decides is read: when its turn comes, so that what waits, or is refused, takes neither memory nor the database. */
interface Asking {
  readonly askedBy: Person
  readonly read: () => Promise<TableState>
  readonly weights: ScoreWeights
  /** Aborted once nobody waits for the answer any more: what has not begun does not begin, and what has is ended with its thread. Whoever waits is answered soon. */
  readonly waiting?: AbortSignal
}

/**
 * Assigns in a thread of its own, so that nobody else waits.
 * @throws Failure Busy where many others are before it, or some of the same person, TooLarge where it takes too long, and whatever `read` throws
 */
export const assignedInThread = (asking: Asking): Promise<{ state: TableState; answer: Assigned }> => inThread(asking)

/** The mentors whom a mentee could have, worked out in the same way. @throws as `assignedInThread` */
export const alternativesInThread = async (asking: Asking, alternativesOf: Id): Promise<Alternative[]> =>
  (await inThread<Alternative[]>(asking, { alternativesOf }, 'asking what else')).answer

/** What each of those whom, or that, a mentee could have would cost, worked out in the same way. @throws as `assignedInThread` */
export const pricesInThread = async (asking: Asking, pricesOf: Id): Promise<PairPrice[]> =>
  (await inThread<PairPrice[]>(asking, { pricesOf }, 'asking what else')).answer

/**
 * One person has one at most of each line among those that wait for a processor: nobody keeps all others waiting, and what one only asks does
 * not stand in the way of what one does.
 */
const inThread = <Answer>(
  { askedBy, read, weights, waiting }: Asking,
  more: object = {},
  line: 'assigning' | 'asking what else' = 'assigning',
): Promise<{ state: TableState; answer: Answer }> =>
  soonEnough(
    (begin) =>
      inTurnOf(`${line} ${askedBy.id}`, () =>
        inTurn(async () => {
          if (!begin() || waiting?.aborted) throw nobodyWaits()
          const state = await read()
          return { state, answer: await inWorker<Answer>(state, { weights, ...more }, waiting, waiting ? LONGEST_WORK_MS : NO_END_MS) }
        }),
      ),
    waiting ? LONGEST_WAIT_MS : NO_END_MS,
  )

/**
 * Work whose turn has to come soon.
 * @param work asks `begin` when its turn has come whether it is still wanted
 * @throws Failure Busy where it did not come in time
 */
export async function soonEnough<T>(work: (begin: () => boolean) => Promise<T>, milliseconds = LONGEST_WAIT_MS): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    reject(new Failure('Busy', { retryAfter: LATE_RETRY_SECONDS }))
  }, milliseconds)
  const begin = (): boolean => {
    clearTimeout(timer)
    return !isLate
  }
  return Promise.race([work(begin), late]).finally(() => clearTimeout(timer))
}

/** Whoever is told so is there no more. */
const nobodyWaits = (): Failure => new Failure('Busy')

/** So many people are copied to the thread at once: others are answered before the next ones are. */
const COPIED_AT_ONCE = 500

/** @param milliseconds how long it may take at most */
export async function inWorker<Answer>(
  { mentees, mentors, ...rest }: TableState,
  asked: object,
  waiting: AbortSignal = new AbortController().signal,
  milliseconds = LONGEST_WORK_MS,
): Promise<Answer> {
  if (waiting.aborted) throw nobodyWaits()
  const workerData = { ...asked, rest }
  const worker = new Worker(new URL('./assigning.worker.ts', import.meta.url), { ...loadsQuickly, workerData })
  worker.unref()
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('The thread that assigns has ended')))
  const timer = setTimeout(() => reject(tookTooLong()), milliseconds)
  const leave = (): void => reject(nobodyWaits())
  waiting.addEventListener('abort', leave, { once: true })
  try {
    // Where the thread ends before it has everything, that is told below.
    void promise.catch(() => {})
    for (const [list, people] of Object.entries({ mentees, mentors })) {
      for (let at = 0; at < people.length; at += COPIED_AT_ONCE) {
        worker.postMessage({ [list]: people.slice(at, at + COPIED_AT_ONCE) } satisfies PeopleToCompare)
        await othersFirst()
      }
    }
    worker.postMessage('all')
    return await promise
  } finally {
    clearTimeout(timer)
    waiting.removeEventListener('abort', leave)
    await worker.terminate()
  }
}
