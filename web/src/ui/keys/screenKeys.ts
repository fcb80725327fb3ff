import { useEffect } from 'react'
import { create } from 'zustand'

/** A key with what it does, in the words of the button that does the same. */
export interface ScreenKey {
  readonly key: string
  readonly label: string
}

interface Shown {
  readonly groups: readonly (readonly ScreenKey[])[]
  readonly isHelpOpen: boolean
}

const useShown = create<Shown>()(() => ({ groups: [], isHelpOpen: false }))

/** Tells the keys of what is on the screen, as long as it is. @param keys the same ones each time */
export function useScreenKeys(keys: readonly ScreenKey[]): void {
  useEffect(() => {
    useShown.setState(({ groups }) => ({ groups: [...groups, keys] }))
    return () => useShown.setState(({ groups }) => ({ groups: groups.filter((one) => one !== keys) }))
  }, [keys])
}

/** The keys of all that is on the screen, each once. */
function keysShown(groups: Shown['groups']): ScreenKey[] {
  return [...new Map(groups.flat().map((one) => [one.key + one.label, one])).values()]
}

export const useKeysShown = (): ScreenKey[] => keysShown(useShown(({ groups }) => groups))
export const useIsHelpOpen = (): boolean => useShown(({ isHelpOpen }) => isHelpOpen)
export const openHelp = (): void => useShown.setState({ isHelpOpen: true })
export const closeHelp = (): void => useShown.setState({ isHelpOpen: false })
