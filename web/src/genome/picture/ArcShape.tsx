import { fillOf } from '@trellis/contract/genome/genomeColors.ts'
import { piecePath } from '@trellis/contract/genome/picture/paths.ts'
import type { Arc } from '@trellis/contract/genome/picture/sunburst.ts'
import classes from './Sunburst.module.css'

const LEAST_STROKE = 1.75

interface Props {
  readonly arc: Arc
  readonly gap: number
  readonly corner: number
}

/**
 * The shape of a node. Under another genome: what both have in the full color, what this one has beyond it pale, and
 * the other's reach as an outline.
 */
export function ArcShape({ arc, gap, corner }: Props) {
  const fill = fillOf(arc.node)
  const path = (outer: number) => piecePath({ ...arc, outer }, gap, corner)
  const { theirs } = arc
  if (!theirs || theirs.outer === arc.outer) return <path d={path(arc.outer)} style={{ fill }} />
  return (
    <>
      {arc.weight > theirs.weight && <path d={path(arc.outer)} style={{ fill }} className={classes.beyond} />}
      <path d={path(Math.min(arc.outer, theirs.outer))} style={{ fill }} />
      {theirs.weight > 0 && (
        <path d={path(theirs.outer)} className={classes.theirs} style={{ stroke: fill, strokeWidth: Math.max(LEAST_STROKE, gap / 3) }} />
      )}
    </>
  )
}
