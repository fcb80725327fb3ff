import { Button, Text, Title } from '@mantine/core'
import type { Genome } from '@trellis/contract/genome/genome.calls.ts'
import { type GenomeNode, nodeLabels } from '@trellis/contract/genome/genome.ts'
import { type Ref, useState } from 'react'
import classes from './NodeList.module.css'
import { ShareBar } from './ShareBar.tsx'
import { entriesBehind } from './weights.ts'
import { percent, sectionLabel } from './words.ts'

interface Props {
  readonly genome: Pick<Genome, 'signature' | 'entries'>
  readonly node: GenomeNode
  readonly ref?: Ref<HTMLElement>
}

const SHOWN_AT_FIRST = 6

/** What one's own bio says that a node is made of, strongest first. */
export function NodeEntries({ genome, node, ref }: Props) {
  const [allOf, setAllOf] = useState<GenomeNode>()
  const entries = entriesBehind(genome, node)
  const shown = allOf === node ? entries : entries.slice(0, SHOWN_AT_FIRST)
  const label = nodeLabels[node]
  return (
    <section ref={ref} tabIndex={-1} aria-label={`Behind ${label}`}>
      <Title order={3} size="h4">
        Behind {label}
      </Title>
      {entries.length === 0 && <Text c="dimmed">Nothing in your bio speaks of this yet.</Text>}
      <ol className={classes.list}>
        {shown.map(({ place, name, section, tags, share }) => (
          <li key={place} className={classes.row}>
            <span className={classes.name}>{name || 'Without a name'}</span>
            <span className={classes.percent}>{percent(share)}</span>
            <span className={classes.words}>{[sectionLabel(section), ...tags].join(' · ')}</span>
            <span className={classes.bar}>
              <ShareBar node={node} length={share} />
            </span>
          </li>
        ))}
      </ol>
      {entries.length > shown.length && (
        <Button variant="subtle" onClick={() => setAllOf(node)}>
          Show all {entries.length}
        </Button>
      )}
    </section>
  )
}
