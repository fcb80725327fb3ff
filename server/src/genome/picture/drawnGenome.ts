import { nodeLabels, type Signature } from '@trellis/contract/genome/genome.ts'
import { colorOf, hueOf, wordsOnArcs } from '@trellis/contract/genome/genomeColors.ts'
import { hexOf } from '@trellis/contract/genome/oklch.ts'
import { baselineOf, fitLabel, type Label, lineDrop } from '@trellis/contract/genome/picture/labels.ts'
import { piecePath } from '@trellis/contract/genome/picture/paths.ts'
import { type Arc, cornerOf, layout, type Rings } from '@trellis/contract/genome/picture/sunburst.ts'
import { arcsOf, type Ring } from '@trellis/contract/genome/ring.ts'
import { letteredAcross, letteredArc } from '../../platform/pictures/lettering.ts'
import { filled } from '../../platform/pictures/svg.ts'

/** A genome as the screens draw it, around the zero point. */
export interface DrawnGenome {
  readonly signature: Signature
  /** How many times the mean share each node is; leaves then reach the farther out, the more they stand out. */
  readonly lift?: readonly number[] | null
  readonly rings: Rings
}

/** Of an arc's neighbors in a ring, in parts of the way around. */
const GAP = 0.022
/** In parts of the width: larger than on screens, since a picture is often looked at in small. */
const LABEL_SIZE = 0.026

/** A genome's two rings, without words. */
export function genomeArcs({ signature, lift, rings }: DrawnGenome): string[] {
  const arcs = layout(signature, lift ?? undefined, rings)
  return arcs.map((arc) => filled(piecePath(arc, rings.gap, cornerOf(rings)), hexOf(colorOf(arc.node))))
}

/** The names of its nodes, on the arcs that have room for them. */
export function genomeLabels({ signature, lift, rings }: DrawnGenome, width: number): string[] {
  const size = width * LABEL_SIZE
  const words = layout(signature, lift ?? undefined, rings).map((arc) => labelPath(arc, size))
  return [filled(words.join(''), hexOf(wordsOnArcs))]
}

function labelPath(arc: Arc, size: number): string {
  const label = fitLabel(nodeLabels[arc.node], arc, size)
  if (label === undefined) return ''
  const style = { size, weight: 600 } as const
  return label.lines
    .map((line, index) =>
      label.way === 'curved'
        ? letteredArc(line, baselineOf(label, index, size), label.angle, label.turned, style)
        : letteredAcross(line, spotOf(label), lineDrop(label.lines, index) * size, style),
    )
    .join('')
}

function spotOf({ radius, angle, turned }: Label) {
  const turn = angle - Math.PI / 2 + (turned ? Math.PI : 0)
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle), turn }
}

/** A ring as it frames photos, around the zero point. */
export function drawnRing(ring: Ring, outer: number, stroke: number): string[] {
  const around = 2 * Math.PI
  return arcsOf(ring, GAP, GAP).map(({ category, start, length }) => {
    const piece = { start: start * around, end: (start + length) * around, inner: outer - stroke, outer }
    return filled(piecePath(piece, 0, 0), hexOf(hueOf(category)))
  })
}
