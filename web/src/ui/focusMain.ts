import { MAIN_ID } from './focus.ts'

/** Puts the focus on the page's content, where what had it is gone. */
export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}
