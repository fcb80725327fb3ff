import type { ReactNode } from 'react'
import classes from './menu.module.css'
import { useFloatingPanel } from './useFloatingPanel.ts'

interface Props {
  /** What it holds more about, as it is read aloud. */
  readonly label: string
  readonly children: ReactNode
}

/** What is done less often, behind three dots. */
export function MoreMenu({ label, children }: Props) {
  const { button, panel } = useFloatingPanel()
  return (
    <>
      <button {...button} type="button" className={classes.dots} aria-label={label}>
        <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden>
          <circle cx="4" cy="10" r="1.75" />
          <circle cx="10" cy="10" r="1.75" />
          <circle cx="16" cy="10" r="1.75" />
        </svg>
      </button>
      <div {...panel} className={`${classes.panel} ${classes.more}`}>
        {children}
      </div>
    </>
  )
}
