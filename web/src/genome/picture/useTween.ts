import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'

const TWEEN_MS = 240

const eased = (progress: number) => 1 - (1 - progress) ** 3

function same(one: readonly number[], another: readonly number[]): boolean {
  return one.length === another.length && one.every((number, index) => number === another[index])
}

/** Numbers on the way from one list to another of the same length, `progress` from 0 to 1. */
export function between(from: readonly number[], to: readonly number[], progress: number): number[] {
  return to.map((number, index) => {
    const origin = from[index] ?? number
    return origin + (number - origin) * progress
  })
}

/**
 * Follows a list of numbers smoothly; at once where motion is reduced.
 * @param origin what it comes from when it is first shown
 */
export function useTween(target: readonly number[], origin = target): readonly number[] {
  const still = useReducedMotion()
  const [shown, setShown] = useState(origin)
  const latest = useRef(origin)

  useEffect(() => {
    const from = latest.current
    if (same(from, target)) return undefined
    if (still || from.length !== target.length) {
      latest.current = target
      setShown(target)
      return undefined
    }
    const begun = performance.now()
    const step = (now: number) => {
      const progress = Math.min(Math.max((now - begun) / TWEEN_MS, 0), 1)
      latest.current = progress === 1 ? target : between(from, target, eased(progress))
      setShown(latest.current)
      if (progress < 1) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [target, still])

  return still || shown.length !== target.length ? target : shown
}
