import { SkeletonLines, Waiting } from '../../ui/states/Waiting.tsx'
import classes from './MatchReasons.module.css'

/** Why somebody matches, and what is missing, to come: as tall as that mostly is, so that what stands below stays where it is. */
export function MatchSkeleton() {
  return (
    <div className={classes.toCome}>
      <Waiting>
        <SkeletonLines count={8} />
      </Waiting>
    </div>
  )
}
