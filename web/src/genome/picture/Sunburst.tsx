import type { GenomeNode, Signature } from '@trellis/contract/genome/genome.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { ArcShape } from './ArcShape.tsx'
import { labelSize } from '@trellis/contract/genome/picture/labels.ts'
import { levelMates, levelOf, moved } from './movement.ts'
import { Plate } from './Plate.tsx'
import { piecePath } from '@trellis/contract/genome/picture/paths.ts'
import { type Arc, cornerOf, layout, overlaidLayout, ringsFor } from '@trellis/contract/genome/picture/sunburst.ts'
import classes from './Sunburst.module.css'
import { SunburstCentre } from './SunburstCentre.tsx'
import { standsBack, SunburstMarks } from './SunburstMarks.tsx'
import { useTween } from './useTween.ts'
import { useWidth } from './useWidth.ts'
import { at } from '@trellis/contract/genome/weights.ts'
import { capital, nodeName, whose } from '../words.ts'

export interface SunburstProps {
  readonly signature: Signature
  /** How many times the mean share each node is: leaves then reach the farther out, the more they stand out. */
  readonly lift?: readonly number[] | null | undefined
  /** Whose genome it is; `own` says that it is the viewer's. */
  readonly name: string
  readonly own: boolean
  /** A second genome to compare with. */
  readonly overlay?: { readonly name: string; readonly signature: Signature } | undefined
  /** What two genomes have most in common. */
  readonly common?: GenomeNode | undefined
  readonly selected?: GenomeNode | undefined
  readonly onSelect?: (node: GenomeNode) => void
  /** Whether it takes all the room that it is given, and not its width alone. */
  readonly fills?: boolean
}

const NONE: readonly number[] = []

/**
 * A genome as two rings: categories inside, their leaves outside, weights as angles. One tab stop; arrow keys lead
 * along a ring and between the rings, Enter selects. It takes the width it is given.
 */
export function Sunburst(props: SunburstProps) {
  const { signature, lift, name, own, overlay, common, selected, onSelect, fills = false } = props
  const [ref, width] = useWidth()
  const [hovered, setHovered] = useState<GenomeNode>()
  const [focused, setFocused] = useState<GenomeNode>()
  const [stop, setStop] = useState<GenomeNode>()
  const items = useRef(new Map<GenomeNode, SVGGElement>())

  const shown = useTween(signature)
  const shownLift = useTween(lift ?? NONE)
  // The other genome grows out of the one that it is laid over.
  const shownOverlay = useTween(overlay?.signature ?? NONE, overlay && signature)
  const rings = ringsFor(width, overlay !== undefined)
  const single = () => layout(shown, lift ? shownLift : undefined, rings)
  const arcs = overlay ? overlaidLayout(shown, shownOverlay, rings) : single()
  const isMeasured = Boolean(overlay ?? lift)
  const active = hovered ?? focused
  const tabStop = (arcs.find(({ node }) => node === (stop ?? selected)) ?? arcs[0])?.node
  const rem = width > 0 ? Number.parseFloat(getComputedStyle(document.documentElement).fontSize) : 16
  const size = labelSize(width, rem)
  const corner = cornerOf(rings)

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
          theirs,
        })}
        aria-level={levelOf(arc)}
        aria-posinset={mates.indexOf(arc) + 1}
        aria-setsize={mates.length}
        aria-selected={node === selected}
        tabIndex={node === tabStop ? 0 : -1}
        className={classes.item}
        data-dim={standsBack(arc, active) || undefined}
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

  const inHand = arcs.find(({ node }) => node === (active ?? selected))
  const title = overlay ? `${capital(whose(name, own))} genome over ${whose(overlay.name, false)}` : `${capital(whose(name, own))} genome`
  return (
    <Plate fills={fills}>
      <div ref={ref} className={classes.sunburst}>
        {width > 0 && (
          <>
            <svg
              viewBox={`${-width / 2} ${-width / 2} ${width} ${width}`}
              role="tree"
              aria-label={title}
              aria-orientation="horizontal"
              onPointerLeave={() => setHovered(undefined)}
            >
              {isMeasured && <circle r={rings.even} className={classes.even} aria-hidden />}
              {arcs.map(item)}
              <SunburstMarks {...{ arcs, rings, size, active, selected, focused, isMeasured }} />
            </svg>
            <SunburstCentre hasWordsBelow={!fills} {...{ rings, rem, name, own, signature, lift, overlay, common }} node={inHand?.node} />
          </>
        )}
      </div>
    </Plate>
  )
}
