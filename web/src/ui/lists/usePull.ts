import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** How a pull stands: `ready` once letting go would ask again, `done` or `failed` for a moment after it was asked. */
export type Pull = 'idle' | 'pulling' | 'ready' | 'asking' | 'done' | 'failed'

/** In pixels of the finger's way. What is shown follows at half of it, as something heavy would. */
const SHOWN_AFTER = 16
const READY_AFTER = 128
const MOST_SHOWN = 88
const SAID_MS = 2_000

/** Where a finger does something else than pulling the page. */
const ELSEWHERE = 'dialog, [role=dialog], input, textarea, select'

/**
 * Follows a finger that pulls a page down from its very top, and asks again when it lets go. Style sheets read how far (`--pulled`).
 * @param refresh answers what kept it from being asked
 */
export function usePull(shown: RefObject<HTMLElement | null>, refresh: () => Promise<{ readonly error: unknown }>): Pull {
  const [pull, setPull] = useState<Pull>('idle')
  const ask = useEffectEvent(async () => {
    setPull('asking')
    const { error } = await refresh()
    setPull(error === null ? 'done' : 'failed')
  })
  useEffect(() => {
    if (pull !== 'done' && pull !== 'failed') return undefined
    const timer = setTimeout(() => setPull('idle'), SAID_MS)
    return () => clearTimeout(timer)
  }, [pull])
  const isAsking = pull === 'asking'
  useEffect(() => {
    if (isAsking) return undefined
    let from: Touch | undefined
    let isReady = false
    const stop = () => {
      if (from !== undefined) setPull('idle')
      from = undefined
    }
    const start = ({ touches, target }: TouchEvent) => {
      const isElsewhere = target instanceof Element && target.closest(ELSEWHERE) !== null
      from = touches.length === 1 && scrollY <= 0 && !isElsewhere ? touches[0] : undefined
      isReady = false
    }
    const move = ({ touches: [touch] }: TouchEvent) => {
      if (from === undefined || touch === undefined) return
      const [across, down] = [touch.clientX - from.clientX, touch.clientY - from.clientY]
      if (scrollY > 0 || Math.abs(across) > Math.max(down, SHOWN_AFTER)) return stop()
      isReady = down > READY_AFTER
      shown.current?.style.setProperty('--pulled', `${Math.min(down / 2, MOST_SHOWN)}px`)
      setPull(down < SHOWN_AFTER ? 'idle' : isReady ? 'ready' : 'pulling')
    }
    const end = () => {
      if (from === undefined || !isReady) return stop()
      from = undefined
      void ask()
    }
    const passive = { passive: true }
    addEventListener('touchstart', start, passive)
    addEventListener('touchmove', move, passive)
    addEventListener('touchend', end)
    addEventListener('touchcancel', stop)
    return () => {
      removeEventListener('touchstart', start)
      removeEventListener('touchmove', move)
      removeEventListener('touchend', end)
      removeEventListener('touchcancel', stop)
    }
  }, [isAsking, shown])
  return pull
}
