import { getPriority, setPriority } from 'node:os'

const LOWER_PRIORITY = 5

/**
 * Lets answering requests go before the thread that calls this. On Linux a priority is of one thread; elsewhere it would be of
 * the whole process, and is left alone.
 */
export function yieldToAnswering(): void {
  if (process.platform === 'linux') setPriority(Math.max(getPriority(), LOWER_PRIORITY))
}
