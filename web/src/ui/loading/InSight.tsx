import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

/** How far below the window something may still be, when it is fetched. */
const AHEAD = '0px 0px 50% 0px'

interface InSightProps {
  /** What stands in its place until it is there. Out of sight nothing is on its way yet, so that nobody hears that it loads. */
  readonly before: ReactNode
  readonly children: ReactNode
}

/** What is heavy and lies far down a page: fetched once it comes into sight, or nearly. */
export function InSight({ before, children }: InSightProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: AHEAD,
    })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  return <div ref={place}>{isNear ? <Suspense fallback={before}>{children}</Suspense> : <div aria-hidden>{before}</div>}</div>
}
