import { IDLE_MINUTES } from '@trellis/contract/accounts/times.ts'
import { MINUTE_MS } from '@trellis/contract/durations.ts'
import { endSession, useSession } from './session.ts'
import { renewSession } from './start.ts'
import { sayActive, whenActiveElsewhere } from './tabs.ts'

const IDLE_MS = IDLE_MINUTES * MINUTE_MS
const DEBOUNCE_MS = 500
const CHECK_MS = 15_000
const activity = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel', 'touchstart'] as const

let lastActive = Date.now()

/** Whoever reads on without any call is not idle: the server hears of it so often. */
const RENEW_MS = 5 * MINUTE_MS
let renewedAt = Date.now()

/** Lets the server know that the person is there, where they did something since it was told last. */
function renew(): void {
  const { person } = useSession.getState()
  if (person === undefined || lastActive < renewedAt || Date.now() - renewedAt < RENEW_MS) return
  renewedAt = Date.now()
  // Whether the session still holds is found out by the next call.
  void renewSession(person.userType).catch(() => {})
}

/**
 * Ends the session after {@link IDLE_MINUTES} without a pointer, key or scroll movement in any tab with the session. The time is compared rather than
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
      sayActive()
    }, DEBOUNCE_MS)
  }
  for (const kind of activity) addEventListener(kind, noteActivity, { passive: true, capture: true })
  const checking = setInterval(() => {
    check()
    renew()
  }, CHECK_MS)
  const unsubscribe = useSession.subscribe((now, before) => {
    if (now.person !== before.person) lastActive = Date.now()
  })
  const stopListening = whenActiveElsewhere(() => {
    lastActive = Date.now()
  })
  return () => {
    stopListening()
    for (const kind of activity) removeEventListener(kind, noteActivity, { capture: true })
    clearInterval(checking)
    clearTimeout(settling)
    unsubscribe()
  }
}
