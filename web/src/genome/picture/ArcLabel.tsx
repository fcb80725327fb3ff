import { useId } from 'react'
import { baselineOf, type Label, lineDrop } from '@trellis/contract/genome/picture/labels.ts'
import { baselinePath } from '@trellis/contract/genome/picture/paths.ts'

interface Props {
  readonly label: Label
  /** In pixels. */
  readonly size: number
  readonly fill: string
}

/** Words set along or across an arc. */
export function ArcLabel(props: Props) {
  return props.label.way === 'curved' ? <CurvedLabel {...props} /> : <RadialLabel {...props} />
}

function CurvedLabel({ label: { lines, radius, angle, turned }, size, fill }: Props) {
  const id = useId()
  return lines.map((line, index) => {
    const baseline = baselineOf({ lines, radius, turned }, index, size)
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
        <tspan key={line} x={0} y={lineDrop(lines, index) * size}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
