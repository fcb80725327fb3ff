import { ORDERED_PLACES } from '@trellis/contract/matching/suggestionLog.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Slice } from '../../platform/database/pages.ts'
import type { GivenPlace } from '../../shownLists/shownList.ts'
import type { Measures } from '../scoring/measures.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'
import { inLearnedOrder, lotOf, mixOf, type Placed } from './learnedOrder.ts'
import type { OtherOrder } from './learnedOrders.queries.ts'

/** Who is suggested. */
interface Suggested {
  readonly card: { readonly id: Id }
  readonly vectors: ComparedVectors
}

/** One of a list, and what gave them their place: nothing in the usual order. */
interface PerhapsPlaced<T> {
  readonly one: T
  readonly given: GivenPlace | undefined
}

/** To whom is suggested, and by which measures. */
interface OrderedFor {
  readonly own: ComparedVectors
  readonly viewerId: Id
  readonly measures: Measures
}

export const asUsual = <T>(one: T): PerhapsPlaced<T> => ({ one, given: undefined })

/** The part of a list that has to be known for a page of it in another order: all that is put in order, and what follows as far as it is asked for. */
export const wholeFor = ({ offset, limit }: Slice): Slice =>
  offset < ORDERED_PLACES ? { offset: 0, limit: Math.max(ORDERED_PLACES, offset + limit) } : { offset, limit }

/**
 * A page of a list in another order, which changes places among the first {@link ORDERED_PLACES} alone.
 * @param usual a part of the list in the usual order, as {@link wholeFor} names it
 * @param page which part is asked for, and from where on the list is known
 */
export function pageIn<T extends Suggested>(
  order: OtherOrder,
  usual: readonly T[],
  { offset, limit, from }: Slice & { readonly from: number },
  by: OrderedFor,
): PerhapsPlaced<T>[] {
  const ordered = Math.max(0, ORDERED_PLACES - from)
  const list = [...inOrder(order, usual.slice(0, ordered), by), ...usual.slice(ordered).map(asUsual)]
  return list.slice(offset - from, offset - from + limit)
}

function inOrder<T extends Suggested>(
  { name, learned }: OtherOrder,
  usual: readonly T[],
  { own, viewerId, measures }: OrderedFor,
): Placed<T>[] {
  const people = inLearnedOrder(usual, own, learned.weights, measures)
  if (name === 'learned') return people.map((one) => ({ one, given: { by: 'learned' } }))
  const lot = lotOf(learned.id, viewerId)
  return mixOf(usual, people, (ofUsual, ofLearned) => lot(ofUsual.card.id, ofLearned.card.id))
}
