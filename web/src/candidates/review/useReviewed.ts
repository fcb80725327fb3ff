import { useState } from 'react'
import { afterPaint } from '../../ui/loading/afterPaint.ts'
import { useIsHere } from '../../ui/loading/useIsHere.ts'
import { type Reviewed, reviewedNow, stepsAfter } from './reviewSteps.ts'

/** Takes the focus from the name of whoever was under review before they go: with what had it, the browser would lay out the page half changed. */
function leaveName(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLHeadingElement) activeElement.blur()
}

/**
 * Who is under review, and how to go on to somebody else. The review does not wait until the address has followed: a key
 * pressed meanwhile would concern the one before. The address follows what is seen.
 * @param address who the address names
 * @param lead changes the address
 */
export function useReviewed(address: Reviewed, lead: (id: Reviewed, replace: boolean) => void) {
  const [steps, setSteps] = useState<readonly Reviewed[]>([])
  const [followed, setFollowed] = useState(address)
  if (followed !== address) {
    setFollowed(address)
    setSteps(stepsAfter(steps, address))
  }
  const isHere = useIsHere()
  const go = (id: Reviewed, replace: boolean) => {
    leaveName()
    setSteps((before) => [...before, id])
    afterPaint(() => isHere.current && lead(id, replace))
  }
  return [reviewedNow(steps, address), go] as const
}
