import { useEffect, useState } from 'react'

/** How long each moment is shown, its transition included. */
const FRAME_MS = 1_600

export interface Playback {
  readonly frame: number
  readonly isPlaying: boolean
  readonly goTo: (frame: number) => void
  readonly toggle: () => void
}

/**
 * Goes through frames in time, from the first again when at the last. Begins at the last, standing still, and stays there
 * when another comes before it.
 */
export function usePlayback(frames: number): Playback {
  const last = frames - 1
  const [earlier, setEarlier] = useState<number>()
  const [isWanted, setWanted] = useState(false)
  const frame = Math.min(earlier ?? last, last)
  const isPlaying = isWanted && frame < last
  const show = (next: number) => setEarlier(next < last ? Math.max(next, 0) : undefined)

  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setTimeout(() => show(frame + 1), FRAME_MS)
    return () => clearTimeout(timer)
  })

  return {
    frame,
    isPlaying,
    goTo: (next) => {
      setWanted(false)
      show(next)
    },
    toggle: () => {
      if (frame >= last) show(0)
      setWanted(!isPlaying)
    },
  }
}
