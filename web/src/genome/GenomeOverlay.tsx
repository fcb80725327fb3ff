import { Text, Title } from '@mantine/core'
import { type GenomeNode, nodeLabels, type Signature } from '@trellis/contract/genome/genome.ts'
import { useState } from 'react'
import classes from './GenomeOverlay.module.css'
import { GenomeTable } from './GenomeTable.tsx'
import { cssOf, hueOf } from '@trellis/contract/genome/genomeColors.ts'
import { PictureOrTable } from '../ui/choices/PictureOrTable.tsx'
import { Sunburst } from './picture/Sunburst.tsx'
import { at, commonWeights, strongestLeaves } from '@trellis/contract/genome/weights.ts'
import { capital, percent } from './words.ts'

interface Props {
  readonly signature: Signature
  readonly name: string
  /** Whether `signature` is the viewer's. */
  readonly own: boolean
  readonly overlay: { readonly name: string; readonly signature: Signature }
  /** The nodes that speak for the match, strongest first, in the middle and in the list; found from the weights where left out. */
  readonly shared?: readonly GenomeNode[]
  /** The level of its heading where it stands. */
  readonly headingOrder?: 2 | 3 | 4
}

const SHARED = 3

/** Two people's genomes one over the other, with what they have most in common. */
export function GenomeOverlay({ signature, name, own, overlay, shared, headingOrder = 3 }: Props) {
  const [view, setView] = useState('picture')
  const [selected, setSelected] = useState<GenomeNode>()
  const strongest = shared ?? strongestLeaves(commonWeights(signature, overlay.signature), SHARED)
  const you = own ? 'You' : name
  const genomes = { signature, name, own, overlay, selected }
  const select = (node: GenomeNode) => setSelected(node === selected ? undefined : node)
  return (
    <section className={classes.overlay} aria-label={`${you} and ${overlay.name}`}>
      <PictureOrTable label="How to show it" value={view} onChange={setView} />
      {view === 'table' ? (
        <GenomeTable {...genomes} />
      ) : (
        <>
          <div className={classes.picture}>
            <Sunburst {...genomes} common={strongest[0]} onSelect={select} />
          </div>
          <Legend you={you} other={overlay.name} />
        </>
      )}
      {strongest.length > 0 && (
        <div>
          <Title order={headingOrder} size="h4">
            Most in common
          </Title>
          <ul className={classes.shared}>
            {strongest.map((node) => (
              <li key={node}>
                <i className={classes.swatch} style={{ background: cssOf(hueOf(node)) }} aria-hidden />
                <span>
                  <b>{nodeLabels[node]}</b>{' '}
                  <Text span c="dimmed">
                    {you} {percent(at(signature, node))}, {overlay.name} {percent(at(overlay.signature, node))}
                  </Text>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function Legend({ you, other }: { readonly you: string; readonly other: string }) {
  return (
    <ul className={classes.legend}>
      <li>
        <i className={classes.swatch} data-kind="common" aria-hidden /> Both
      </li>
      <li>
        <i className={classes.swatch} data-kind="beyond" aria-hidden /> More of {you === 'You' ? 'you' : you}
      </li>
      <li>
        <i className={classes.swatch} data-kind="theirs" aria-hidden /> {capital(other)}
      </li>
      <li>
        <i className={classes.swatch} data-kind="even" aria-hidden /> Equal shares
      </li>
    </ul>
  )
}
