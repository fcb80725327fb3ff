import type { Reason } from '@trellis/contract/matching/scores.ts'

/** One way to tell a reason. */
export type Telling = Pick<Reason, 'words' | 'node' | 'nodes' | 'tag'>

/** A reason with the ways in which it can be told, at least one: all of them true, that which says most first. */
export interface TellableReason extends Pick<Reason, 'kind' | 'points'> {
  readonly tellings: readonly Telling[]
}

type Told<T> = Omit<T, 'reasons'> & { reasons: Reason[] }

/** Among so many cards of a list, one after the other, */
const WINDOW = 10
/** a sentence stands on so many at most. */
const MOST_SAID = 3

const told = ({ kind, points, tellings }: TellableReason, telling = tellings[0]!): Reason => ({ kind, points, ...telling })

/** Reasons as they are told where nobody else's stand beside them. */
export const toldReasons = (reasons: readonly TellableReason[]): Reason[] => reasons.map((reason) => told(reason))

/** One card by itself. */
export const toldAlone = <T extends { readonly reasons: readonly TellableReason[] }>(card: T): Told<T> => ({
  ...card,
  reasons: toldReasons(card.reasons),
})

/**
 * The cards of a list, such that no sentence stands on more than {@link MOST_SAID} of {@link WINDOW} cards in a row: a reason is told in
 * the first way that was not told so often; where there is none left, it is marked, so that the card does not say it once more.
 * Kinds, points and order are those of the reasons. What keeps somebody from taking a job is said on every card.
 */
export function toldInList<T extends { readonly reasons: readonly TellableReason[] }>(cards: readonly T[]): Told<T>[] {
  const saidOn: ReadonlySet<string>[] = []
  return cards.map((card) => {
    const before = saidOn.slice(1 - WINDOW)
    const saidHere = new Set<string>()
    const isNew = ({ words }: Telling): boolean => !saidHere.has(words) && before.filter((said) => said.has(words)).length < MOST_SAID
    const reasons = card.reasons.map((reason): Reason => {
      if (reason.kind === 'hindrance') return told(reason)
      const telling = reason.tellings.find(isNew)
      if (telling === undefined) return { ...told(reason), saidOften: true }
      saidHere.add(telling.words)
      return told(reason, telling)
    })
    saidOn.push(saidHere)
    return { ...card, reasons }
  })
}
