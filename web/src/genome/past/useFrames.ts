import type { Genome } from '@trellis/contract/genome/genome.calls.ts'
import type { Signature } from '@trellis/contract/genome/genome.ts'
import { day } from '../../ui/dates.ts'
import { type Playback, usePlayback } from './usePlayback.ts'

/** A genome at a moment. */
export interface Frame {
  /** 'Today', or the day of the snapshot. */
  readonly label: string
  readonly signature: Signature
  readonly isToday: boolean
}

interface Frames extends Playback {
  readonly frames: readonly Frame[]
  /** The one that everything shows: the ring, the words beside it and the slider. */
  readonly shown: Frame
}

/** The snapshots up to today, and the moment among them that is looked at. */
export function useFrames({ snapshots, signature }: Pick<Genome, 'snapshots' | 'signature'>): Frames {
  const frames = framesOf(snapshots, signature ?? [])
  const playback = usePlayback(frames.length)
  return { ...playback, frames, shown: frames[playback.frame]! }
}

/** The snapshots in the order of time, today last. */
export function framesOf(snapshots: Genome['snapshots'], now: Signature): Frame[] {
  const past = snapshots.toSorted((one, other) => one.takenAt - other.takenAt)
  return [
    ...past.map(({ takenAt, signature }) => ({ label: day(takenAt), signature, isToday: false })),
    { label: 'Today', signature: now, isToday: true },
  ]
}
