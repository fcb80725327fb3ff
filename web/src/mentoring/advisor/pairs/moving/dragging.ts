import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { whenHandy } from '../../../../ui/lists/dragAdapter.ts'

const MENTEE = Symbol('mentee')

const menteeOf = (data: Record<string | symbol, unknown>): string | undefined => data[MENTEE] as string | undefined

/** Lets a mentee be dragged by a grip, with the whole row in the hand. */
export function useDraggableMentee(
  row: RefObject<HTMLElement | null>,
  grip: RefObject<HTMLElement | null>,
  menteeId: string,
  enabled: boolean,
) {
  useEffect(() => {
    const [element, dragHandle] = [row.current, grip.current]
    if (!enabled || element === null || dragHandle === null) return undefined
    return whenHandy(({ draggable }) => [draggable({ element, dragHandle, getInitialData: () => ({ [MENTEE]: menteeId }) })])
  }, [row, grip, menteeId, enabled])
}

/** The mentee who is in the hand; let go anywhere, or by Escape, nobody is. */
export function useHeldMentee(): string | undefined {
  const [held, setHeld] = useState<string>()
  useEffect(
    () =>
      whenHandy(({ monitorForElements }) => [
        monitorForElements({
          canMonitor: ({ source }) => menteeOf(source.data) !== undefined,
          onDragStart: ({ source }) => setHeld(menteeOf(source.data)),
          onDrop: () => setHeld(undefined),
        }),
      ]),
    [],
  )
  return held
}

/** Lets a mentee be let go on an element. Answers whether one is over it. */
export function useReceivesMentee(element: RefObject<HTMLElement | null>, takes: boolean, onTake: () => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onTake)
  useEffect(() => {
    const target = element.current
    if (target === null || !takes) return undefined
    return whenHandy(({ dropTargetForElements }) => [
      dropTargetForElements({
        element: target,
        canDrop: ({ source }) => menteeOf(source.data) !== undefined,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: () => {
          setOver(false)
          take()
        },
      }),
    ])
  }, [element, takes])
  return isOver
}
