import { useEffect, useEffectEvent } from 'react'

/** How to close each thing that lies over the screen, the lowest first. */
const layers: (() => void)[] = []
let screen = ''
let isListening = false

/** How many entries of the browser's history lie on that of the screen. */
const entries = (): number => (history.state as { readonly layers?: number } | null)?.layers ?? 0

/** The router shows no other screen for these entries, and so is told of none of them: neither is data asked for again, nor does the page scroll. */
function listen(event: PopStateEvent): void {
  if (location.href !== screen) return
  const isOurs = layers.length > entries() || isGoing
  isGoing = false
  if (isOurs) event.stopImmediatePropagation()
  while (layers.length > entries()) layers.pop()!()
}

let isGoing = false
/** Goes back over the entries of what was closed otherwise. Later, since something else may open in the same moment. */
function settle(): void {
  setTimeout(() => {
    const left = layers.length - entries()
    if (left >= 0 || location.href !== screen) return
    isGoing = true
    history.go(left)
  })
}

function open(close: () => void): void {
  if (!isListening) addEventListener('popstate', listen, { capture: true })
  isListening = true
  screen = location.href
  layers.push(close)
  if (entries() >= layers.length) return
  const state: unknown = history.state
  History.prototype.pushState.call(history, { ...(state as object), layers: layers.length }, '')
}

/** The Back button of a phone closes what lies over a screen, before it leaves the screen. */
export function useBackCloses(isOpen: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack)
  useEffect(() => {
    if (!isOpen) return undefined
    const layer = () => close()
    open(layer)
    return () => {
      const at = layers.indexOf(layer)
      if (at === -1) return
      layers.splice(at, 1)
      settle()
    }
  }, [isOpen])
}
