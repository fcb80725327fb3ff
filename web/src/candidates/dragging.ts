import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import type { Candidate } from '@trellis/contract/jobs.ts'
import type { LinkEvent } from '@trellis/contract/links.ts'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { CandidateBucket } from './buckets.ts'
import { eventOnto } from './decisions.ts'

const CANDIDATE = Symbol('candidate')

const draggedOf = (data: Record<string | symbol, unknown>): Candidate | undefined => data[CANDIDATE] as Candidate | undefined

/** Lets a card be dragged into another list. Answers whether it is in the hand. */
export function useDraggable(card: RefObject<HTMLElement | null>, candidate: Candidate, enabled: boolean): boolean {
  const [isHeld, setHeld] = useState(false)
  const carried = useEffectEvent(() => ({ [CANDIDATE]: candidate }))
  useEffect(() => {
    if (!enabled || card.current === null) return undefined
    return draggable({
      element: card.current,
      getInitialData: () => carried(),
      onDragStart: () => setHeld(true),
      onDrop: () => setHeld(false),
    })
  }, [card, enabled])
  return isHeld
}

/** How a list shows itself while a card is dragged: it takes the card, the card is over it, or it does not take it. */
type Reception = 'takes' | 'over' | 'refuses' | undefined

/** Lets a list take cards whose people may be put into it. */
export function useReception(
  list: RefObject<HTMLElement | null>,
  bucket: CandidateBucket,
  onTake: (candidate: Candidate, event: LinkEvent) => void,
): Reception {
  const [reception, setReception] = useState<Reception>()
  const take = useEffectEvent(onTake)
  useEffect(() => {
    if (list.current === null) return undefined
    const eventFor = (data: Record<string | symbol, unknown>) => {
      const candidate = draggedOf(data)
      return candidate && eventOnto(candidate.link, bucket)
    }
    return combine(
      monitorForElements({
        onDragStart: ({ source }) => {
          const isHome = draggedOf(source.data)?.link.state === bucket
          setReception(isHome ? undefined : eventFor(source.data) === undefined ? 'refuses' : 'takes')
        },
        onDrop: () => setReception(undefined),
      }),
      dropTargetForElements({
        element: list.current,
        canDrop: ({ source }) => eventFor(source.data) !== undefined,
        onDragEnter: () => setReception('over'),
        onDragLeave: () => setReception('takes'),
        onDrop: ({ source }) => {
          const [candidate, event] = [draggedOf(source.data), eventFor(source.data)]
          if (candidate !== undefined && event !== undefined) take(candidate, event)
        },
      }),
    )
  }, [list, bucket])
  return reception
}
