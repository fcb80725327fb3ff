/** What leaves room for messages at the edge of the screen, beside the page. */
const clearing = new Set<HTMLElement>()
let height = '0px'

const tell = ({ style }: HTMLElement): void => style.setProperty('--notices-height', height)

/**
 * Follows how much of the page messages cover. A property of the whole page would have all of it styled anew with each message,
 * inherited or not: so what is brought into view keeps clear by the one property that this takes.
 * @returns ends it
 */
export function followNotices(box: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    height = `${box.getBoundingClientRect().height}px`
    style.scrollPaddingBottom = `calc(var(--covered-below) + ${height})`
    clearing.forEach(tell)
  })
  observer.observe(box)
  return () => {
    observer.disconnect()
    style.scrollPaddingBottom = ''
  }
}

/** For an element, as its `ref`: it has `--notices-height` of its own, which its children do not inherit. */
export function clearOfNotices(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined
  clearing.add(element)
  tell(element)
  return () => void clearing.delete(element)
}
