import { travels } from './ui/travel/travels.ts'

interface Change {
  readonly fromLocation?: { readonly pathname: string } | undefined
  readonly toLocation: { readonly pathname: string }
}

/** The screens of oneself, both of which show the genome. */
const withOwnGenome = /^\/(?:bio|genome)\//

/** Whether the browser can carry elements from one screen to the next, and tell such changes from others. */
export function canShareElements(): boolean {
  return globalThis.CSS?.supports('selector(:active-view-transition-type(a))') ?? false
}

/** The kinds of a change of screens in which an element travels from the one to the other; false for none. */
export function sharedElements({ fromLocation, toLocation: { pathname: to } }: Change): string[] | false {
  const from = fromLocation?.pathname ?? to
  const kinds = [...travels].flatMap((travel) => travel(from, to) || [])
  if ([from, to].every((path) => withOwnGenome.test(path))) kinds.push('genome')
  return from !== to && kinds.length > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches && kinds
}
