import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Escape closes a sheet, unless a list of suggestions is open in it, which is then closed first. */
export function useEscape(sheet: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOfList = event.target instanceof Element && event.target.matches('[aria-expanded=true]')
    if (event.key === 'Escape' && !isOfList && !event.defaultPrevented) onEscape()
  })
  useEffect(() => {
    const element = sheet.current
    const listener = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [sheet])
}
