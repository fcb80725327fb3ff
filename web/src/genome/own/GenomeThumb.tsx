import type { Signature } from '@trellis/contract/genome/genome.ts'
import { useMemo } from 'react'
import { ArcShape } from '../picture/ArcShape.tsx'
import { layout, ringsFor } from '@trellis/contract/genome/picture/sunburst.ts'
import { useTween } from '../picture/useTween.ts'

interface Props {
  readonly signature: Signature
  readonly lift: readonly number[] | null
}

/** Of the drawing, in its own units. */
const WIDTH = 240
const rings = ringsFor(WIDTH, false)

const NONE: readonly number[] = []

/** A genome as it is drawn large, without words; it grows from what it was to what it is. Decorative. */
export function GenomeThumb({ signature, lift }: Props) {
  const [shown, shownLift] = [useTween(signature), useTween(lift ?? NONE)]
  const arcs = useMemo(() => layout(shown, lift ? shownLift : undefined, rings), [shown, lift, shownLift])
  return (
    <svg viewBox={`${-WIDTH / 2} ${-WIDTH / 2} ${WIDTH} ${WIDTH}`} aria-hidden>
      {arcs.map((arc) => (
        <ArcShape key={arc.node} arc={arc} gap={rings.gap} corner={3} />
      ))}
    </svg>
  )
}
