import { useEffect, useState } from 'react'

/** How long each moment is shown, its transition included. */
const FRAME_MS = 1_600

export interface Playback {
  readonly frame: number
  readonly isPlaying: boolean
  readonly goTo: (frame: number) => void
  readonly toggle: () => void
}

/** Goes through frames in time, from the first again when at the last. Begins at the last, standing still. */
export function usePlayback(frames: number): Playback {
  const last = frames - 1
  const [frame, setFrame] = useState(last)
  const [isWanted, setWanted] = useState(false)
  const isPlaying = isWanted && frame < last

  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setTimeout(() => setFrame(frame + 1), FRAME_MS)
    return () => clearTimeout(timer)
  }, [frame, isPlaying])

  return {
    frame: Math.min(frame, last),
    isPlaying,
    goTo: (frame) => {
      setWanted(false)
      setFrame(Math.min(Math.max(frame, 0), last))
    },
    toggle: () => {
      if (frame >= last) setFrame(0)
      setWanted(!isPlaying)
    },
  }
}
