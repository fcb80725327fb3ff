import type { Id } from '@trellis/contract/wire/ids.ts'
import type { JudgedEntry, JudgedList, Outcome } from '../outcomes.ts'
import { type Finding, permutationTest } from '../permutations.ts'

/** One whom the usual order gave a place, and one whom the learned order gave the place beside it. */
export interface Pair {
  readonly usual: JudgedEntry
  readonly learned: JudgedEntry
}

/** The pairs in lists that were mixed with one learned order. Where only one of two was shown, or remains, nobody chose between them. */
export function pairsIn(lists: readonly JudgedList[], learnedOrderId: Id): Pair[] {
  return lists.flatMap((list) => {
    const rounds = Map.groupBy(
      list.filter(({ given }) => given?.learnedOrderId === learnedOrderId),
      ({ given }) => given?.round,
    )
    return [...rounds].flatMap(([round, entries]) => {
      const from = (order: string) => entries.filter(({ given }) => given!.by === order)
      const [[usual, ...more], [learned, ...others]] = [from('usual'), from('learned')]
      const isPair = round !== undefined && usual !== undefined && learned !== undefined && more.length + others.length === 0
      return isPair ? [{ usual, learned }] : []
    })
  })
}

/**
 * Which order more was chosen from: the mean is the share of the learned order among those chosen where one of two was, by chance a half. Who comes
 * first of two is drawn by lot once for whoever is shown them, so that the same two on several days count once.
 */
export function compareOrders(pairs: readonly Pair[], outcome: Outcome): Finding | undefined {
  const sameTwo = Map.groupBy(pairs, ({ usual, learned }) => `${usual.viewerId} ${usual.subjectId} ${learned.subjectId}`)
  return permutationTest(
    [...sameTwo.values()].map((days) => [
      { value: 0, isChosen: days.some(({ usual }) => usual.cameOfIt.has(outcome)) },
      { value: 1, isChosen: days.some(({ learned }) => learned.cameOfIt.has(outcome)) },
    ]),
  )
}
