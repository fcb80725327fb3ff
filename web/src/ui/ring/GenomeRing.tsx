import { cssOf, hueOf } from '@trellis/contract/genome/genomeColors.ts'
import { arcsOf, type Ring } from '@trellis/contract/genome/ring.ts'
import classes from './GenomeRing.module.css'

interface Props {
  /** Without a genome the ring is plain. */
  readonly ring: Ring | null
  /** Of its outer edge, in pixels. */
  readonly size: number
  readonly stroke: number
  /** Square around what is square, such as the picture of a job. */
  readonly isSquare?: boolean
}

const CORNER = 10
/** Between arcs, in pixels. */
const LEAST_GAP = 1.75

/** A genome as a ring: an arc in the hue of each category, as long as its share. Decorative. */
export function GenomeRing({ ring, size, stroke, isSquare = false }: Props) {
  const inner = size - stroke
  const around = isSquare ? 4 * inner - (8 - 2 * Math.PI) * CORNER : Math.PI * inner
  const arcs = arcsOf(ring ?? [], Math.max(LEAST_GAP, stroke / 3) / around, stroke / around)
  const shape = { pathLength: 1, strokeWidth: stroke }
  const draw = (key: string, style: { stroke: string; strokeDasharray?: string; strokeDashoffset?: number }) =>
    isSquare ? (
      <rect key={key} x={stroke / 2} y={stroke / 2} width={inner} height={inner} rx={CORNER} {...shape} style={style} />
    ) : (
      <circle
        key={key}
        cx={size / 2}
        cy={size / 2}
        r={inner / 2}
        transform={`rotate(-90 ${size / 2} ${size / 2})`}
        {...shape}
        style={style}
      />
    )
  return (
    <svg className={classes.ring} width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden>
      {arcs.length === 0
        ? draw('plain', { stroke: 'var(--line)' })
        : arcs.map(({ category, start, length }) =>
            draw(category, { stroke: cssOf(hueOf(category)), strokeDasharray: `${length} ${1 - length}`, strokeDashoffset: -start }),
          )}
    </svg>
  )
}
