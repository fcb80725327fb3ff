import type { Page } from '@playwright/test'

/** How much slower the processor is made than this machine's: about a phone of the middle. */
const SLOWER = 4
/** The shortest that event timing tells, in milliseconds. What was faster counts as this long. */
export const SHORTEST_MS = 16
/** Between two keys: a fast typist's 12 a second. */
export const KEY_MS = 80

interface Interactions {
  /** The longest event of each interaction, by its id. */
  readonly durations: Map<number, number>
  /** Takes what the observer has not told of yet. */
  take(): void
}

/** Runs in the page before its scripts: keeps how long each interaction took until the browser had painted what it changed. */
export function observeInteractions(shortest: number): void {
  const durations = new Map<number, number>()
  const keep = (entries: PerformanceEntryList) => {
    for (const { interactionId, duration } of entries as (PerformanceEntry & { interactionId: number })[]) {
      if (interactionId > 0) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0))
    }
  }
  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  observer.observe({ type: 'event', durationThreshold: shortest, buffered: true } as PerformanceObserverInit)
  Object.assign(window, { interactions: { durations, take: () => keep(observer.takeRecords()) } satisfies Interactions })
}

/** Runs in the page: how long each interaction since the last time took, and how many there were. */
async function takeInteractions(): Promise<{ readonly durations: readonly number[]; readonly count: number }> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // The last is told of when it is painted, and what was told a frame later.
  for (let frames = 0; frames < 4; frames++) await frame()
  const { interactions } = window as unknown as { interactions: Interactions }
  interactions.take()
  const durations = [...interactions.durations.values()]
  interactions.durations.clear()
  return { durations, count: (performance as Performance & { interactionCount: number }).interactionCount }
}

export interface Measured {
  /** Three of four interactions took no longer, in milliseconds. */
  readonly p75: number
  readonly longest: number
  readonly count: number
}

/** What somebody does on a slow processor, measured by the browser's event timing: from the key or press until it is painted. */
export async function interactionsOf(page: Page, act: () => Promise<void>): Promise<Measured> {
  const devTools = await page.context().newCDPSession(page)
  const before = await page.evaluate(takeInteractions)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await act()
  const after = await page.evaluate(takeInteractions)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devTools.detach()
  const count = Math.max(after.count - before.count, after.durations.length)
  const quick = Array.from({ length: count - after.durations.length }, () => SHORTEST_MS)
  const all = [...quick, ...after.durations].toSorted((one, other) => one - other)
  return { p75: all[Math.ceil(0.75 * count) - 1] ?? 0, longest: all.at(-1) ?? 0, count }
}
