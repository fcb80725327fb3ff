type Load<T> = () => Promise<T>

/** What a page does not do by itself: a hand is at the pointer, on the glass or at the keys. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const

const waiting = new Set<Load<unknown>>()
let hasBegun = false

// Only where the screen has nothing else to do.
const idle = (then: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(then, { timeout: 1_000 }) : setTimeout(then, 50)

const fetchSoon = (): unknown => idle(() => void fetchNext())

/** One after another. What fails here is asked for again where it is needed. */
async function fetchNext(): Promise<void> {
  const [load] = waiting
  if (load === undefined) return
  waiting.delete(load)
  await load().catch(() => undefined)
  fetchSoon()
}

function begin(): void {
  for (const sign of signs) removeEventListener(sign, begin, true)
  hasBegun = true
  fetchSoon()
}

if (typeof window !== 'undefined') {
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true })
}

/**
 * Fetches a part of a screen that no first view has, such as a dialog, with the first sign of a hand at the pointer or at the
 * keys, so that a press finds it there: `lazy(ahead(() => import(…)))`. Answers `load` as it is.
 */
export function ahead<T>(load: Load<T>): Load<T> {
  waiting.add(load)
  if (hasBegun && waiting.size === 1) fetchSoon()
  return load
}
