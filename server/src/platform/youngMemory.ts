import { PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/**
 * Keeps the memory for new objects at its least size. Loading modules makes it grow to 48 MB that the process holds for
 * ever, and of which it needs little afterwards.
 */
export const keepYoungMemorySmall = (): void => setFlagsFromString('--semi-space-growth-factor=1')

/** Where it holds more, what it holds is collected too seldom. */
const LARGE = 8 * 2 ** 20

/**
 * Lets it grow with what is asked of the server, up to 8 MB at once or little more. Node lets it grow to 32 MB: bytes that answers
 * of the database left behind, which are kept outside, count as in use until it is full, and had the whole memory collected instead, forty
 * milliseconds of every tenth list of a large group.
 */
export function letYoungMemoryGrow(): void {
  setFlagsFromString('--semi-space-growth-factor=2')
  const collections = new PerformanceObserver(() => {
    if (youngMemory() < LARGE) return
    keepYoungMemorySmall()
    collections.disconnect()
  })
  collections.observe({ entryTypes: ['gc'] })
}

function youngMemory(): number {
  const { space_used_size: used, space_available_size: free } = getHeapSpaceStatistics().find(
    ({ space_name: name }) => name === 'new_space',
  )!
  return used + free
}
