import { type RefObject, useEffect } from 'react'

const FIELDS = 'input, textarea, select'

/** Keeps a sheet within what a phone's keyboard leaves of the window, and the field that is typed into in view. */
export function useAboveKeyboard(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (viewport === null) return undefined
    const fit = () => {
      // Whoever magnifies the page sees a part of it, and the sheet stays as large as it was.
      if (sheet.current === null || viewport.scale > 1) return
      sheet.current.style.setProperty('--visible-top', `${viewport.offsetTop}px`)
      sheet.current.style.setProperty('--visible-height', `${viewport.height}px`)
    }
    const show = () => {
      fit()
      const field = sheet.current?.querySelector(':focus')
      if (field?.matches(FIELDS)) field.scrollIntoView({ block: 'center' })
    }
    fit()
    viewport.addEventListener('resize', show)
    viewport.addEventListener('scroll', fit)
    return () => {
      viewport.removeEventListener('resize', show)
      viewport.removeEventListener('scroll', fit)
    }
  }, [sheet])
}
