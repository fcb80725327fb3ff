import { Worker } from 'node:worker_threads'
import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import type { Population } from '../../genome/population/population.ts'
import { loadsQuickly } from '../../platform/quickThread.ts'

/** What the thread is begun with. */
export interface Begun {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly toward: Population
}

/** Some bios, or nothing once all of them were sent. */
export type Sent = readonly StudentProfile[] | 'all'

/** A community that is being measured in a thread of its own: reading thousands of bios takes seconds. */
export interface Measuring {
  add(bios: readonly StudentProfile[]): void
  end(): Promise<Population>
  stop(): Promise<unknown>
}

/** @param toward the table that the community's own is smoothed toward. `now` is in milliseconds since 1970. */
export function beginMeasuring(now: number, toward: Population): Measuring {
  const worker = new Worker(new URL('./measuring.worker.ts', import.meta.url), {
    workerData: { now, toward } satisfies Begun,
    ...loadsQuickly,
  })
  worker.unref()
  const made = new Promise<Population>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The thread that measures a community has ended')))
  })
  // Whoever stops before the end waits for nothing.
  made.catch(() => {})
  const send = (sent: Sent): void => worker.postMessage(sent)
  return {
    add: send,
    end: () => {
      send('all')
      return made
    },
    stop: () => worker.terminate(),
  }
}
