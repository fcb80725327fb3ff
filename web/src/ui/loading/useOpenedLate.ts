import { useMounted } from '@mantine/hooks'

/**
 * Whether a dialog is open, which it is not yet when it is drawn for the first time: it notes where the focus was when it opens, and one that is
 * fetched once it is asked for, and drawn open, would hand the focus back to nothing.
 */
export function useOpenedLate(opened: boolean): boolean {
  const isDrawn = useMounted()
  return opened && isDrawn
}
