import { useMediaQuery } from '@mantine/hooks'

/** Whether the window is wide enough for a list and what it opens to stand side by side. */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 1100px)', false, { getInitialValueInEffect: false })
