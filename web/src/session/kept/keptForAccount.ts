import { keptInTab } from './keptInTab.ts'
import { browserStorage } from '../storage.ts'

/** As long as the mailed link works, which opens a tab of its own. */
const KEPT_MS = 24 * 60 * 60_000

/** What somebody came for, as it is stored for the first sign-in of the account they made. */
export const storedFor = (userId: string, word: string, now: number): string => JSON.stringify({ userId, word, until: now + KEPT_MS })

/** What of this is stored, if it is this person's and not a day old. */
export function storedOf(stored: string, userId: string, now: number): string | undefined {
  try {
    const kept = JSON.parse(stored) as Record<string, unknown>
    return kept['userId'] === userId && Number(kept['until']) > now ? String(kept['word']) : undefined
  } catch {
    return undefined
  }
}

/**
 * What a visitor came for, such as a job: kept in the tab until they have made an account, and then for the first sign-in of that
 * account in this browser.
 * @param names of the keys in sessionStorage and in localStorage
 */
export function keptForAccount(names: { readonly inTab: string; readonly inBrowser: string }) {
  const wanted = keptInTab(names.inTab)
  return {
    keep: wanted.keep,
    use: wanted.use,
    /** Keeps it for the account, now that it is made. */
    keepFor(userId: string): void {
      const word = wanted.read()
      if (word === undefined) return
      wanted.keep(undefined)
      try {
        browserStorage()?.setItem(names.inBrowser, storedFor(userId, word, Date.now()))
      } catch {
        // The storage is full: the first sign-in leads where every other does.
      }
    },
    /** What is kept for this person, once. Who signs in as somebody else leaves it where it is. */
    takeOf(userId: string): string | undefined {
      const storage = browserStorage()
      const word = storedOf(storage?.getItem(names.inBrowser) ?? '', userId, Date.now())
      if (word !== undefined) storage?.removeItem(names.inBrowser)
      return word
    },
  }
}
