import { type RefObject, useEffect } from 'react'

/**
 * Lets Escape take back what is selected within an element.
 * @param deselect told where the focus is, which may go with the selection
 */
export function useDeselection(within: RefObject<HTMLElement | null>, deselect: (focused: Node) => void): void {
  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && within.current?.contains(target as Node)) deselect(target as Node)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}
