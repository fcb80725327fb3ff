import { useEffect, useState } from 'react'

/** How long each moment is shown, its transition included. */
export const FRAME_MS = 1_600

export interface Playback {
  readonly frame: number
  readonly isPlaying: boolean
  readonly goTo: (frame: number) => void
  readonly toggle: () => void
}

/** Goes through a number of frames in time, from the start again when at the end. Begins at the last, standing still. */
export function usePlayback(frames: number): Playback {
  const last = frames - 1
  const [frame, setFrame] = useState(last)
  const [isPlaying, setPlaying] = useState(false)

  useEffect(() => {
    if (!isPlaying) return
    if (frame >= last) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => setFrame(frame + 1), FRAME_MS)
    return () => clearTimeout(timer)
  }, [frame, isPlaying, last])

  return {
    frame: Math.min(frame, last),
    isPlaying,
    goTo: (frame) => {
      setPlaying(false)
      setFrame(Math.min(Math.max(frame, 0), last))
    },
    toggle: () => {
      if (!isPlaying && frame >= last) setFrame(0)
      setPlaying(!isPlaying)
    },
  }
}
