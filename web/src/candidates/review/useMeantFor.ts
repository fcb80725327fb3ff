import { useEffect, useRef, useState } from 'react'
import { afterPaint } from '../../ui/loading/afterPaint.ts'

const nobody = { id: '', from: Infinity }

interface MeantFor {
  /** Whether a press that is made now counts. */
  readonly isSettled: boolean
  /** Whether a press that is told now was made while it counted for who is shown. */
  readonly isMeant: (press: Pick<Event, 'timeStamp'>) => boolean
}

/**
 * Tells for whom a press was meant: one that was made before somebody was seen, and is only told now, by a browser that had much to draw,
 * was meant for whatever stood there then.
 * @param id who is shown
 * @param settlesAfter how many milliseconds they are seen before a press counts
 */
export function useMeantFor(id: string, settlesAfter = 0): MeantFor {
  const counts = useRef(nobody)
  const [settled, setSettled] = useState('')
  useEffect(() => {
    let isShown = true
    let timer: ReturnType<typeof setTimeout> | undefined
    afterPaint(() => {
      if (!isShown) return
      counts.current = { id, from: performance.now() + settlesAfter }
      if (settlesAfter > 0) timer = setTimeout(() => setSettled(id), settlesAfter)
    })
    return () => {
      isShown = false
      clearTimeout(timer)
      counts.current = nobody
      // Whoever comes back at once comes anew.
      setSettled('')
    }
  }, [id, settlesAfter])
  return {
    isSettled: settled === id,
    // Some browsers do not tell when.
    isMeant: ({ timeStamp }) => timeStamp <= 0 || (counts.current.id === id && timeStamp >= counts.current.from),
  }
}
