import { useMediaQuery } from '@mantine/hooks'

/** As the style sheets say: where the frame is a bar at the bottom. */
const PHONE = '(max-width: 56em)'

export const isPhone = (): boolean => matchMedia(PHONE).matches

/** Whether the window is as narrow as a phone now. */
export const useIsPhone = (): boolean => useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
