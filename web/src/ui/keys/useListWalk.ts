import type { RefObject } from 'react'
import { useKeyPress } from './useKeyPress.ts'
import { useScreenKeys } from './screenKeys.ts'

const walkKeys = [
  { key: 'J', label: 'Next in the list' },
  { key: 'K', label: 'Previous in the list' },
  { key: 'Enter', label: 'Open' },
] as const

const CURRENT = '[aria-current=true]'

/** What leads to an item: it is a link, or holds one. */
const linkOf = (item: Element): HTMLElement | null => (item instanceof HTMLAnchorElement ? item : item.querySelector('a'))

/** J and K go through the items of a list, from link to link; Enter opens, as of any link. */
export function useListWalk(list: RefObject<HTMLElement | null>): void {
  useScreenKeys(walkKeys)
  useKeyPress((name) => {
    if (name !== 'J' && name !== 'K') return false
    const items = [...(list.current?.children ?? [])]
    const focused = items.findIndex((item) => item.contains(document.activeElement))
    // While somebody reads what is open beside the list, they go on from there.
    const at = focused === -1 ? items.findIndex((item) => item.matches(CURRENT) || item.querySelector(CURRENT) !== null) : focused
    const onward = name === 'J' || at === -1 ? items.slice(at + 1) : items.slice(0, at).toReversed()
    // What says that something is gone from the list has none.
    const link = onward.map(linkOf).find((found) => found !== null)
    link?.focus()
    return link !== undefined
  })
}
