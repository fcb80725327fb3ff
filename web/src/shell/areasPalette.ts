import type { PalettePart } from '../ui/palette/palette.ts'
import { navigation } from './navigation.ts'

export const areasPalette: PalettePart = {
  title: 'Go to',
  entries: ({ userType, userId }) => navigation[userType](userId).map(({ label, address }) => ({ label, act: { to: address } })),
}
