import { type RefObject, useEffect, useRef } from 'react'

/** Whether what is drawn is still there, for what happens later. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
