import { useLayoutEffect } from 'react'
import { isPhone, useIsPhone } from '../../ui/sheets/phone.ts'
import { useBackCloses } from '../../ui/sheets/useBackCloses.ts'

/**
 * On a phone what is edited is alone on the screen, and so begins at its top, and Back leads out of it.
 * @returns whether anything is edited
 */
export function useSheet(isEditing: boolean, onBack: () => void): boolean {
  const onPhone = useIsPhone()
  useLayoutEffect(() => {
    if (isEditing && isPhone()) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [isEditing])
  useBackCloses(isEditing && onPhone, onBack)
  return isEditing
}
