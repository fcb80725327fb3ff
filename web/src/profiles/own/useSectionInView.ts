import { useEffect, useState } from 'react'
import type { Section } from '../fields/fields.ts'

/** The upper third of the window counts as where one is reading. */
const READING_ZONE = '-15% 0px -65% 0px'

/** The name of the section being read, by the elements with the sections' ids. */
export function useSectionInView(shown: readonly Section[]): string | undefined {
  const [inView, setInView] = useState<string>()
  const names = shown.map(({ name }) => name).join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (entered) setInView(entered.target.id)
      },
      { rootMargin: READING_ZONE },
    )
    for (const name of names.split(' ')) {
      const element = document.getElementById(name)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [names])
  return inView
}
