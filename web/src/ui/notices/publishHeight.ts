/**
 * Tells the style sheets how much of the page something covers: its height, as a property of the page.
 * @returns takes the property away again
 */
export function publishHeight(element: HTMLElement, property: `--${string}`): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty(property, `${element.getBoundingClientRect().height}px`))
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty(property)
  }
}
