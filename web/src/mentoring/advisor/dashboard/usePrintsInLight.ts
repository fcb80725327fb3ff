import { useEffect } from 'react'

const SCHEME = 'data-mantine-color-scheme'

/** Prints the page in light colors, also for whoever reads it in dark ones: paper is white, and ink is dear. */
export function usePrintsInLight(): void {
  useEffect(() => {
    const root = document.documentElement
    const paper = matchMedia('print')
    let before: string | null = null
    const follow = () => {
      if (paper.matches) {
        before = root.getAttribute(SCHEME)
        root.setAttribute(SCHEME, 'light')
      } else if (before !== null) {
        root.setAttribute(SCHEME, before)
        before = null
      }
    }
    paper.addEventListener('change', follow)
    return () => paper.removeEventListener('change', follow)
  }, [])
}
