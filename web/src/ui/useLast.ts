import { useState } from 'react'

/** The last thing that was there: a question about it keeps its words while it fades. */
export function useLast<T>(thing: T | undefined): T | undefined {
  const [last, setLast] = useState(thing)
  if (thing !== undefined && thing !== last) setLast(thing)
  return thing ?? last
}
