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
    const all = row.current
    if (current === undefined || all === null) return
    // Counts and letters come later, and make the tabs wider.
    const observer = new ResizeObserver(() => {
      const tab = all.querySelector<HTMLElement>('[aria-current=page]')
      const beside = all.clientWidth - (tab?.offsetWidth ?? 0)
      if (tab !== null && beside > 0) all.scrollLeft = tab.offsetLeft - beside / 2
    })
    for (const each of all.children) observer.observe(each)
    const leave = () => observer.disconnect()
    // Whoever moves the row has it stay there.
    for (const move of ['pointerdown', 'wheel', 'focusin']) all.addEventListener(move, leave, { once: true, passive: true })
    return leave
  }, [current])
  return (
    <nav ref={row} className={classes.tabs} aria-label={label}>
      {children}
    </nav>
  )
}
