import { Button, SegmentedControl, Text, Title } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import type { Genome } from '@trellis/contract/genome/genome.calls.ts'
import type { GenomeNode } from '@trellis/contract/genome/genome.ts'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { paths } from '@trellis/contract/screens.ts'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { ButtonLink } from '../ui/links.tsx'
import classes from './GenomePanel.module.css'
import { GenomePlayback } from './past/GenomePlayback.tsx'
import { GenomeTable } from './GenomeTable.tsx'
import { NodeEntries } from './NodeEntries.tsx'
import { StandoutNodes } from './StandoutNodes.tsx'
import { Sunburst } from './picture/Sunburst.tsx'
import { useFrames } from './past/useFrames.ts'
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
  const panel = useRef<HTMLElement>(null)
  const playback = useFrames(genome)
  useEffect(() => {
    const deselect = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !panel.current?.contains(target as Node)) return
      // What has the focus may go with the selection.
      if (entries.current?.contains(target as Node)) panel.current.focus()
      setSelected(undefined)
    }
    document.addEventListener('keydown', deselect)
    return () => document.removeEventListener('keydown', deselect)
  }, [])
  const { signature, snapshots } = genome
  if (!signature) return <NoGenome id={id} name={name} own={own} />

  const select = (node: GenomeNode) => setSelected(node === selected ? undefined : node)
  // The entries appear above the list, out of sight on a phone: the focus leads there.
  const selectFromList = (node: GenomeNode) => {
    flushSync(() => select(node))
    entries.current?.focus()
  }
  const frame = view === 'time' ? playback.shown : { signature, isToday: true, label: '' }
  const lift = frame.isToday ? genome.lift : null
  const shared = { signature, name, own, selected, onSelect: select }
  const views = [
    { value: 'picture', label: 'Picture' },
    { value: 'table', label: 'Table' },
    ...(snapshots.length > 0 ? [{ value: 'time', label: 'Over time' }] : []),
  ]
  return (
    <section ref={panel} tabIndex={-1} className={classes.panel} aria-label={`${capital(whose(name, own))} genome`}>
      <header className={classes.header}>
        <Title order={2} size="h3">
          {capital(whose(name, own))} genome
        </Title>
        <SegmentedControl aria-label="How to show it" data={views} value={view} onChange={(value) => setView(value as View)} />
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
          {view === 'time' && <GenomePlayback {...shared} playback={playback} />}
          {view === 'picture' && (
            <Text c="dimmed" size="sm" className={classes.legend}>
              The wider a part, the larger its share.
              {lift && ' What reaches past the dotted line is more than the average.'}
            </Text>
          )}
        </div>
        <aside className={classes.aside}>
          {own && selected && frame.isToday && <NodeEntries ref={entries} genome={genome} node={selected} />}
          <StandoutNodes
            title={frame.isToday ? standoutTitle(name, own) : `Your largest parts on ${frame.label}`}
            nodes={standouts(frame.signature, lift, STANDOUTS)}
            {...{ signature: frame.signature, lift, selected }}
            onSelect={selectFromList}
          />
        </aside>
      </div>
    </section>
  )
}

const standoutTitle = (name: string, own: boolean) => (own ? 'Where you stand out' : `Where ${name} stands out`)

function NoGenome({ id, name, own }: Pick<Props, 'id' | 'name' | 'own'>) {
  if (!own) return <EmptyState title="No genome yet">{name} has not tagged anything with skills so far.</EmptyState>
  return (
    <EmptyState title="Your genome grows from your tags" action={<ButtonLink to={paths.bio(id)}>Go to your bio</ButtonLink>}>
      Tag what you have done with one or two skills each, and see here what you are made of.
    </EmptyState>
  )
}
