import { whenPersonLeaves } from '../../session/ofThisPerson.ts'
import { afterPaint } from '../../ui/loading/afterPaint.ts'

interface Undo {
  readonly until: number
  /** Shows the notice with its button. Answers a function that takes it away. */
  readonly show: (run: () => void) => () => void
  readonly undo: () => void
}

interface Offer {
  readonly until: number
  readonly run: () => void
  readonly hide: () => void
}

let offers: readonly Offer[] = []
whenPersonLeaves(() => {
  offers = []
})

/**
 * Offers to undo a decision: by its notice, which takes the place of the one before, and by key. Each runs once. The notice comes after
 * what it tells of is seen.
 * @returns a function that takes the offer back, for a decision that did not come about
 */
export function offerUndo({ until, show, undo }: Undo): () => void {
  offers.at(-1)?.hide()
  const withdraw = () => {
    offer.hide()
    offers = offers.filter((other) => other !== offer)
  }
  const run = () => {
    if (!offers.includes(offer)) return
    withdraw()
    undo()
  }
  let hide = () => {}
  afterPaint(() => {
    // It may have been taken back before, and whoever decided may have left.
    if (offers.includes(offer)) hide = show(run)
  })
  const offer: Offer = { until, run, hide: () => afterPaint(() => hide()) }
  offers = [...offers, offer]
  return withdraw
}

/** Undoes the last decision that can still be undone. Answers whether there was one. */
export function undoLast(now: number): boolean {
  // A notice stays for whoever points at it: its button tries all the same, and the server says that it is too late.
  const last = offers.findLast(({ until }) => until > now)
  last?.run()
  return last !== undefined
}
