import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * The same function for as long as there is what uses it; it does what the last one given does. For what is expensive to draw
 * and is handed a function: it is not drawn again for a new one. To be called by events, never while something is drawn.
 */
export function useSteady<A extends readonly unknown[], R>(act: (...args: A) => R): (...args: A) => R {
  const last = useRef(act)
  useLayoutEffect(() => {
    last.current = act
  })
  return useCallback((...args: A) => last.current(...args), [])
}
