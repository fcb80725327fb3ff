import type { PalettePart } from '../ui/palette/palette.ts'
import { isInGroups } from '../session/session.ts'
import { areasOf } from './navigation.ts'

export const areasPalette: PalettePart = {
  title: 'Go to',
  entries: (person) => areasOf(person, isInGroups()).map(({ label, address }) => ({ label, act: { to: address } })),
}
