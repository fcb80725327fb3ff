import { useSyncExternalStore } from 'react'

/** From so wide a window on, a list and what it opens stand side by side. */
const wide = window.matchMedia('(min-width: 1100px)')

const subscribe = (onChange: () => void): (() => void) => {
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches)
