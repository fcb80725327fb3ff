import { Button, SegmentedControl, Text, Title } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import type { Genome } from '@trellis/contract/genome.calls.ts'
import type { GenomeNode } from '@trellis/contract/genome.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { paths } from '../paths.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ButtonLink } from '../ui/links.tsx'
import classes from './GenomePanel.module.css'
import { GenomePlayback } from './GenomePlayback.tsx'
import { GenomeTable } from './GenomeTable.tsx'
import { NodeEntries } from './NodeEntries.tsx'
import { StandoutNodes } from './StandoutNodes.tsx'
import { Sunburst } from './Sunburst.tsx'
import { standouts } from './weights.ts'
import { capital, whose } from './words.ts'

interface Props {
  readonly id: string
  readonly name: string
  readonly own: boolean
  readonly genome: Genome
  /** Takes a snapshot; left out where the viewer may not. */
  readonly onSnapshot?: () => void
  readonly isTakingSnapshot?: boolean
}

type View = 'picture' | 'table' | 'time'
const STANDOUTS = 5

/** A person's genome: the picture, the same as a table, how it changed, and what it is made of. */
export function GenomePanel({ id, name, own, genome, onSnapshot, isTakingSnapshot = false }: Props) {
  const [view, setView] = useState<View>('picture')
  const [selected, setSelected] = useState<GenomeNode>()
  const entries = useRef<HTMLElement>(null)
  const { signature, lift, snapshots } = genome
  if (!signature) return <NoGenome id={id} name={name} own={own} />

  const select = (node: GenomeNode) => setSelected(node === selected ? undefined : node)
  // The entries appear above the list, out of sight on a phone: the focus leads there.
  const selectFromList = (node: GenomeNode) => {
    flushSync(() => select(node))
    entries.current?.focus()
  }
  const shared = { signature, name, own, selected, onSelect: select }
  const views = [
    { value: 'picture', label: 'Picture' },
    { value: 'table', label: 'Table' },
    ...(snapshots.length > 0 ? [{ value: 'time', label: 'Over time' }] : []),
  ]
  return (
    <section className={classes.panel} aria-label={`${capital(whose(name, own))} genome`}>
      <header className={classes.header}>
        <Title order={2} size="h3">
          {capital(whose(name, own))} genome
        </Title>
        <SegmentedControl
          aria-label="How to show it"
          data={views}
          value={view}
          onChange={(value) => setView(value as View)}
        />
        {onSnapshot && (
          <Button variant="light" loading={isTakingSnapshot} onClick={onSnapshot}>
            Take a snapshot
          </Button>
        )}
      </header>
      <div className={classes.body} data-view={view}>
        <div className={classes.main}>
          {view === 'picture' && <Sunburst {...shared} lift={lift} />}
          {view === 'table' && <GenomeTable {...shared} lift={lift} />}
          {view === 'time' && <GenomePlayback {...shared} snapshots={snapshots} now={signature} />}
          {view === 'picture' && (
            <Text c="dimmed" size="sm" className={classes.legend}>
              The wider a part, the larger its share.
              {lift && ' What reaches past the dotted line stands out from most people.'}
            </Text>
          )}
        </div>
        <aside className={classes.aside}>
          {own && selected && <NodeEntries ref={entries} genome={genome} node={selected} />}
          <StandoutNodes
            title={own ? 'Where you stand out' : `Where ${name} stands out`}
            nodes={standouts(signature, lift, STANDOUTS)}
            {...{ signature, lift, selected }}
            onSelect={selectFromList}
          />
        </aside>
      </div>
    </section>
  )
}

function NoGenome({ id, name, own }: Pick<Props, 'id' | 'name' | 'own'>) {
  if (!own) return <EmptyState title="No genome yet">{name} has not tagged anything with skills so far.</EmptyState>
  return (
    <EmptyState
      title="Your genome grows from your tags"
      action={<ButtonLink to={paths.bio(id)}>Go to your bio</ButtonLink>}
    >
      Tag what you have done with one or two skills each, and see here what you are made of.
    </EmptyState>
  )
}
