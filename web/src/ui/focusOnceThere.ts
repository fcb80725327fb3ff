/** As a ref of what opens by a press of a button: the focus goes there, once, so that keyboards and screen readers go on with it. */
export function focusOnceThere(opened: HTMLElement | null): void {
  opened?.focus()
}
