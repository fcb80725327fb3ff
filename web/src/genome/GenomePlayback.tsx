import { ActionIcon, Button, Slider, Text } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Slider.layer.css'
import type { GenomeSnapshot } from '@trellis/contract/genome.calls.ts'
import type { GenomeNode, Signature } from '@trellis/contract/genome.ts'
import { day } from '../ui/dates.ts'
import classes from './GenomePlayback.module.css'
import { Sunburst } from './Sunburst.tsx'
import { usePlayback } from './usePlayback.ts'

interface Props {
  readonly snapshots: readonly Pick<GenomeSnapshot, 'takenAt' | 'signature'>[]
  /** The genome as it is today, shown last. */
  readonly now: Signature
  readonly name: string
  readonly own: boolean
  readonly selected?: GenomeNode | undefined
  readonly onSelect?: (node: GenomeNode) => void
}

const icons = {
  previous: 'M15 5 8 12l7 7',
  next: 'm9 5 7 7-7 7',
  play: 'M8 5v14l11-7z',
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
}

function Icon({ name }: { readonly name: keyof typeof icons }) {
  return (
    <svg viewBox="0 0 24 24" className={classes.icon} data-name={name} aria-hidden>
      <path d={icons[name]} />
    </svg>
  )
}

/** A genome from snapshot to snapshot up to today, to play or to step through. */
export function GenomePlayback({ snapshots, now, ...sunburst }: Props) {
  const past = snapshots.toSorted((a, b) => a.takenAt - b.takenAt)
  const frames = [
    ...past.map(({ takenAt, signature }) => ({ label: day(takenAt), signature })),
    { label: 'Today', signature: now },
  ]
  const last = frames.length - 1
  const { frame, isPlaying, goTo, toggle } = usePlayback(frames.length)
  const labelOf = (index: number) => frames[index]?.label ?? ''
  return (
    <div>
      <Sunburst {...sunburst} signature={frames[frame]?.signature ?? now} />
      <Text className={classes.date} aria-live={isPlaying ? 'off' : 'polite'}>
        {labelOf(frame)}
      </Text>
      <div className={classes.controls}>
        <Slider
          className={classes.slider}
          min={0}
          max={last}
          value={frame}
          onChange={goTo}
          label={labelOf}
          thumbLabel="Date"
          thumbValueText={labelOf}
          thumbSize={24}
          marks={frames.map((_, value) => ({ value }))}
        />
        <ActionIcon aria-label="Earlier snapshot" disabled={frame === 0} onClick={() => goTo(frame - 1)}>
          <Icon name="previous" />
        </ActionIcon>
        <Button variant="light" leftSection={<Icon name={isPlaying ? 'pause' : 'play'} />} onClick={toggle}>
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <ActionIcon aria-label="Later snapshot" disabled={frame === last} onClick={() => goTo(frame + 1)}>
          <Icon name="next" />
        </ActionIcon>
      </div>
    </div>
  )
}
