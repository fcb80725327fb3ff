import type { ReactNode } from 'react'
import classes from './Plate.module.css'

/** What a genome lies on: near-black in both schemes, like a print in a museum. */
export function Plate({ children }: { readonly children: ReactNode }) {
  return <div className={classes.plate}>{children}</div>
}
