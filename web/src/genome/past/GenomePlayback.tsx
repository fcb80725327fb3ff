import { ActionIcon, Button, Slider, Text } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Slider.layer.css'
import type { GenomeNode } from '@trellis/contract/genome/genome.ts'
import classes from './GenomePlayback.module.css'
import { Sunburst } from '../picture/Sunburst.tsx'
import type { useFrames } from './useFrames.ts'

interface Props {
  readonly playback: ReturnType<typeof useFrames>
  readonly name: string
  readonly own: boolean
  readonly selected?: GenomeNode | undefined
  readonly onSelect?: (node: GenomeNode) => void
  /** Whether it takes all the room that it is given. */
  readonly fills?: boolean
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
export function GenomePlayback({ playback, ...sunburst }: Props) {
  const { frames, frame, shown, isPlaying, goTo, toggle } = playback
  const last = frames.length - 1
  const isOnlyToday = last === 0
  const labelOf = (index: number) => frames[index]?.label ?? ''
  return (
    <div className={classes.playback} data-fills={sunburst.fills} data-only-today={isOnlyToday || undefined}>
      <Sunburst {...sunburst} signature={shown.signature} />
      <Text className={classes.date} aria-live={isPlaying ? 'off' : 'polite'}>
        {shown.label}
      </Text>
      <div className={classes.controls}>
        <Slider
          className={classes.slider}
          classNames={{ thumb: classes.thumb }}
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
      {isOnlyToday && (
        <Text className={classes.onlyToday} size="sm">
          There is today alone so far. Take a snapshot now and then, and play here how your genome changes.
        </Text>
      )}
    </div>
  )
}
