import { Title } from '@mantine/core'
import type { Genome } from '@trellis/contract/genome/genome.calls.ts'
import type { GenomeNode } from '@trellis/contract/genome/genome.ts'
import { useRef, useState } from 'react'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { Segments } from '../ui/choices/Segments.tsx'
import classes from './GenomePanel.module.css'
import { GenomePlayback } from './past/GenomePlayback.tsx'
import { GenomeTable } from './GenomeTable.tsx'
import { HowToRead } from './HowToRead.tsx'
import { StandoutNodes } from './StandoutNodes.tsx'
import { Sunburst } from './picture/Sunburst.tsx'
import { useDeselection } from './useDeselection.ts'
import { useFrames } from './past/useFrames.ts'
import { standouts } from '@trellis/contract/genome/weights.ts'
import { whose } from './words.ts'

interface Props {
  readonly name: string
  readonly genome: Genome
}

type View = 'picture' | 'table' | 'time'
const STANDOUTS = 5

/** Somebody else's genome on their profile: the picture, the same as a table, and how it changed. */
export function GenomePanel({ name, genome }: Props) {
  const [view, setView] = useState<View>('picture')
  const [selected, setSelected] = useState<GenomeNode>()
  const panel = useRef<HTMLElement>(null)
  useDeselection(panel, () => setSelected(undefined))
  const playback = useFrames(genome)
  const { signature, snapshots } = genome
  if (!signature) return <EmptyState title="No genome yet">{name} has not tagged anything with skills so far.</EmptyState>

  const title = `${whose(name, false)} genome`
  const select = (node: GenomeNode) => setSelected(node === selected ? undefined : node)
  const frame = view === 'time' ? playback.shown : { signature, isToday: true, label: '' }
  const lift = frame.isToday ? genome.lift : null
  const shared = { signature, name, own: false, selected, onSelect: select }
  const views: { readonly value: View; readonly label: string }[] = [
    { value: 'picture', label: 'Picture' },
    { value: 'table', label: 'Table' },
  ]
  if (snapshots.length > 0) views.push({ value: 'time', label: 'Over time' })
  return (
    <section ref={panel} tabIndex={-1} className={classes.panel} aria-label={title}>
      <header className={classes.header}>
        <Title order={2} size="h3">
          {title}
        </Title>
        <Segments label="How to show it" data={views} value={view} onChange={setView} />
      </header>
      <div className={classes.body} data-view={view}>
        <div className={classes.main}>
          {view === 'picture' && <Sunburst {...shared} lift={lift} />}
          {view === 'table' && <GenomeTable {...shared} lift={lift} />}
          {view === 'time' && <GenomePlayback {...shared} playback={playback} />}
          {view === 'picture' && (
            <div className={classes.legend}>
              <HowToRead isCompared={lift !== null} />
            </div>
          )}
        </div>
        <aside className={classes.aside}>
          <StandoutNodes
            title={frame.isToday ? `Where ${name} stands out` : `The largest parts on ${frame.label}`}
            nodes={standouts(frame.signature, lift, STANDOUTS)}
            {...{ signature: frame.signature, lift, selected }}
            onSelect={select}
          />
        </aside>
      </div>
    </section>
  )
}
