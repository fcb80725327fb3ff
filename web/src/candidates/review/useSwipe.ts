import { type RefObject, useEffect, useEffectEvent } from 'react'

export type Side = 'left' | 'right'

/** A finger that went so many pixels to a side decides when it is lifted. */
const DECIDES_AT = 110
/** Before it has gone so far, it is not known whether it scrolls. */
const KNOWN_AT = 12
/** What is moved sideways itself, or written in. */
const ELSEWHERE = 'input, textarea, select, button, [role=tablist], [role=tree], [role=slider], [data-decide], [role=dialog]'

/** To which side a finger decides that went so far across and down: none where it went too short, or rather scrolled. */
export function sideOf(across: number, down: number): Side | undefined {
  if (Math.abs(across) < DECIDES_AT || Math.abs(across) < 2 * Math.abs(down)) return undefined
  return across > 0 ? 'right' : 'left'
}

/**
 * Follows a finger that goes sideways over an element: the element has to leave only up and down to the browser (`touch-action: pan-y`).
 * While it goes, `--swiped` says how far, and `data-swiped` to which side it would decide.
 * @param shown the id of what is shown: a finger that lies on it when something else comes is meant for neither
 * @param isMeant whether a finger that was laid down then is meant for what is shown
 */
export function useSwipe(
  area: RefObject<HTMLElement | null>,
  shown: string | undefined,
  onSwipe: (side: Side) => void,
  isMeant: (press: PointerEvent) => boolean,
): void {
  const swipe = useEffectEvent(onSwipe)
  const mayDecide = useEffectEvent(isMeant)
  useEffect(() => {
    const element = area.current
    if (element === null || shown === undefined) return undefined
    let start: PointerEvent | undefined
    const show = (across: number, side: Side | undefined) => {
      element.style.setProperty('--swiped', `${across}px`)
      if (side === undefined) element.removeAttribute('data-swiped')
      else element.setAttribute('data-swiped', side)
    }
    const end = () => {
      start = undefined
      element.style.removeProperty('--swiped')
      element.removeAttribute('data-swiped')
    }
    const listeners = {
      pointerdown(event: PointerEvent) {
        if (event.pointerType !== 'touch' || !event.isPrimary) return
        const isElsewhere = !(event.target instanceof Element) || event.target.closest(ELSEWHERE) !== null
        start = isElsewhere || !mayDecide(event) ? undefined : event
      },
      pointermove(event: PointerEvent) {
        if (start === undefined) return
        const [across, down] = [event.clientX - start.clientX, event.clientY - start.clientY]
        if (Math.abs(across) >= KNOWN_AT) show(across, sideOf(across, down))
      },
      pointerup(event: PointerEvent) {
        // Somebody else may have come, and this effect not yet.
        const side = start && mayDecide(start) ? sideOf(event.clientX - start.clientX, event.clientY - start.clientY) : undefined
        end()
        if (side !== undefined) swipe(side)
      },
      // The browser scrolls.
      pointercancel: end,
    }
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener)
    return () => {
      end()
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener as EventListener)
    }
  }, [area, shown])
}
