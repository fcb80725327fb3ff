import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Who comes back to a list by a step in the history finds the focus on the link to what was open, so that keys and screen readers go on
 * from there; the place of the list is the router's to restore. From elsewhere the focus goes to the screen's content, as after any way.
 * @param open what stands open beside the list
 */
export function useFocusOnReturn(list: RefObject<HTMLElement | null>, open: string | undefined): void {
  const router = useRouter()
  // Before the router takes the screen for shown: until then it still knows where one was.
  useLayoutEffect(() => {
    const { location, resolvedLocation: left = location } = router.state
    const [{ __TSR_index: from }, { __TSR_index: to }] = [left.state, location.state]
    if (from <= to) return
    list.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(left.pathname)}"]`)?.focus({ preventScroll: true })
  }, [router, list])
  const opened = useRef<HTMLElement>(null)
  useEffect(() => {
    if (open !== undefined) opened.current = list.current?.querySelector<HTMLElement>('[aria-current=true]') ?? null
    // What had the focus is gone with the item. 'Close' has led it on already.
    else if (document.activeElement === document.body) opened.current?.focus({ preventScroll: true })
  }, [list, open])
}
