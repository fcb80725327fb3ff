import { CloseButton, Text, Title } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import type { Genome } from '@trellis/contract/genome/genome.calls.ts'
import { type GenomeNode, nodeLabels } from '@trellis/contract/genome/genome.ts'
import type { Ref } from 'react'
import nodes from '../NodeList.module.css'
import { ShareBar } from '../ShareBar.tsx'
import { at, entriesBehind } from '@trellis/contract/genome/weights.ts'
import { capital, categoryLabel, liftWords, percent, sectionLabel } from '../words.ts'
import classes from './NodeDetail.module.css'

interface Props {
  readonly genome: Genome
  readonly node: GenomeNode
  readonly onClose: () => void
  readonly ref?: Ref<HTMLElement>
}

/** A part of one's own genome: its share, and what of the bio it is made of, strongest first. */
export function NodeDetail({ genome, node, onClose, ref }: Props) {
  const { signature, lift } = genome
  const entries = entriesBehind(genome, node)
  const label = nodeLabels[node]
  const facts = [categoryLabel(node), percent(at(signature ?? [], node)), lift && node !== 'other' ? liftWords(at(lift, node)) : '']
  return (
    <section ref={ref} tabIndex={-1} aria-label={`Behind ${label}`}>
      <header className={classes.header}>
        <div>
          <Title order={2} size="h4">
            {label}
          </Title>
          <Text c="dimmed" size="sm">
            {facts.filter(Boolean).map(capital).join(' · ')}
          </Text>
        </div>
        <CloseButton size="xl" aria-label={`Close ${label}`} onClick={onClose} />
      </header>
      {entries.length === 0 && <Text c="dimmed">Nothing in your bio speaks of this yet.</Text>}
      <ol className={nodes.list}>
        {entries.map(({ place, name, section, tags, share }) => (
          <li key={place} className={nodes.row}>
            <span className={nodes.name}>{name || 'Without a name'}</span>
            <span className={nodes.percent}>{percent(share)}</span>
            <span className={nodes.words}>{[sectionLabel(section), ...tags].join(' · ')}</span>
            <span className={nodes.bar}>
              <ShareBar node={node} length={share} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
