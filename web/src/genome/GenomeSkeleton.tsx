import { Skeleton } from '@mantine/core'
import { SkeletonLines, Waiting } from '../ui/states/Waiting.tsx'
import classes from './GenomeSkeleton.module.css'

/** A genome to come. */
export function GenomeSkeleton() {
  return (
    <Waiting>
      <div className={classes.body}>
        <Skeleton circle className={classes.picture} />
        <SkeletonLines count={5} />
      </div>
    </Waiting>
  )
}
