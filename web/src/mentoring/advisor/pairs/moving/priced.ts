import type { MentorLoad } from '@trellis/contract/mentoring/pairsTable.ts'
import type { PairPrice } from '@trellis/contract/mentoring/calls/pairPrices.ts'
import { counted } from '../../../../ui/words/counted.ts'

/** Somebody, or a job, that a mentee could have, at a price. */
export interface Priced extends PairPrice, MentorLoad {}

/** Those whom a mentee could have, what costs least first; what cannot be with what is required or locked comes last. */
export function priced(prices: readonly PairPrice[], mentors: ReadonlyMap<string, MentorLoad>): Priced[] {
  const all = prices.flatMap((price): Priced[] => {
    const mentor = mentors.get(price.mentorId)
    return mentor === undefined ? [] : [{ ...price, ...mentor }]
  })
  const costOf = ({ cost }: Priced): number => cost ?? Number.MAX_VALUE
  return all.toSorted((one, other) => costOf(one) - costOf(other) || one.name.localeCompare(other.name, 'en'))
}

/** How the places of somebody, or something, are taken: during a pause there is none. */
export const placesWords = ({ load, capacity }: MentorLoad): string =>
  capacity === 0 ? `${load === 0 ? '' : `${counted(load, 'mentee')}, `}no place now` : `${load} of ${counted(capacity, 'place')}`
