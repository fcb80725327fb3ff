import type { PalettePart } from '../ui/palette/palette.ts'
import { areasOf } from './navigation.ts'

export const areasPalette: PalettePart = {
  title: 'Go to',
  entries: (person) => areasOf(person).map(({ label, address }) => ({ label, act: { to: address } })),
}
