import { artHues } from '@trellis/contract/palette.ts'
import classes from './SunburstArt.module.css'

/** A made-up genome: each category's hue with the shares of its members. */
const categories: readonly { hue: string; members: readonly number[] }[] = [
  { hue: artHues[0], members: [9, 7, 6, 5, 4, 3, 3, 2] },
  { hue: artHues[1], members: [8, 5, 4, 6, 3, 2] },
  { hue: artHues[2], members: [7, 4, 3] },
  { hue: artHues[3], members: [3, 5, 2] },
  { hue: artHues[4], members: [4, 2, 3, 2, 5] },
]
const TOTAL = categories.flatMap(({ members }) => members).reduce((sum, share) => sum + share, 0)
const GAP = 0.006
const INNER = { from: 88, to: 148 }
const OUTER = { from: 154, to: 240 }

const point = (radius: number, turn: number) =>
  `${(radius * Math.sin(turn * 2 * Math.PI)).toFixed(1)} ${(-radius * Math.cos(turn * 2 * Math.PI)).toFixed(1)}`

/** A piece of a ring, from one turn to another; turns go from 0 to 1. */
function arc({ from, to }: { from: number; to: number }, start: number, end: number): string {
  const large = end - start > 0.5 ? 1 : 0
  return (
    `M${point(from, start)}L${point(to, start)}A${to} ${to} 0 ${large} 1 ${point(to, end)}` +
    `L${point(from, end)}A${from} ${from} 0 ${large} 0 ${point(from, start)}Z`
  )
}

function layOut() {
  let turn = 0
  return categories.map(({ hue, members }) => {
    const start = turn
    const leaves = members.map((share) => {
      const from = turn
      turn += share / TOTAL
      return { path: arc(OUTER, from, turn - GAP / 2), opacity: Math.min(1, 0.35 + share / 14).toFixed(2) }
    })
    return { hue, path: arc(INNER, start, turn - GAP / 2), leaves }
  })
}

/** The genome as a picture: decorative, of nobody in particular. */
export function SunburstArt() {
  return (
    <svg className={classes.art} viewBox="-250 -250 500 500" aria-hidden>
      {layOut().map(({ hue, path, leaves }) => (
        <g key={hue} fill={hue}>
          <path d={path} />
          {leaves.map((leaf) => (
            <path key={leaf.path} d={leaf.path} opacity={leaf.opacity} />
          ))}
        </g>
      ))}
    </svg>
  )
}
