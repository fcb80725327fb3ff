import type { Ring } from '@trellis/contract/genome/ring.ts'
import { GenomeRing } from './GenomeRing.tsx'
import classes from './GenomeRing.module.css'

interface Props {
  /** Around the other. */
  readonly outer: Ring | null
  readonly inner: Ring | null
  /** In pixels. */
  readonly size: number
}

const STROKE = 0.14

/** Two genomes as rings around one middle: where the same hue lies at the same place, they are alike. Decorative. */
export function RingOverRing({ outer, inner, size }: Props) {
  const stroke = size * STROKE
  return (
    <span className={classes.framed} style={{ width: size, height: size }}>
      <GenomeRing ring={outer} size={size} stroke={stroke} />
      <GenomeRing ring={inner} size={size - 2 * stroke - 4} stroke={stroke} />
    </span>
  )
}
