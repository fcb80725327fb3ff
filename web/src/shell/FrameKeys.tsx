import { lazy, Suspense, useLayoutEffect } from 'react'
import { create } from 'zustand'
import { whenPersonLeaves } from '../session/ofThisPerson.ts'
import { useEver } from '../ui/loading/useEver.ts'
import { isOfPalette } from '../ui/keys/keyPress.ts'
import { FindButton } from './FindButton.tsx'
import { openHelp, useIsHelpOpen, useScreenKeys } from '../ui/keys/screenKeys.ts'
import { useKeyPress } from '../ui/keys/useKeyPress.ts'

const KeysHelp = lazy(async () => ({ default: (await import('../ui/keys/KeysHelp.tsx')).KeysHelp }))
const loadPalette = async () => ({ default: (await import('./palette/Palette.tsx')).Palette })
const Palette = lazy(loadPalette)

// Not of the frame's own: it may be made anew while the first screen comes.
const useFinding = create(() => false)
const setFinding = (isFinding: boolean) => useFinding.setState(isFinding)
/** Where what is typed until the palette is there is held for it (`public/early-keys.js`). */
const held = (): DOMStringMap => document.documentElement.dataset
const endHolding = (): void => void delete held()['finds']
function find(): void {
  held()['finds'] ??= ''
  setFinding(true)
  void loadPalette().catch(endHolding)
}
whenPersonLeaves(() => {
  setFinding(false)
  endHolding()
})

const frameKeys = [
  { key: 'Ctrl K', label: 'Find anything' },
  { key: '/', label: 'Search this screen' },
  { key: '?', label: 'Keys' },
] as const

/** The first search field of the screen. */
const searchField = (): HTMLInputElement | null => document.querySelector('main input[type=search]')

/** Whether something lies over the screen. A part of it may hold what will, and does not yet. */
const isCovered = (): boolean => Array.from(document.querySelectorAll('dialog[open], [role=dialog]')).some((one) => one.checkVisibility())

/** The keys of every screen, and what they open. */
export function FrameKeys() {
  const isHelpOpen = useIsHelpOpen()
  const wasHelpOpen = useEver(isHelpOpen)
  const isFinding = useFinding()
  useScreenKeys(frameKeys)
  useKeyPress((name) => {
    const field = searchField()
    if (name === '?') openHelp()
    else if (name === '/' && field === null) find()
    else if (name === '/') field?.focus()
    else return false
    return true
  })
  // Before the button is seen: whoever sees it may press its key.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => {
      // Whoever holds Ctrl may press K next, and type on at once.
      if (event.key === 'Control' || event.key === 'Meta') void loadPalette().catch(() => undefined)
      if (event.key === 'Escape' && held()['finds'] !== undefined) {
        endHolding()
        setFinding(false)
      }
      if (!isOfPalette(event) || isCovered()) return
      event.preventDefault()
      find()
    }
    document.addEventListener('keydown', listener)
    // Pressed before there was a frame (`public/early-keys.js`).
    if (held()['finds'] !== undefined) find()
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return (
    <>
      <FindButton onFind={find} />
      <Suspense>
        {wasHelpOpen && <KeysHelp opened={isHelpOpen} />}
        {isFinding && <Palette onClose={() => setFinding(false)} />}
      </Suspense>
    </>
  )
}
