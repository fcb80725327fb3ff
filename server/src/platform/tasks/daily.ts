import { DAY_MS } from '@trellis/contract/durations.ts'
import { type Log, serializeError } from '../log.ts'

/** What a process does once a day, for as long as it runs. */
export interface Daily {
  /** Does it now, and from then on once a day. @throws what it throws the first time */
  readonly start: () => Promise<void>
  /** What has begun goes on to its end. */
  readonly stop: () => void
}

/**
 * Something that every process does once a day: it has to bear that several do it.
 * @param failed what the log says of a day on which it fails; the next day it is tried again
 */
export function daily(log: Log, failed: string, work: () => Promise<void>): Daily {
  let timer: NodeJS.Timeout | undefined
  const noteFailure = (error: unknown): void => log.warn({ err: serializeError(error) }, failed)
  return {
    start() {
      timer = setInterval(() => void work().catch(noteFailure), DAY_MS).unref()
      return work()
    },
    stop: () => clearInterval(timer),
  }
}
