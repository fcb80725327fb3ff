/** What is read of a key that was pressed. */
export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** A key as the help names it, such as 'J', '/' or 'Enter'. With Ctrl, Alt or Command it is the browser's. */
export function nameOf({ key, ctrlKey, metaKey, altKey }: KeyPress): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  return key.length === 1 ? key.toUpperCase() : key
}

/** Ctrl and K, or Command and K: what opens the search of everything. */
export const isOfPalette = ({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k'

const TYPING = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=dialog], dialog'
const PRESSED_BY_ENTER = 'a, button, summary, input, [role=treeitem]'

/** Whether a key belongs to what has the focus: a field, a menu, a dialog, or Enter to a button. */
export function belongsElsewhere({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  return target.closest(key === 'Enter' ? `${TYPING}, ${PRESSED_BY_ENTER}` : TYPING) !== null
}
