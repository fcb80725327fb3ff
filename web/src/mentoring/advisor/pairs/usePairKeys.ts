import { useScreenKeys } from '../../../ui/keys/screenKeys.ts'
import { useKeyPress } from '../../../ui/keys/useKeyPress.ts'

const keys = [
  { key: 'W', label: 'Why' },
  { key: 'P', label: 'Always pair' },
  { key: 'F', label: 'Never pair' },
  { key: 'L or Space', label: 'Lock' },
  { key: 'M', label: 'Choose another' },
] as const

/** Of a mentoring group that is archived nothing is changed. */
const keysOfArchived = keys.slice(0, 1)

const does: Readonly<Record<string, string>> = { W: 'why', P: 'always', F: 'never', L: 'lock', ' ': 'lock', M: 'choose' }

/** What a space presses itself. */
const PRESSED_BY_SPACE = 'button, summary, input, [role=button]'

/** Single keys press the buttons of the mentee on whom the focus is: of several mentors, those of the one in focus, or of the first. */
export function usePairKeys(isArchived: boolean): void {
  useScreenKeys(isArchived ? keysOfArchived : keys)
  useKeyPress((name, isHeld) => {
    const what = name === 'Escape' ? 'choose' : does[name]
    const row = document.activeElement?.closest('[data-mentee]')
    if (what === undefined || !row) return false
    if (name === ' ' && document.activeElement?.closest(PRESSED_BY_SPACE)) return false
    // Held down, it neither does it again nor scrolls.
    if (isHeld) return name === ' '
    const pair = document.activeElement?.closest('[data-pair]')
    const button =
      (pair ?? row).querySelector<HTMLButtonElement>(`[data-does=${what}]`) ?? row.querySelector<HTMLButtonElement>(`[data-does=${what}]`)
    if (name === 'Escape' && button?.getAttribute('aria-expanded') !== 'true') return false
    button?.click()
    if (name === 'Escape') button?.focus()
    return button !== null
  })
}
