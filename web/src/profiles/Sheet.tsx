import type { ReactNode } from 'react'
import classes from './Sheet.module.css'

/** Around a page to fill in, which on a phone has the screen to itself. */
export function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.sheet} data-bars="none">
      {children}
    </div>
  )
}
