import { createContext, type MouseEvent, use } from 'react'

/** What a list has open beside it, and how another item takes its place. */
interface Opening {
  readonly open: string | undefined
  /** @param isEntered whether the focus goes there as well */
  readonly show: (id: string, isEntered: boolean) => void
}

/** Undefined where nothing opens beside a list: then its links lead away, as links do. */
export const OpeningContext = createContext<Opening | undefined>(undefined)

/** What a link to an item's own page has to be given, so that it opens beside the list where there is room. Once one is open, it follows the focus. */
export function useOpening(id: string) {
  const opening = use(OpeningContext)
  if (opening === undefined) return {}
  const isOpen = opening.open === id
  return {
    ...(isOpen && { 'aria-current': true as const }),
    onFocus: () => {
      if (opening.open !== undefined && !isOpen) opening.show(id, false)
    },
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      opening.show(id, true)
    },
  }
}

/** What an address has open: the `open` of its query. */
export const readOpen = ({ open }: Record<string, unknown>): { open?: string } =>
  typeof open === 'string' && /^[\w-]{1,64}$/.test(open) ? { open } : {}
