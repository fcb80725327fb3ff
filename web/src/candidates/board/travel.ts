import { type RefObject, useLayoutEffect } from 'react'
import { afterPaint } from '../../ui/loading/afterPaint.ts'
import { CARD } from '../lists/cardFocus.ts'

const TRAVEL_MS = 220
/** A card that comes into a list so long after it left another has not travelled. */
const STILL_THE_SAME_MS = 500

interface Left {
  readonly place: DOMRect
  readonly at: number
}

const left = new Map<string, Left>()
const byHand = new Set<string>()

/** A card that was carried by hand is where it is put. */
export function arrivesByHand(id: string): void {
  byHand.add(id)
  setTimeout(() => byHand.delete(id), STILL_THE_SAME_MS)
}

/**
 * Remembers where the card of somebody lies on the board who is about to leave a list. Told before anything is changed: afterwards the
 * page would have to be laid out to know it.
 */
export function leavesFrom(id: string): void {
  const place = document.querySelector(`[data-board] [${CARD}='${id}']`)?.getBoundingClientRect()
  if (place !== undefined) left.set(id, { place, at: performance.now() })
}

/** Lets a card that leaves one list and comes into another be seen on its way, unless less motion is asked for. */
export function useTravel(card: RefObject<HTMLElement | null>, id: string, enabled: boolean): void {
  useLayoutEffect(() => {
    const element = card.current
    const from = left.get(id)
    left.delete(id)
    if (!enabled || element === null || from === undefined) return undefined
    if (byHand.has(id) || performance.now() - from.at > STILL_THE_SAME_MS) return undefined
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    return travel(element, from)
  }, [card, id, enabled])
}

/** Lets a card travel once it is seen that it left. Answers what keeps it where it is, for one that goes before. */
function travel(element: HTMLElement, from: Left): () => void {
  let isHere = true
  element.style.visibility = 'hidden'
  afterPaint(() => isHere && arrive(element, from))
  return () => {
    isHere = false
    element.style.visibility = ''
  }
}

function arrive(element: HTMLElement, from: Left): void {
  const to = element.getBoundingClientRect()
  // Its list would cut it off on its way: a picture of it goes over the page.
  const picture = element.cloneNode(true) as HTMLElement
  picture.inert = true
  picture.setAttribute('aria-hidden', 'true')
  for (const name of [...picture.attributes].map((one) => one.name)) if (name.startsWith('data-')) picture.removeAttribute(name)
  const { left: x, top: y, width } = from.place
  Object.assign(picture.style, { position: 'fixed', left: `${x}px`, top: `${y}px`, width: `${width}px`, zIndex: '200', listStyle: 'none' })
  picture.style.visibility = ''
  document.body.append(picture)
  const transform = ['none', `translate(${to.left - x}px, ${to.top - y}px)`]
  // Where it stays as wide, nothing is drawn again on its way.
  const way = { transform, ...(to.width !== width && { width: [`${width}px`, `${to.width}px`] }) }
  const travelling = picture.animate(way, { duration: TRAVEL_MS, easing: 'ease-in-out' })
  travelling.onfinish = () => {
    picture.remove()
    element.style.visibility = ''
  }
}
