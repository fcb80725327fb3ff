import { SkeletonLines, Waiting } from '../ui/states/Waiting.tsx'
import { Plate } from './picture/Plate.tsx'
import classes from './GenomeSkeleton.module.css'

/** A genome to come. */
export function GenomeSkeleton() {
  return (
    <Waiting>
      <div className={classes.body}>
        <div className={classes.picture}>
          <Plate>
            <div className={classes.square} />
          </Plate>
        </div>
        <SkeletonLines count={5} />
      </div>
    </Waiting>
  )
}
