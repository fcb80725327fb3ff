import { useId } from 'react'
import { type Label, LINE_HEIGHT } from '../labels.ts'
import { baselinePath } from './paths.ts'

interface Props {
  readonly label: Label
  /** In pixels. */
  readonly size: number
  readonly fill: string
}

/** From the middle of a line of text down to its baseline, in parts of its size. */
const BASELINE = 0.35

/** How far a line's middle is from the label's, in parts of the size; positive for the first lines. */
function lineOffset(lines: readonly string[], index: number): number {
  return ((lines.length - 1) / 2 - index) * LINE_HEIGHT
}

/** Words set along or across an arc. */
export function ArcLabel(props: Props) {
  return props.label.way === 'curved' ? <CurvedLabel {...props} /> : <RadialLabel {...props} />
}

function CurvedLabel({ label: { lines, radius, angle, turned }, size, fill }: Props) {
  const id = useId()
  return lines.map((line, index) => {
    const outward = turned ? -1 : 1
    const baseline = radius + outward * (lineOffset(lines, index) - BASELINE) * size
    return (
      <g key={line}>
        <path id={`${id}-${index}`} d={baselinePath(baseline, angle, turned)} fill="none" />
        <text fontSize={size} textAnchor="middle" style={{ fill }}>
          <textPath href={`#${id}-${index}`} startOffset="50%">
            {line}
          </textPath>
        </text>
      </g>
    )
  })
}

function RadialLabel({ label: { lines, radius, angle, turned }, size, fill }: Props) {
  const degrees = (angle * 180) / Math.PI - 90
  const place = `rotate(${degrees.toFixed(2)}) translate(${radius.toFixed(2)}) rotate(${turned ? 180 : 0})`
  return (
    <text fontSize={size} textAnchor="middle" transform={place} style={{ fill }}>
      {lines.map((line, index) => (
        <tspan key={line} x={0} y={(BASELINE - lineOffset(lines, index)) * size}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
