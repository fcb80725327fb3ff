import { useEffect, useRef } from 'react'

const nobody = { id: '', at: Infinity }

/**
 * Tells of a press whether it was made when somebody was shown: one that was made before, and is only told now, by a browser that had much to
 * draw, was meant for whatever stood there then.
 * @param id who is shown
 * @returns also whether so many milliseconds had gone by since they came
 */
export function useMeantFor(id: string): (press: Pick<Event, 'timeStamp'>, after?: number) => boolean {
  const shown = useRef(nobody)
  useEffect(() => {
    const frame = requestAnimationFrame((at) => (shown.current = { id, at }))
    return () => {
      cancelAnimationFrame(frame)
      shown.current = nobody
    }
  }, [id])
  // Some browsers do not tell when.
  return ({ timeStamp }, after = 0) => timeStamp <= 0 || timeStamp >= shown.current.at + after
}
