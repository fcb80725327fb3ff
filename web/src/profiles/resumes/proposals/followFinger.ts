export type Way = 'left' | 'right'

/** How far a finger strays before it is a swipe, in pixels. */
const SLOP = 8
/** The part of the card's width after which letting go decides. */
const DECISIVE = 0.3

const wayOf = (distance: number): Way => (distance > 0 ? 'right' : 'left')

/**
 * Lets a finger move a card aside. Up and down it scrolls the page as ever, and in fields it does what it does there. Style sheets read how
 * far the card is moved (`--swiped`) and what letting go would mean (`data-way`).
 * @returns ends it
 */
export function followFinger(card: HTMLElement, onLetGo: (way: Way) => void): () => void {
  let from: PointerEvent | undefined
  const isSwiping = () => 'swiping' in card.dataset
  const isDecisive = (distance: number) => isSwiping() && Math.abs(distance) > card.clientWidth * DECISIVE
  const move = (distance: number) => {
    card.style.setProperty('--swiped', `${distance}px`)
    if (isDecisive(distance)) card.dataset['way'] = wayOf(distance)
    else delete card.dataset['way']
  }
  const reset = () => {
    from = undefined
    delete card.dataset['swiping']
    move(0)
  }
  const handlers = {
    pointerdown: (event: PointerEvent) => {
      const isOfField = event.target instanceof Element && event.target.closest('input, button, a, [role=listbox]') !== null
      if (event.isPrimary && event.button === 0 && !isOfField) from = event
    },
    pointermove: (event: PointerEvent) => {
      if (event.pointerId !== from?.pointerId) return
      const [dx, dy] = [event.clientX - from.clientX, event.clientY - from.clientY]
      if (!isSwiping()) {
        if (Math.abs(dx) < SLOP || Math.abs(dx) < Math.abs(dy)) return
        // What is being typed counts as typed.
        if (document.activeElement instanceof HTMLElement && card.contains(document.activeElement)) document.activeElement.blur()
        card.setPointerCapture(event.pointerId)
        card.dataset['swiping'] = ''
      }
      move(dx)
    },
    pointerup: (event: PointerEvent) => {
      if (event.pointerId !== from?.pointerId) return
      const distance = event.clientX - from.clientX
      if (!isDecisive(distance)) return reset()
      from = undefined
      onLetGo(wayOf(distance))
    },
    pointercancel: reset,
  }
  const each = Object.entries(handlers) as [keyof typeof handlers, (event: Event) => void][]
  for (const [name, handler] of each) card.addEventListener(name, handler)
  return () => {
    for (const [name, handler] of each) card.removeEventListener(name, handler)
  }
}
