import { type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import classes from './MoreMenu.module.css'

interface Props {
  /** What it holds more about, as it is read aloud. */
  readonly label: string
  readonly children: ReactNode
}

/** What is done less often, behind three dots. The browser's own popover opens and closes it. */
export function MoreMenu({ label, children }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const place = ({ currentTarget, newState }: ToggleEvent<HTMLDivElement>) => {
    const at = button.current?.getBoundingClientRect()
    if (newState !== 'open' || at === undefined) return
    currentTarget.style.top = `${at.bottom + window.scrollY + 4}px`
    currentTarget.style.right = `${document.documentElement.clientWidth - at.right}px`
  }
  return (
    <>
      <button ref={button} type="button" popoverTarget={id} className={classes.dots} aria-label={label}>
        <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden>
          <circle cx="4" cy="10" r="1.75" />
          <circle cx="10" cy="10" r="1.75" />
          <circle cx="16" cy="10" r="1.75" />
        </svg>
      </button>
      <div id={id} popover="auto" className={classes.panel} onBeforeToggle={place}>
        {children}
      </div>
    </>
  )
}
