import type { ReactNode } from 'react'
import { SkeletonLines, Waiting } from '../../ui/states/Waiting.tsx'
import classes from './MatchReasons.module.css'

/** The room of why somebody matches and what is missing, as tall as that mostly is, so that what stands below stays where it is when it comes. */
export function MatchRoom({ children }: { readonly children: ReactNode }) {
  return <div className={classes.room}>{children}</div>
}

/** What stands where a match will be. */
export function MatchSkeleton() {
  return (
    <Waiting>
      <SkeletonLines count={8} />
    </Waiting>
  )
}
