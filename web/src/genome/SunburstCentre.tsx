import { type GenomeNode, nodeLabels, type Signature } from '@trellis/contract/genome.ts'
import classes from './Sunburst.module.css'
import { at, commonWeights, strongestLeaves } from './weights.ts'
import { capital, categoryLabel, liftWords, percent, whose } from './words.ts'

export interface CentreProps {
  readonly node: GenomeNode | undefined
  readonly name: string
  readonly own: boolean
  readonly signature: Signature
  readonly lift?: readonly number[] | null | undefined
  readonly overlay?: { readonly name: string; readonly signature: Signature } | undefined
}

/** The words in the middle of the picture: about the node in hand, or the whole where there is none. */
export function SunburstCentre({ node, name, own, signature, lift, overlay }: CentreProps) {
  const you = own ? 'You' : name
  if (!node) {
    const strongest = strongestLeaves(overlay ? commonWeights(signature, overlay.signature) : signature, 1)[0]
    return (
      <>
        <span className={classes.quiet}>{overlay ? `${you} and ${overlay.name}` : `${capital(whose(name, own))} genome`}</span>
        {strongest && <span className={classes.label}>{nodeLabels[strongest]}</span>}
        <span className={classes.quiet}>{overlay ? 'most in common' : 'comes first'}</span>
      </>
    )
  }
  if (overlay) {
    return (
      <>
        <span className={classes.label}>{nodeLabels[node]}</span>
        <span>
          {you} <b>{percent(at(signature, node))}</b>
        </span>
        <span>
          {overlay.name} <b>{percent(at(overlay.signature, node))}</b>
        </span>
      </>
    )
  }
  return (
    <>
      <span className={classes.eyebrow}>{categoryLabel(node)}</span>
      <span className={classes.label}>{nodeLabels[node]}</span>
      <span className={classes.share}>{percent(at(signature, node))}</span>
      {lift && node !== 'other' && <span className={classes.quiet}>{liftWords(at(lift, node))}</span>}
    </>
  )
}
