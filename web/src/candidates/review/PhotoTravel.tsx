import { Component, type ReactNode } from 'react'
import ring from '../../ui/ring/GenomeRing.module.css'
import { CARD } from '../lists/cardFocus.ts'

/** Marks whose photo stands at the head of the review. */
export const REVIEWED = 'data-reviewed'

const TRAVEL_MS = 220
/** The first time the code of the review may come a moment after the press: then the photo still travels, but not much later. */
const LATEST_MS = 200

interface Props {
  /** Who is under review; nobody while the list is shown. */
  readonly reviewed: string | undefined
  readonly children: ReactNode
}

interface Left {
  readonly id: string
  readonly place: DOMRect
}

/**
 * Lets the photo of whoever is looked at closely be seen on its way from their row to the head of the review, and back; from one
 * person to the next nothing travels. Only the photo moves: the rest stands there at once and can be pressed.
 */
export class PhotoTravel extends Component<Props> {
  override getSnapshotBeforeUpdate({ reviewed: before }: Props): Left | null {
    const { reviewed: now } = this.props
    const id = before ?? now
    if (id === undefined || (before !== undefined && now !== undefined)) return null
    const place = photoOf(id)?.getBoundingClientRect()
    return place === undefined || !isSeen(place) ? null : { id, place }
  }

  override componentDidUpdate(_before: Props, _state: unknown, left: Left | null) {
    // With the frame that shows it, for which the page is laid out anyway.
    if (left !== null && !matchMedia('(prefers-reduced-motion: reduce)').matches) awaitArrival(left, performance.now() + LATEST_MS)
  }

  override render() {
    return this.props.children
  }
}

const photoOf = (id: string): HTMLElement | null =>
  document.querySelector(`:is([${REVIEWED}="${id}"], [${CARD}="${id}"]:not([data-board] *)) .${ring.framed}`)

const isSeen = ({ top, bottom }: DOMRect): boolean => top >= 0 && bottom <= innerHeight

function awaitArrival(left: Left, latest: number): void {
  requestAnimationFrame(() => {
    const photo = photoOf(left.id)
    if (photo !== null) arrive(photo, left.place)
    else if (performance.now() < latest) awaitArrival(left, latest)
  })
}

function arrive(photo: HTMLElement, from: DOMRect): void {
  const to = photo.getBoundingClientRect()
  if (!isSeen(to)) return
  const way = { duration: TRAVEL_MS, easing: 'ease-in-out' }
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`
  photo.animate({ transformOrigin: ['0 0', '0 0'], transform: [start, 'none'] }, way)
  // Its row would cut it off on its way, and those below lie over it.
  photo.closest(`[${CARD}]`)?.animate({ contentVisibility: ['visible', 'visible'], zIndex: [3, 3] }, way)
}
