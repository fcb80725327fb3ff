/**
 * Tells the style sheets how much of the page something covers: its height, as a property of the page.
 * @param isKept whether it stays as it was after the element is gone, where that comes again in the same place
 * @returns follows it no longer, and takes the property away unless it is kept
 */
export function publishHeight(element: HTMLElement, property: `--${string}`, { isKept } = { isKept: false }): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty(property, `${element.getBoundingClientRect().height}px`))
  observer.observe(element)
  return () => {
    observer.disconnect()
    if (!isKept) style.removeProperty(property)
  }
}
