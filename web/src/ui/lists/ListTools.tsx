import type { ReactNode } from 'react'
import classes from './FilterBar.module.css'

/** The search of a list and its filters: in one line where there is room for both, so that more of the list is in view. */
export function ListTools({ children }: { readonly children: ReactNode }) {
  return <div className={classes.tools}>{children}</div>
}
