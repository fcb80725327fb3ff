import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { followFinger, type Way } from './followFinger.ts'

const LEAVING_MS = 180

async function flyOut(card: HTMLElement, way: Way): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const beyond = `translateX(${way === 'right' ? '' : '-'}110%)`
  await card.animate({ transform: beyond, opacity: 0 }, { duration: LEAVING_MS, easing: 'ease-in', fill: 'forwards' }).finished
}

/**
 * A card that is moved aside to decide: by a finger, or by what is answered, for a button.
 * @param shown names the card that lies on top by now
 */
export function useSwipe(card: RefObject<HTMLElement | null>, shown: unknown, onSwipe: (way: Way) => void): (way: Way) => Promise<void> {
  const isLeaving = useRef(false)
  const leave = async (way: Way) => {
    if (card.current === null || isLeaving.current) return
    isLeaving.current = true
    await flyOut(card.current, way).catch(() => undefined)
    isLeaving.current = false
    onSwipe(way)
  }
  const letGo = useEffectEvent((way: Way) => void leave(way))
  useEffect(() => (card.current === null ? undefined : followFinger(card.current, (way) => letGo(way))), [card, shown])
  return leave
}
