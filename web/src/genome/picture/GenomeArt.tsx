import { categories, type Category, genomeTree } from '@trellis/contract/genome/genome.ts'
import { fillOf } from '@trellis/contract/genome/genomeColors.ts'
import classes from './GenomeArt.module.css'

/** A made-up genome: the shares of each category's leaves, in percent. */
const shares: Record<Category, readonly number[]> = {
  behavioral: [5, 8, 4, 6, 3, 3, 2, 2],
  academic: [2, 9, 9, 5, 1, 2],
  creative: [7, 4, 1],
  athletic: [2, 3, 5],
  vocational: [2, 2, 5, 5, 3],
}
const GAP = 0.006
const INNER = { from: 88, to: 148 }
const LEAVES = 152
const EDGE = 246

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
  return categories.flatMap((category) => {
    const start = turn
    const leaves = genomeTree[category].map((node, at) => {
      const from = turn
      const share = shares[category][at]!
      turn += share / 100
      return { node, category, path: arc({ from: LEAVES, to: EDGE - (9 - share) * 7 }, from, turn - GAP) }
    })
    return [{ node: category, category, path: arc(INNER, start, turn - GAP) }, ...leaves]
  })
}

interface Props {
  readonly className?: string | undefined
  /** The category that stands out. */
  readonly chosen?: Category | undefined
  readonly onChoose?: (category: Category) => void
}

/** The genome of somebody made up as a picture, drawn as everybody's. Decorative: what can be chosen in it stands beside it as well. */
export function GenomeArt({ className = '', chosen, onChoose }: Props) {
  return (
    <svg className={`${classes.art} ${className}`} viewBox="-250 -250 500 500" aria-hidden>
      {layOut().map(({ node, category, path }) => (
        <path
          key={node}
          d={path}
          fill={fillOf(node)}
          opacity={chosen === undefined || chosen === category ? 1 : 0.4}
          onPointerEnter={() => onChoose?.(category)}
          onClick={() => onChoose?.(category)}
        />
      ))}
    </svg>
  )
}
