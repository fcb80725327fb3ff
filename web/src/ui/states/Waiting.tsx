import { Skeleton, VisuallyHidden } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { type ReactNode, useEffect, useState } from 'react'
import classes from './Waiting.module.css'

const SHOWN_AFTER_MS = 200

/** Shows its skeleton only when the wait is long enough to notice. */
export function Waiting({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!shown) return null
  return (
    <div aria-live="polite">
      <VisuallyHidden>Loading</VisuallyHidden>
      <div className={classes.waiting} aria-hidden>
        {children}
      </div>
    </div>
  )
}

const widths = ['88%', '72%', '80%', '64%']

/** Lines of text to come. */
export function SkeletonLines({ count = 4 }: { readonly count?: number }) {
  return (
    <div className={classes.lines}>
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} height={16} width={widths[line % widths.length]} />
      ))}
    </div>
  )
}

/** Cards of people to come: a round photo and two lines each. */
export function SkeletonCards({ count = 3 }: { readonly count?: number }) {
  return (
    <div className={classes.cards}>
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className={classes.card}>
          <Skeleton circle height={56} />
          <SkeletonLines count={2} />
        </div>
      ))}
    </div>
  )
}

/** A whole screen to come. */
export function SkeletonPage() {
  return (
    <Waiting>
      <div className={classes.page}>
        <Skeleton height={32} width="40%" />
        <SkeletonLines count={6} />
      </div>
    </Waiting>
  )
}
