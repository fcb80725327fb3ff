import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { followFinger, type Way } from './followFinger.ts'

const LEAVING_MS = 180

async function flyOut(card: HTMLElement, way: Way): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const beyond = `translateX(${way === 'right' ? '' : '-'}110%)`
  await card.animate({ transform: beyond, opacity: 0 }, { duration: LEAVING_MS, easing: 'ease-in', fill: 'forwards' }).finished
}

/**
 * A card that is moved aside to decide.
 * @returns `ref` for the card, and `leave`, which moves it aside without a finger, for a button
 */
export function useSwipe(onSwipe: (way: Way) => void) {
  const [card, setCard] = useState<HTMLElement | null>(null)
  const isLeaving = useRef(false)
  const leave = async (way: Way) => {
    if (card === null || isLeaving.current) return
    isLeaving.current = true
    await flyOut(card, way).catch(() => undefined)
    isLeaving.current = false
    onSwipe(way)
  }
  const letGo = useEffectEvent((way: Way) => void leave(way))
  useEffect(() => (card === null ? undefined : followFinger(card, (way) => letGo(way))), [card])
  return { ref: setCard, leave }
}
