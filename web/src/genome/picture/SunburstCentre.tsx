import { type GenomeNode, nodeLabels, type Signature } from '@trellis/contract/genome/genome.ts'
import type { CSSProperties } from 'react'
import type { Rings } from '@trellis/contract/genome/picture/sunburst.ts'
import classes from './Sunburst.module.css'
import { at, strongestLeaves } from '@trellis/contract/genome/weights.ts'
import { capital, categoryLabel, liftWords, percent, whose } from '../words.ts'

interface Props {
  readonly node: GenomeNode | undefined
  readonly name: string
  readonly own: boolean
  readonly signature: Signature
  readonly lift?: readonly number[] | null | undefined
  readonly overlay?: { readonly name: string; readonly signature: Signature } | undefined
  /** What two genomes have most in common. */
  readonly common?: GenomeNode | undefined
}

interface CentreProps extends Props {
  readonly rings: Rings
  readonly rem: number
  /** Whether what has no room in the middle stands below; else it is said elsewhere. */
  readonly hasWordsBelow: boolean
}

const ROOM_FOR_ALL_REM = 5.5
const ROOM_FOR_SOME_REM = 3.25

/**
 * The words in the middle of the picture, as far as they have room there; what has none stands below it. They repeat
 * what the arcs are called, so they are not read out.
 */
export function SunburstCentre({ rings, rem, hasWordsBelow, ...words }: CentreProps) {
  const room = rings.hole / rem
  const style: CSSProperties = { paddingInline: `calc(50% - ${rings.hole * 0.83}px)`, fontSize: rings.hole * 0.15 }
  if (room < ROOM_FOR_SOME_REM) {
    if (!hasWordsBelow) return null
    return (
      <div className={classes.below} data-all aria-hidden>
        <Headline {...words} hasContext />
        <Comparison {...words} />
      </div>
    )
  }
  const hasRoomForAll = room >= ROOM_FOR_ALL_REM
  return (
    <>
      <div className={classes.centre} style={style} aria-hidden>
        <Headline {...words} hasContext={hasRoomForAll} />
        {hasRoomForAll && <Comparison {...words} />}
      </div>
      {!hasRoomForAll && hasWordsBelow && words.lift && (
        <div className={classes.below} aria-hidden>
          <Comparison {...words} />
        </div>
      )}
    </>
  )
}

function Comparison({ node, lift, overlay }: Props) {
  if (!node || node === 'other' || !lift || overlay) return null
  return <span className={classes.quiet}>{liftWords(at(lift, node))}</span>
}

function Headline({ hasContext, ...words }: Props & { readonly hasContext: boolean }) {
  const { node, name, own, signature, overlay } = words
  if (!node) return <Whole {...words} hasContext={hasContext} />
  if (overlay) {
    return (
      <>
        <span className={classes.label}>{nodeLabels[node]}</span>
        <Person name={own ? 'You' : name} weight={at(signature, node)} />
        <Person name={overlay.name} weight={at(overlay.signature, node)} />
      </>
    )
  }
  return (
    <>
      {hasContext && <span className={classes.quiet}>{categoryLabel(node)}</span>}
      <span className={classes.label}>{nodeLabels[node]}</span>
      <span className={classes.share}>{percent(at(signature, node))}</span>
    </>
  )
}

function Person({ name, weight }: { readonly name: string; readonly weight: number }) {
  return (
    <span className={classes.person}>
      <b>{percent(weight)}</b> {name}
    </span>
  )
}

function Whole({ name, own, signature, overlay, common, hasContext }: Props & { readonly hasContext: boolean }) {
  const strongest = overlay ? common : strongestLeaves(signature, 1)[0]
  const title = overlay ? `${own ? 'You' : name} and ${overlay.name}` : `${capital(whose(name, own))} genome`
  return (
    <>
      {(hasContext || !overlay) && <span className={classes.quiet}>{title}</span>}
      {strongest && <span className={classes.label}>{nodeLabels[strongest]}</span>}
      {strongest && <span className={classes.quiet}>{overlay ? 'most in common' : 'comes first'}</span>}
    </>
  )
}
