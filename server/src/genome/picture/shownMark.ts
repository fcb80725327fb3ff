import { markRing } from '@trellis/contract/genome/mark.ts'
import { plate } from '@trellis/contract/palette.ts'
import { letteredLine, lineWidth, writable } from '../../platform/pictures/lettering.ts'
import { wrapped } from '../../platform/pictures/lines.ts'
import { filled, movedTo } from '../../platform/pictures/svg.ts'
import { drawnRing } from './drawnGenome.ts'

const RADIUS = 20
const STROKE = 9
const GAP = 14
const MOST = 40
const style = { size: 30, weight: 600 } as const

/** The product's mark with its name beside it, the middle of its left edge at the zero point, and how wide it is. */
export function shownMark(productName: string, width: number): { readonly elements: readonly string[]; readonly width: number } {
  const room = width - 2 * RADIUS - GAP
  const [name = ''] = wrapped(writable(productName, MOST, style.weight), room, 1, style)
  const beside = 2 * RADIUS + GAP
  const words = filled(letteredLine(name, beside, style.size * 0.36, style), plate.ink)
  return {
    elements: [movedTo(RADIUS, 0, drawnRing(markRing, RADIUS, STROKE)), words],
    width: beside + lineWidth(name, style),
  }
}
