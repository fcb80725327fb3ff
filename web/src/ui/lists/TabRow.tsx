import { type ReactNode, useEffect, useRef } from 'react'
import classes from './TabRow.module.css'

interface Props {
  readonly label: string
  /** Names the tab that is shown, which is brought into view. */
  readonly current: string | undefined
  /** Links, of which that to the present screen has `aria-current`. */
  readonly children: ReactNode
}

/** Leads from one list of an area to the next; on a narrow screen it scrolls sideways. */
export function TabRow({ label, current, children }: Props) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (current === undefined) return
    const [all, tab] = [row.current, row.current?.querySelector<HTMLElement>('[aria-current=page]')]
    if (all && tab) all.scrollLeft = tab.offsetLeft - (all.clientWidth - tab.offsetWidth) / 2
  }, [current])
  return (
    <nav ref={row} className={classes.tabs} aria-label={label}>
      {children}
    </nav>
  )
}
