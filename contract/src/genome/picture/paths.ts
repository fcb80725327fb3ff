import { arc } from 'd3-shape'

/** A piece of a ring: angles in radians clockwise from the top, radii in pixels. */
export interface Piece {
  readonly start: number
  readonly end: number
  readonly inner: number
  readonly outer: number
}

const PAD_RADIUS = 100

/** The SVG path of a piece of a ring, its sides `gap` pixels short of its neighbors', its corners rounded. */
export function piecePath({ start, end, inner, outer }: Piece, gap: number, corner: number): string {
  const draw = arc().cornerRadius(corner).padRadius(PAD_RADIUS)
  return (
    draw({
      startAngle: start,
      endAngle: end,
      innerRadius: inner,
      outerRadius: Math.max(outer, inner),
      padAngle: gap / PAD_RADIUS,
    }) ?? ''
  )
}

/** A path for words around a circle, their middle at `angle`: clockwise, or the other way round where turned. */
export function baselinePath(radius: number, angle: number, turned: boolean): string {
  const half = turned ? -2.6 : 2.6
  const point = (at: number) => `${(radius * Math.sin(at)).toFixed(2)} ${(-radius * Math.cos(at)).toFixed(2)}`
  const r = radius.toFixed(2)
  return `M ${point(angle - half)} A ${r} ${r} 0 1 ${turned ? 0 : 1} ${point(angle + half)}`
}
