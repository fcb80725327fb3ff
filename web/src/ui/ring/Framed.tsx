import type { Ring } from '@trellis/contract/genome/ring.ts'
import type { CSSProperties, ReactNode } from 'react'
import { GenomeRing } from './GenomeRing.tsx'
import classes from './GenomeRing.module.css'

interface Props {
  /** In pixels, the frame included. */
  readonly size: number
  /** Without a genome the frame is plain. */
  readonly ring: Ring | null
  readonly isSquare?: boolean
  /** What the frame holds, for the room that is left to it. */
  readonly children: (style: CSSProperties) => ReactNode
}

const LEAST_STROKE = 2.5
const STROKE = 0.045

/** A picture within the ring of a genome as its thin frame. */
export function Framed({ size, ring, isSquare = false, children }: Props) {
  const stroke = Math.max(LEAST_STROKE, size * STROKE)
  const room = size - 2 * (stroke + Math.max(1.5, stroke / 2))
  return (
    <span className={classes.framed} style={{ width: size, height: size }}>
      <GenomeRing {...{ size, ring, stroke, isSquare }} />
      {children({ width: room, height: room, fontSize: room * 0.36 })}
    </span>
  )
}
