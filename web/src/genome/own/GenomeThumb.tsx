import type { Signature } from '@trellis/contract/genome/genome.ts'
import { useMemo } from 'react'
import { ArcShape } from '../picture/ArcShape.tsx'
import { layout, ringsFor } from '@trellis/contract/genome/picture/sunburst.ts'

interface Props {
  readonly signature: Signature
  readonly lift: readonly number[] | null
}

/** Of the drawing, in its own units. */
const WIDTH = 240
const rings = ringsFor(WIDTH, false)

/** A genome as it is drawn large, without words. Decorative. */
export function GenomeThumb({ signature, lift }: Props) {
  const arcs = useMemo(() => layout(signature, lift ?? undefined, rings), [signature, lift])
  return (
    <svg viewBox={`${-WIDTH / 2} ${-WIDTH / 2} ${WIDTH} ${WIDTH}`} aria-hidden>
      {arcs.map((arc) => (
        <ArcShape key={arc.node} arc={arc} gap={rings.gap} corner={3} />
      ))}
    </svg>
  )
}
