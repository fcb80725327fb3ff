import { useLayoutEffect } from 'react'

/** As the style sheets say: where the frame is a bar at the bottom. */
const PHONE = '(max-width: 56em)'

/**
 * On a phone what is edited is alone on the screen, and so begins at its top.
 * @returns the same
 */
export function useSheet(isEditing: boolean): boolean {
  useLayoutEffect(() => {
    if (isEditing && matchMedia(PHONE).matches) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [isEditing])
  return isEditing
}
