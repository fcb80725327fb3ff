import { type GenomeNode, nodeLabels } from '@trellis/contract/genome/genome.ts'
import { ArcLabel } from './ArcLabel.tsx'
import { fitLabel, fitOutside } from '@trellis/contract/genome/picture/labels.ts'
import { levelOf } from './movement.ts'
import { cssOf, wordsOnArcs } from '@trellis/contract/genome/genomeColors.ts'
import { piecePath } from '@trellis/contract/genome/picture/paths.ts'
import type { Arc, Rings } from '@trellis/contract/genome/picture/sunburst.ts'
import classes from './Sunburst.module.css'

const INK = cssOf(wordsOnArcs)

interface Props {
  readonly arcs: readonly Arc[]
  readonly rings: Rings
  /** Of labels, in pixels. */
  readonly size: number
  /** The node hovered or focused, and its leaves: the others stand back. */
  readonly active: GenomeNode | undefined
  readonly selected: GenomeNode | undefined
  readonly focused: GenomeNode | undefined
  /** Whether the radius says something, so that the line of comparison is drawn. */
  readonly isMeasured: boolean
}

/** Whether an arc stands back while another is in hand. */
export function standsBack({ node, category }: Arc, active: GenomeNode | undefined): boolean {
  return active !== undefined && node !== active && category !== active
}

/** What lies over the arcs and is no part of them for a screen reader: the line of comparison, labels and outlines. */
export function SunburstMarks({ arcs, rings, size, active, selected, focused, isMeasured }: Props) {
  return (
    <g aria-hidden className={classes.marks}>
      {isMeasured && <circle r={rings.even} className={classes.even} style={{ stroke: INK }} />}
      {arcs.map((arc) => (
        <g key={arc.node} className={classes.words} data-dim={standsBack(arc, active) || undefined}>
          {arc.theirs && levelOf(arc) === 2 ? (
            <OutsideLabel arc={arc} rings={rings} size={size} />
          ) : (
            <InsideLabel arc={arc} rings={rings} size={size} />
          )}
        </g>
      ))}
      <Outline arc={arcs.find(({ node }) => node === selected)} rings={rings} className={classes.selected} />
      <Outline arc={arcs.find(({ node }) => node === focused)} rings={rings} className={classes.focused} />
    </g>
  )
}

interface LabelProps {
  readonly arc: Arc
  readonly rings: Rings
  readonly size: number
}

function InsideLabel({ arc, rings, size }: LabelProps) {
  const room = arc.theirs ? { ...arc, outer: rings.categoryEnd } : arc
  const label = fitLabel(nodeLabels[arc.node], room, size)
  return label && <ArcLabel label={label} size={size} fill={INK} />
}

function OutsideLabel({ arc, rings, size }: LabelProps) {
  const reach = Math.max(arc.outer, arc.theirs?.outer ?? 0, rings.even)
  const label =
    fitOutside(nodeLabels[arc.node], arc, reach + size, size) ?? fitOutside(nodeLabels[arc.node], arc, rings.edge + size * 0.75, size)
  return label && <ArcLabel label={label} size={size} fill="var(--mantine-color-text)" />
}

interface OutlineProps {
  readonly arc: Arc | undefined
  readonly rings: Rings
  readonly className: string | undefined
}

function Outline({ arc, rings: { gap }, className }: OutlineProps) {
  if (!arc) return null
  const outer = Math.max(arc.outer, arc.theirs?.outer ?? 0) + gap
  const d = piecePath({ ...arc, inner: arc.inner - gap, outer }, -gap, gap * 2)
  return (
    <g className={className}>
      <path d={d} className={classes.halo} />
      <path d={d} className={classes.line} />
    </g>
  )
}
