import type { ReactNode } from 'react'
import classes from './Plate.module.css'

interface Props {
  /** Whether it is as high as the room that it is given, with what it holds as large as fits. */
  readonly fills?: boolean
  readonly children: ReactNode
}

/** What a genome lies on: near-black in both schemes, like a print in a museum. */
export function Plate({ fills = false, children }: Props) {
  return (
    <div className={classes.plate} data-fills={fills || undefined}>
      {children}
    </div>
  )
}
