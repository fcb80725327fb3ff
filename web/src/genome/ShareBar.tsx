import classes from './ShareBar.module.css'
import { fillOf } from './picture/palette.ts'
import type { GenomeNode } from '@trellis/contract/genome/genome.ts'

interface Props {
  readonly node: GenomeNode
  /** How long the bar is, 0 to 1. */
  readonly length: number
  /** Drawn as an outline: the other person's. */
  readonly outlined?: boolean
}

/** A bar in a node's color. Decorative: the number stands beside it. */
export function ShareBar({ node, length, outlined = false }: Props) {
  const width = `${Math.min(Math.max(length, 0), 1) * 100}%`
  const style = outlined ? { width, borderColor: fillOf(node) } : { width, background: fillOf(node) }
  return (
    <span aria-hidden className={classes.track}>
      <span className={classes.bar} data-outlined={outlined || undefined} style={style} />
    </span>
  )
}
