import { endSession, useSession } from './session.ts'

/** Specification, section 9. */
const IDLE_MS = 15 * 60_000
const DEBOUNCE_MS = 500
const CHECK_MS = 15_000
const activity = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel', 'touchstart'] as const

let lastActive = Date.now()

/** Whether the person did something in this tab in the last so many milliseconds. */
export function wasActiveWithin(milliseconds: number): boolean {
  return Date.now() - lastActive < milliseconds
}

/**
 * Ends the session after 15 minutes without a pointer, key or scroll movement in this tab. The time is compared rather than
 * counted down, because a sleeping laptop stops timers.
 * @returns a function that stops watching
 */
export function watchIdleness(): () => void {
  lastActive = Date.now()
  let settling: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    if (useSession.getState().person === undefined) lastActive = Date.now()
    else if (Date.now() - lastActive >= IDLE_MS) endSession('idle')
  }
  const noteActivity = () => {
    check()
    const now = Date.now()
    clearTimeout(settling)
    settling = setTimeout(() => {
      lastActive = now
    }, DEBOUNCE_MS)
  }
  for (const kind of activity) addEventListener(kind, noteActivity, { passive: true, capture: true })
  const checking = setInterval(check, CHECK_MS)
  const unsubscribe = useSession.subscribe((now, before) => {
    if (now.person !== before.person) lastActive = Date.now()
  })
  return () => {
    for (const kind of activity) removeEventListener(kind, noteActivity, { capture: true })
    clearInterval(checking)
    clearTimeout(settling)
    unsubscribe()
  }
}
