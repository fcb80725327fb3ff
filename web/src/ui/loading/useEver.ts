import { useState } from 'react'

/** Whether something has been true at any time: what is loaded when it is first asked for then stays, to fade and to hand the focus back. */
export function useEver(is: boolean): boolean {
  const [ever, setEver] = useState(is)
  if (is && !ever) setEver(true)
  return ever || is
}
