import classes from './ShareBar.module.css'
import { cssOf, hueOf } from '@trellis/contract/genome/genomeColors.ts'
import type { GenomeNode } from '@trellis/contract/genome/genome.ts'

interface Props {
  readonly node: GenomeNode
  /** How long the bar is, 0 to 1. */
  readonly length: number
  /** Drawn as an outline: the other person's. */
  readonly outlined?: boolean
}

/** A bar in the hue of a node's category. Decorative: the number stands beside it. */
export function ShareBar({ node, length, outlined = false }: Props) {
  const width = `${Math.min(Math.max(length, 0), 1) * 100}%`
  const color = cssOf(hueOf(node))
  const style = outlined ? { width, borderColor: color } : { width, background: color }
  return (
    <span aria-hidden className={classes.track}>
      <span className={classes.bar} data-outlined={outlined || undefined} style={style} />
    </span>
  )
}
