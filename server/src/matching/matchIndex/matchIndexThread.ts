import { Worker } from 'node:worker_threads'
import { loadsQuickly } from '../../platform/quickThread.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { IndexAnswer, IndexQuestion, IndexSearch } from './matchIndex.ts'
import type { StoredMember } from './storedMember.ts'

export type IndexOrder =
  | { readonly kind: 'put'; readonly rows: readonly StoredMember[] }
  | { readonly kind: 'forget'; readonly ids: readonly Id[] }

export type IndexQuery =
  | { readonly kind: 'nearest'; readonly search: IndexSearch }
  | { readonly kind: 'named'; readonly question: IndexQuestion }
  | { readonly kind: 'keepOnly'; readonly ids: readonly Id[] }
  | { readonly kind: 'differing'; readonly ids: readonly Id[]; readonly digests: readonly number[] }
  | { readonly kind: 'load'; readonly file: string }
  | { readonly kind: 'store'; readonly file: string; readonly least: number }

export interface IndexReport {
  readonly number: number
  readonly answer?: unknown
  /** Why there is no answer. */
  readonly failure?: unknown
}

/** The match index in its thread. What is put is there for every search asked for afterwards. Whatever is asked of it throws where it has ended. */
export interface IndexThread {
  /** Whether the thread has come to an end, by an error or because it was stopped: then nothing answers any more. */
  readonly hasEnded: boolean
  /** When it has ended, and why. */
  readonly ended: Promise<Error>
  put(rows: readonly StoredMember[]): void
  forget(ids: readonly Id[]): void
  /** @returns how many others there were */
  keepOnly(ids: readonly Id[]): Promise<number>
  differing(ids: readonly Id[], digests: readonly number[]): Promise<Id[]>
  nearest(search: IndexSearch): Promise<IndexAnswer>
  named(question: IndexQuestion): Promise<IndexAnswer>
  /** Takes everybody from a file in place of those who are here. @returns how many: 0 where the file cannot be used */
  load(file: string): Promise<number>
  /** Writes everybody to a file; where they are fewer than `least`, there is none from then on. */
  store(file: string, least: number): Promise<void>
  stop(): Promise<void>
}

/** @param most megabytes that its objects may take; what a thread may take where nothing is told */
export function startMatchIndex(most?: number): IndexThread {
  const worker = new Worker(new URL('./matchIndex.worker.ts', import.meta.url), {
    ...loadsQuickly,
    ...(most !== undefined && { resourceLimits: { maxOldGenerationSizeMb: most } }),
  })
  // A server that stops does not wait for it.
  worker.unref()
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let requests = 0
  let hasEnded = false
  const order = (order: IndexOrder): void => worker.postMessage(order)
  const ask = (query: IndexQuery): Promise<unknown> => {
    if (hasEnded) return Promise.reject(new Error('The match index has stopped'))
    const answer = Promise.withResolvers<unknown>()
    waiting.set(++requests, answer)
    worker.postMessage({ ...query, number: requests })
    return answer.promise
  }
  const ended = Promise.withResolvers<Error>()
  const failAll = (error: Error): void => {
    hasEnded = true
    ended.resolve(error)
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('message', ({ number, answer, failure }: IndexReport) => {
    if (failure === undefined) waiting.get(number)?.resolve(answer)
    else waiting.get(number)?.reject(failure)
    waiting.delete(number)
  })
  worker.on('error', failAll)
  worker.on('exit', () => failAll(new Error('The match index has stopped')))
  return {
    get hasEnded() {
      return hasEnded
    },
    ended: ended.promise,
    put: (rows) => order({ kind: 'put', rows }),
    forget: (ids) => order({ kind: 'forget', ids }),
    keepOnly: (ids) => ask({ kind: 'keepOnly', ids }) as Promise<number>,
    differing: (ids, digests) => ask({ kind: 'differing', ids, digests }) as Promise<Id[]>,
    nearest: (search) => ask({ kind: 'nearest', search }) as Promise<IndexAnswer>,
    named: (question) => ask({ kind: 'named', question }) as Promise<IndexAnswer>,
    load: (file) => ask({ kind: 'load', file }) as Promise<number>,
    store: (file, least) => ask({ kind: 'store', file, least }) as Promise<void>,
    async stop() {
      await worker.terminate()
    },
  }
}
