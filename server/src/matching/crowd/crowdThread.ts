import { Worker } from 'node:worker_threads'
import type { Id } from '@trellis/contract/ids.ts'
import type { ScoreWeights } from '../score.ts'
import type { CrowdAnswer, CrowdQuestion, CrowdSearch } from './crowd.ts'
import type { StoredMember } from './storedMember.ts'

export type CrowdOrder =
  | { readonly kind: 'put'; readonly rows: readonly StoredMember[] }
  | { readonly kind: 'forget'; readonly ids: readonly Id[] }
  | { readonly kind: 'nearest'; readonly number: number; readonly search: CrowdSearch }
  | { readonly kind: 'named'; readonly number: number; readonly question: CrowdQuestion }

export interface CrowdReport {
  readonly number: number
  readonly answer: CrowdAnswer
}

/** The crowd in its thread. What is put is there for every search asked for afterwards. */
export interface CrowdThread {
  /** Whether the thread has come to an end, by an error or because it was stopped: then nothing answers any more. */
  readonly hasEnded: boolean
  put(rows: readonly StoredMember[]): void
  forget(ids: readonly Id[]): void
  /** @throws where the thread has ended */
  nearest(search: CrowdSearch): Promise<CrowdAnswer>
  /** @throws where the thread has ended */
  named(question: CrowdQuestion): Promise<CrowdAnswer>
  stop(): Promise<void>
}

export function startCrowd(weights: ScoreWeights): CrowdThread {
  const worker = new Worker(new URL('./crowd.worker.ts', import.meta.url), { workerData: { weights } })
  // A server that stops does not wait for it.
  worker.unref()
  const waiting = new Map<number, PromiseWithResolvers<CrowdAnswer>>()
  let asked = 0
  const order = (order: CrowdOrder): void => worker.postMessage(order)
  const ask = (orderOf: (number: number) => CrowdOrder): Promise<CrowdAnswer> => {
    if (hasEnded) return Promise.reject(new Error('The crowd has stopped'))
    const answer = Promise.withResolvers<CrowdAnswer>()
    waiting.set(++asked, answer)
    order(orderOf(asked))
    return answer.promise
  }
  let hasEnded = false
  const failAll = (error: Error): void => {
    hasEnded = true
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('message', ({ number, answer }: CrowdReport) => {
    waiting.get(number)?.resolve(answer)
    waiting.delete(number)
  })
  worker.on('error', failAll)
  worker.on('exit', () => failAll(new Error('The crowd has stopped')))
  return {
    get hasEnded() {
      return hasEnded
    },
    put: (rows) => order({ kind: 'put', rows }),
    forget: (ids) => order({ kind: 'forget', ids }),
    nearest: (search) => ask((number) => ({ kind: 'nearest', number, search })),
    named: (question) => ask((number) => ({ kind: 'named', number, question })),
    async stop() {
      await worker.terminate()
    },
  }
}
