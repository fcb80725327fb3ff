import { setTimeout as pause } from 'node:timers/promises'
import { createQueue, type Queue } from '../queue.ts'

/** How many readings of one account's texts may wait for the one that is under way. */
const MOST_WAITING = 3

const LONGEST_REST_MS = 5_000

/** Whose turn it is: an account by its id, or where there is none a network. */
type Owner = string

const lines = new Map<Owner, { readonly inTurn: Queue; asked: number }>()

interface Turn {
  /** How many more of the owner's may wait; {@link MOST_WAITING} where nobody says. */
  readonly waiting?: number
  /** For so many times as long as it took, nothing else of the owner's begins: what costs much comes seldom. */
  readonly rest?: number
  /** The same where it failed; {@link rest} where nobody says. */
  readonly restAfterFailure?: number
}

/**
 * Runs what reads the texts of one account one after the other, so that one person never takes up all that may be read at once.
 * @throws Failure Busy where too many of them wait already, and whatever `work` throws
 */
export async function inTurnOf<T>(owner: Owner, work: () => Promise<T>, turn: Turn = {}): Promise<T> {
  const { waiting = MOST_WAITING, rest = 0, restAfterFailure = rest } = turn
  const line = lines.get(owner) ?? { inTurn: createQueue({ atOnce: 1, waiting }), asked: 0 }
  lines.set(owner, line)
  line.asked++
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const held = line.inTurn(async () => {
    const began = performance.now()
    let times = rest
    await work().then(resolve, (error: unknown) => {
      times = restAfterFailure
      reject(error)
    })
    if (times > 0) await pause(Math.min(LONGEST_REST_MS, (performance.now() - began) * times), undefined, { ref: false })
  })
  void held.catch(reject).finally(() => {
    line.asked--
    if (line.asked === 0) lines.delete(owner)
  })
  return promise
}

/** Whether {@link inTurnOf} would refuse the owner's next one at once. */
export function isLineFull(owner: Owner, { waiting = MOST_WAITING }: Turn = {}): boolean {
  return (lines.get(owner)?.asked ?? 0) > waiting
}
