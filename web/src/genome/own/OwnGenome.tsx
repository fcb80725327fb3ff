import { Button, Title } from '@mantine/core'
import type { Genome } from '@trellis/contract/genome/genome.calls.ts'
import type { GenomeNode, Signature } from '@trellis/contract/genome/genome.ts'
import { lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { GenomeTable } from '../GenomeTable.tsx'
import { HowToRead } from '../HowToRead.tsx'
import { GenomePlayback } from '../past/GenomePlayback.tsx'
import { useFrames } from '../past/useFrames.ts'
import { useEver } from '../../ui/loading/useEver.ts'
import { Sunburst } from '../picture/Sunburst.tsx'
import { StandoutNodes } from '../StandoutNodes.tsx'
import { useDeselection } from '../useDeselection.ts'
import { useGeneSnapshot } from '../useGenome.ts'
import { standouts } from '@trellis/contract/genome/weights.ts'
import { NodeDetail } from './NodeDetail.tsx'
import { Segments } from '../../ui/choices/Segments.tsx'
import classes from './OwnGenome.module.css'

const SharePicture = lazy(async () => ({ default: (await import('./SharePicture.tsx')).SharePicture }))

interface Props {
  readonly id: string
  readonly name: string
  readonly genome: Genome & { readonly signature: Signature }
}

type View = 'picture' | 'table' | 'time'
const STANDOUTS = 5
/** So that a button has room below them on a phone. */
const STANDOUTS_ABOVE_BUTTON = 4
const views: { value: View; label: string }[] = [
  { value: 'picture', label: 'Picture' },
  { value: 'table', label: 'Table' },
  { value: 'time', label: 'Over time' },
]

/** One's own genome on one screen: the picture, its table or its past, and beside or below it the part that is touched. */
export function OwnGenome({ id, name, genome }: Props) {
  const [view, setView] = useState<View>('picture')
  const [selected, setSelected] = useState<GenomeNode>()
  const screen = useRef<HTMLElement>(null)
  const detail = useRef<HTMLElement>(null)
  const [isSharing, setSharing] = useState(false)
  const wasShared = useEver(isSharing)
  const playback = useFrames(genome)
  const snapshot = useGeneSnapshot(id)
  const close = () => {
    setSelected(undefined)
    screen.current?.focus()
  }
  useDeselection(screen, (focused) => (detail.current?.contains(focused) ? close() : setSelected(undefined)))

  const select = (node: GenomeNode) => setSelected(node === selected ? undefined : node)
  // The detail takes the place of the list: the focus leads there.
  const selectFromList = (node: GenomeNode) => {
    flushSync(() => select(node))
    detail.current?.focus()
  }
  const { isToday, signature } = view === 'time' ? playback.shown : { isToday: true, signature: genome.signature }
  const lift = isToday ? genome.lift : null
  const shared = { signature: genome.signature, name, own: true, selected, onSelect: select }
  return (
    <section ref={screen} tabIndex={-1} className={classes.screen} aria-label="Your genome">
      <header className={classes.header}>
        <Title order={1} className={classes.title}>
          Your genome
        </Title>
        <Segments label="How to show it" data={views} value={view} onChange={setView} />
        <Button variant="default" onClick={() => setSharing(true)}>
          Share
        </Button>
      </header>
      <div className={classes.stage} data-view={view}>
        {view === 'picture' && <Sunburst {...shared} lift={lift} fills />}
        {view === 'table' && <GenomeTable {...shared} lift={lift} />}
        {view === 'time' && <GenomePlayback {...shared} playback={playback} fills />}
      </div>
      <aside className={classes.aside} aria-label="In words">
        {selected && isToday ? (
          <NodeDetail ref={detail} genome={genome} node={selected} onClose={close} />
        ) : (
          <>
            <StandoutNodes
              title={isToday ? 'Where you stand out' : 'Your largest parts then'}
              level={2}
              nodes={standouts(signature, lift, view === 'time' ? STANDOUTS_ABOVE_BUTTON : STANDOUTS)}
              {...{ signature, lift, selected }}
              onSelect={selectFromList}
            />
            {view === 'time' && (
              <Button variant="light" loading={snapshot.isPending} onClick={() => snapshot.mutate()}>
                Take a snapshot
              </Button>
            )}
            {view === 'picture' && <HowToRead isCompared={lift !== null} />}
          </>
        )}
      </aside>
      {wasShared && (
        <Suspense>
          <SharePicture id={id} name={name} opened={isSharing} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </section>
  )
}
