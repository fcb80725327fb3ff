import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { CandidateBucket } from '../../jobs/employer/buckets.ts'
import { whenHandy } from '../../ui/lists/dragAdapter.ts'
import { eventOnto } from '../deciding/decisions.ts'
import type { DecisionEvent } from '../pipeline/words.ts'

const CANDIDATE = Symbol('candidate')

const draggedOf = (data: Record<string | symbol, unknown>): Candidate | undefined => data[CANDIDATE] as Candidate | undefined

/** Lets a card be dragged into another list. Answers whether it is in the hand. */
export function useDraggable(card: RefObject<HTMLElement | null>, candidate: Candidate, enabled: boolean): boolean {
  const [isHeld, setHeld] = useState(false)
  const carried = useEffectEvent(() => ({ [CANDIDATE]: candidate }))
  useEffect(() => {
    const element = card.current
    if (!enabled || element === null) return undefined
    return whenHandy(({ draggable }) => [
      draggable({ element, getInitialData: () => carried(), onDragStart: () => setHeld(true), onDrop: () => setHeld(false) }),
    ])
  }, [card, enabled])
  return isHeld
}

/** How a list shows itself while a card is dragged: it takes the card, the card is over it, or it does not take it. */
type Reception = 'takes' | 'over' | 'refuses' | undefined

interface Dropped {
  readonly onTake: (candidate: Candidate, event: DecisionEvent) => void
  /** Told of a card whose person may not be put into the list. */
  readonly onRefuse: (candidate: Candidate) => void
}

/** Lets a list take cards whose people may be put into it, and refuse all others but its own. */
export function useReception(list: RefObject<HTMLElement | null>, bucket: CandidateBucket, { onTake, onRefuse }: Dropped): Reception {
  const [reception, setReception] = useState<Reception>()
  const take = useEffectEvent(onTake)
  const refuse = useEffectEvent(onRefuse)
  useEffect(() => {
    const element = list.current
    if (element === null) return undefined
    const eventFor = (data: Record<string | symbol, unknown>) => {
      const candidate = draggedOf(data)
      return candidate && eventOnto(candidate.link, bucket)
    }
    const receptionOf = (data: Record<string | symbol, unknown>) => (eventFor(data) === undefined ? 'refuses' : 'takes')
    const isHome = (data: Record<string | symbol, unknown>) => draggedOf(data)?.link.state === bucket
    return whenHandy(({ monitorForElements, dropTargetForElements }) => [
      monitorForElements({
        onDragStart: ({ source }) => setReception(isHome(source.data) ? undefined : receptionOf(source.data)),
        onDrop: () => setReception(undefined),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => draggedOf(source.data) !== undefined && !isHome(source.data),
        onDragEnter: ({ source }) => setReception(eventFor(source.data) === undefined ? 'refuses' : 'over'),
        onDragLeave: ({ source }) => setReception(receptionOf(source.data)),
        onDrop: ({ source }) => {
          const [candidate, event] = [draggedOf(source.data), eventFor(source.data)]
          if (candidate === undefined) return
          if (event === undefined) refuse(candidate)
          else take(candidate, event)
        },
      }),
    ])
  }, [list, bucket])
  return reception
}
