import { useEffect, useState } from 'react'
import type { Section } from '../fields/fields.ts'

/** The upper third of the window counts as where one is reading. */
const READING_ZONE = '-15% 0px -65% 0px'

/** The section whose form holds the focus. */
function sectionBeingEdited(names: readonly string[]): string | undefined {
  const at = document.activeElement
  if (!at?.closest('form')) return undefined
  return names.find((name) => document.getElementById(name)?.contains(at))
}

/** The name of the section being edited, else of the one being read, by the elements with the sections' ids. */
export function useSectionInView(shown: readonly Section[]): string | undefined {
  const [inView, setInView] = useState<string>()
  const names = shown.map(({ name }) => name).join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting)
        const current = sectionBeingEdited(names.split(' ')) ?? entered?.target.id
        if (current !== undefined) setInView(current)
      },
      { rootMargin: READING_ZONE },
    )
    for (const name of names.split(' ')) {
      const element = document.getElementById(name)
      if (element) observer.observe(element)
    }
    const onFocus = () => {
      const edited = sectionBeingEdited(names.split(' '))
      if (edited !== undefined) setInView(edited)
    }
    document.addEventListener('focusin', onFocus)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', onFocus)
    }
  }, [names])
  return inView
}
