import { useElementSize } from '@mantine/hooks'
import { type GenomeNode, nodeLabels, type Signature } from '@trellis/contract/genome.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { ArcLabel } from './ArcLabel.tsx'
import { ArcShape } from './ArcShape.tsx'
import { fitLabel, fitOutside, labelSize } from './labels.ts'
import { levelMates, levelOf, moved } from './movement.ts'
import { inkFill } from './palette.ts'
import { piecePath } from './paths.ts'
import { type Arc, layout, overlaidLayout, type Rings, ringsFor } from './sunburst.layout.ts'
import classes from './Sunburst.module.css'
import { SunburstCentre } from './SunburstCentre.tsx'
import { useTween } from './useTween.ts'
import { at } from './weights.ts'
import { capital, nodeName, whose } from './words.ts'

export interface SunburstProps {
  readonly signature: Signature
  /** How many times most people's share each node is: leaves then reach the farther out, the more they stand out. */
  readonly lift?: readonly number[] | null | undefined
  /** Whose genome it is; `own` says that it is the viewer's. */
  readonly name: string
  readonly own: boolean
  /** A second genome to compare with. */
  readonly overlay?: { readonly name: string; readonly signature: Signature } | undefined
  readonly selected?: GenomeNode | undefined
  readonly onSelect?: (node: GenomeNode) => void
}

const NONE: readonly number[] = []
const LEAST_HOLE_REM = 4

/**
 * A genome as two rings: categories inside, their leaves outside, weights as angles. One tab stop; arrow keys lead along a
 * ring and between the rings, Enter selects. It takes the width it is given.
 */
export function Sunburst(props: SunburstProps) {
  const { signature, lift, name, own, overlay, selected, onSelect } = props
  const { ref, width } = useElementSize<HTMLDivElement>()
  const [hovered, setHovered] = useState<GenomeNode>()
  const [focused, setFocused] = useState<GenomeNode>()
  const [stop, setStop] = useState<GenomeNode>()
  const items = useRef(new Map<GenomeNode, SVGGElement>())

  const shown = useTween(signature)
  const shownLift = useTween(lift ?? NONE)
  const shownOverlay = useTween(overlay?.signature ?? NONE)
  const rings = ringsFor(width, overlay !== undefined)
  const arcs = overlay
    ? overlaidLayout(shown, shownOverlay, rings)
    : layout(shown, lift ? shownLift : undefined, rings)
  const active = hovered ?? focused
  const tabStop = (arcs.find(({ node }) => node === (stop ?? selected)) ?? arcs[0])?.node
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const size = labelSize(width, rem)
  const corner = Math.max(3, rings.edge * 0.014)

  const onKeyDown = (event: KeyboardEvent, node: GenomeNode) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') onSelect?.(node)
    else {
      const next = moved(arcs, node, event.key)
      if (!next) return
      items.current.get(next)?.focus()
    }
    event.preventDefault()
  }

  const item = (arc: Arc) => {
    const { node } = arc
    const mates = levelMates(arcs, arc)
    const isDim = active !== undefined && !isRelated(arc, active)
    const theirs = overlay && { owner: whose(overlay.name, false), weight: at(overlay.signature, node) }
    return (
      <g
        key={node}
        ref={(element) => {
          if (element) items.current.set(node, element)
          else items.current.delete(node)
        }}
        role="treeitem"
        aria-label={nodeName(node, whose(name, own), at(signature, node), {
          lift: lift ? at(lift, node) : undefined,
          ...(theirs && { theirs }),
        })}
        aria-level={levelOf(arc)}
        aria-posinset={mates.indexOf(arc) + 1}
        aria-setsize={mates.length}
        aria-selected={node === selected}
        tabIndex={node === tabStop ? 0 : -1}
        className={classes.item}
        data-dim={isDim || undefined}
        onClick={() => onSelect?.(node)}
        onKeyDown={(event) => onKeyDown(event, node)}
        onPointerEnter={(event) => event.pointerType !== 'touch' && setHovered(node)}
        onFocus={(event) => {
          setStop(node)
          if (event.target.matches(':focus-visible')) setFocused(node)
        }}
        onBlur={() => setFocused(undefined)}
      >
        <path d={piecePath({ ...arc, outer: Math.max(arc.outer, rings.even) }, 0, 0)} fill="transparent" />
        <ArcShape arc={arc} gap={rings.gap} corner={corner} />
      </g>
    )
  }

  const isCentreInside = rings.hole >= LEAST_HOLE_REM * rem
  const inHand = arcs.find(({ node }) => node === (active ?? selected))
  const title = overlay
    ? `${capital(whose(name, own))} genome over ${whose(overlay.name, false)}`
    : `${capital(whose(name, own))} genome`
  return (
    <div className={classes.sunburst}>
      <div ref={ref} className={classes.square}>
        {width > 0 && (
          <svg
            viewBox={`${-width / 2} ${-width / 2} ${width} ${width}`}
            role="tree"
            aria-label={title}
            aria-orientation="horizontal"
            onPointerLeave={() => setHovered(undefined)}
          >
            {arcs.map(item)}
            <g aria-hidden className={classes.marks}>
              {(overlay || lift) && <circle r={rings.even} className={classes.even} />}
              {arcs.map((arc) => (
                <LabelOfArc
                  key={arc.node}
                  arc={arc}
                  rings={rings}
                  size={size}
                  isDim={active !== undefined && !isRelated(arc, active)}
                />
              ))}
              <Outline arc={arcs.find(({ node }) => node === selected)} rings={rings} className={classes.selected} />
              <Outline arc={arcs.find(({ node }) => node === focused)} rings={rings} className={classes.focused} />
            </g>
          </svg>
        )}
        {isCentreInside && (
          <div className={classes.centre} style={{ width: rings.hole * 1.66, fontSize: rings.hole * 0.15 }} aria-hidden>
            <SunburstCentre {...{ name, own, signature, lift, overlay }} node={inHand?.node} />
          </div>
        )}
      </div>
      {!isCentreInside && width > 0 && (
        <div className={classes.below} aria-hidden>
          <SunburstCentre {...{ name, own, signature, lift, overlay }} node={inHand?.node} />
        </div>
      )}
    </div>
  )
}

function isRelated({ node, category }: Arc, active: GenomeNode): boolean {
  return node === active || category === active
}

interface LabelProps {
  readonly arc: Arc
  readonly rings: Rings
  readonly size: number
  readonly isDim: boolean
}

function LabelOfArc({ arc, rings, size, isDim }: LabelProps) {
  const words = nodeLabels[arc.node]
  const isOutside = arc.theirs && arc.inner !== rings.hole
  const label = isOutside
    ? fitOutside(words, arc, rings.edge + size * 0.75, size)
    : fitLabel(words, { ...arc, outer: arc.theirs ? rings.categoryEnd : arc.outer }, size)
  if (!label) return null
  return (
    <g className={classes.words} data-dim={isDim || undefined}>
      <ArcLabel label={label} size={size} fill={isOutside ? 'var(--mantine-color-text)' : inkFill} />
    </g>
  )
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
