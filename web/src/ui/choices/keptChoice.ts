import { create } from 'zustand'

/** What this browser remembers under a name; null where it remembers nothing. */
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Has this browser remember something. Without storage it holds until the page is closed. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // There is no room, or the browser refuses it.
  }
}

/**
 * A choice among a few words that this browser remembers.
 * @param words the first one holds where nothing was chosen
 */
export function keptChoice<Word extends string>(name: string, words: readonly [Word, ...Word[]]) {
  const stored = remembered(name)
  const useChosen = create<{ readonly word: Word }>()(() => ({ word: words.find((word) => word === stored) ?? words[0] }))
  return {
    use: (): Word => useChosen(({ word }) => word),
    now: (): Word => useChosen.getState().word,
    choose(word: Word): void {
      useChosen.setState({ word })
      remember(name, word)
    },
  }
}
