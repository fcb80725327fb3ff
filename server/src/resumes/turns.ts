import type { Id } from '@trellis/contract/ids.ts'
import { createQueue, type Queue } from '../platform/queue.ts'

/** How many readings of one person's resumes may wait for the one that is under way. */
const MOST_WAITING = 3

const lines = new Map<Id, { readonly inTurn: Queue; asked: number }>()

/**
 * Runs readings of one person's resumes one after the other, so that one person never takes up all that may be read at once.
 * @throws Failure Busy where too many of them wait already, and whatever `work` throws
 */
export async function inTurnOf<T>(ownerId: Id, work: () => Promise<T>): Promise<T> {
  const line = lines.get(ownerId) ?? { inTurn: createQueue({ atOnce: 1, waiting: MOST_WAITING }), asked: 0 }
  lines.set(ownerId, line)
  line.asked++
  try {
    return await line.inTurn(work)
  } finally {
    line.asked--
    if (line.asked === 0) lines.delete(ownerId)
  }
}
