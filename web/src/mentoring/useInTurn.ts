import { useRef, useState } from 'react'
import { notify } from '../ui/notices/notify.tsx'

interface Handling {
  /** Tells of a failure in other words, or goes away for it: answers whether it did. */
  readonly isTold?: (failure: unknown) => boolean
  /** What is done after one before it is the next one's turn. */
  readonly afterFailure?: () => unknown
}

/** Does one thing after the other, as fast as they are asked for: buttons keep the focus meanwhile. What fails is told. */
export function useInTurn({ isTold, afterFailure }: Handling = {}) {
  const [works, setWorks] = useState(0)
  const waiting = useRef(new Set<string>())
  const last = useRef<Promise<unknown>>(Promise.resolve())

  /** Answers what came of it; undefined where it failed, which is told. */
  async function inTurn<T>(work: () => Promise<T>, failed: string): Promise<T | undefined> {
    setWorks((many) => many + 1)
    const turn = last.current.then(work).catch(async (failure: unknown) => {
      if (isTold?.(failure) !== true) notify.failure(failure, failed)
      await afterFailure?.()
      return undefined
    })
    last.current = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      setWorks((many) => many - 1)
    }
  }

  /** The same, where a second press before it is done is none. */
  async function once<T>(what: string, work: () => Promise<T>, failed: string): Promise<T | undefined> {
    if (waiting.current.has(what)) return undefined
    waiting.current.add(what)
    try {
      return await inTurn(work, failed)
    } finally {
      waiting.current.delete(what)
    }
  }
  return { isBusy: works > 0, inTurn, once }
}
