import { createContext, type MouseEvent, use } from 'react'

/** What a list has open beside it, and how another item takes its place. */
interface Opening {
  readonly open: string | undefined
  /** @param isEntered whether the focus goes there as well */
  readonly show: (id: string, isEntered: boolean) => void
}

/** Undefined where nothing opens beside a list: then its links lead away, as links do. */
export const OpeningContext = createContext<Opening | undefined>(undefined)

interface OpeningLink {
  readonly 'aria-current'?: true
  readonly onFocus?: () => void
  readonly onClick?: (event: MouseEvent) => void
}

/**
 * What a link to an item's own page has to be given, so that it opens beside the list where there is room. Once one is open, it follows the focus.
 * @param id undefined for an item that leads away wherever it stands
 */
export function useOpening(id: string | undefined): OpeningLink {
  const opening = use(OpeningContext)
  if (opening === undefined || id === undefined) return {}
  const isOpen = opening.open === id
  return {
    ...(isOpen && { 'aria-current': true }),
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
