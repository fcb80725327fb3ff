import { type RefObject, type ToggleEvent, useId, useRef, useState } from 'react'

/** From the button, and from the edges of the window. */
const DISTANCE = 4

interface Choices {
  /** Whether it begins where the button does, rather than end where it ends; `both`: it is as wide as the button. */
  readonly alignment?: 'start' | 'end' | 'both'
}

/**
 * A panel of the browser's own that floats beside the button that opens it: below, or above where there is no room. The
 * browser closes it by Escape and by a press elsewhere, and gives the focus back.
 */
export function useFloatingPanel({ alignment = 'end' }: Choices = {}) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const onBeforeToggle = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== 'open') return
    setOpen(true)
    // It has a size once it is there, which is before it is painted.
    requestAnimationFrame(() => place(button, panel, alignment))
  }
  // Not before: the browser gives the focus back from what is still in the panel.
  const onToggle = ({ newState }: ToggleEvent<HTMLDivElement>) => setOpen(newState === 'open')
  return {
    isOpen,
    close: () => panel.current?.hidePopover(),
    button: { ref: button, popoverTarget: id },
    panel: { ref: panel, id, popover: 'auto', onBeforeToggle, onToggle },
  } as const
}

/** Lays the panel beside the button, inside the window. */
function place(button: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>, alignment: 'start' | 'end' | 'both'): void {
  if (button.current === null || panel.current === null) return
  const at = button.current.getBoundingClientRect()
  const { style } = panel.current
  if (alignment === 'both') style.width = `${at.width}px`
  const { clientWidth, clientHeight } = document.documentElement
  const { offsetWidth, offsetHeight } = panel.current
  const wanted = alignment === 'end' ? at.right - offsetWidth : at.left
  const left = Math.max(DISTANCE, Math.min(wanted, clientWidth - offsetWidth - DISTANCE))
  const below = at.bottom + DISTANCE
  const above = at.top - DISTANCE - offsetHeight
  const top = below + offsetHeight > clientHeight && above >= 0 ? above : below
  const isFixed = getComputedStyle(panel.current).position === 'fixed'
  style.left = `${left + (isFixed ? 0 : window.scrollX)}px`
  style.top = `${top + (isFixed ? 0 : window.scrollY)}px`
}
