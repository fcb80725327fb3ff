import { type KeyboardEvent, useEffect, useRef } from 'react'
import classes from './menu.module.css'
import { useFloatingPanel } from './useFloatingPanel.ts'

export interface MenuItem {
  readonly label: string
  /** The key that does the same without the menu. */
  readonly key?: string | undefined
  readonly run: () => void
}

interface Props {
  readonly label: string
  readonly items: readonly MenuItem[]
  /** What is said below them. */
  readonly note?: string
}

/** How many steps from the item in focus each key leads; Home and End lead to the first and the last. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

const itemsOf = (list: HTMLElement | null): HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

/** What one may choose to do, behind three dots: arrow keys, Home and End walk it. */
export function Menu({ label, items, note = '' }: Props) {
  const { isOpen, close, button, panel } = useFloatingPanel()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    // Only what is drawn takes the focus.
    const drawn = requestAnimationFrame(() => itemsOf(list.current)[0]?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(drawn)
  }, [isOpen])
  const walk = (event: KeyboardEvent) => {
    const shown = itemsOf(list.current)
    const at = shown.indexOf(document.activeElement as HTMLElement)
    const step = steps[event.key]
    const next = step === undefined ? { Home: 0, End: -1 }[event.key] : (at + step) % shown.length
    if (event.key === 'Tab') close()
    if (next === undefined) return
    event.preventDefault()
    shown.at(next)?.focus()
  }
  return (
    <>
      <button {...button} type="button" className={classes.dots} aria-label={label} aria-haspopup="menu" aria-expanded={isOpen}>
        <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden>
          <circle cx="10" cy="4" r="1.75" />
          <circle cx="10" cy="10" r="1.75" />
          <circle cx="10" cy="16" r="1.75" />
        </svg>
      </button>
      <div {...panel} className={classes.panel}>
        {isOpen && (
          <>
            <div ref={list} className={classes.items} role="menu" tabIndex={-1} aria-label={label} onKeyDown={walk}>
              {items.map(({ label: words, key, run }) => (
                <button
                  key={words}
                  type="button"
                  role="menuitem"
                  tabIndex={-1}
                  className={classes.item}
                  aria-keyshortcuts={key}
                  onClick={() => {
                    close()
                    run()
                  }}
                >
                  {words}
                  {key !== undefined && <kbd aria-hidden>{key}</kbd>}
                </button>
              ))}
            </div>
            {note !== '' && <p className={classes.note}>{note}</p>}
          </>
        )}
      </div>
    </>
  )
}
