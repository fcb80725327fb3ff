import type { Id } from '@trellis/contract/wire/ids.ts'
import type { GivenPlace } from '../../shownLists/shownList.ts'
import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import type { Measures } from '../scoring/measures.ts'
import { likenessOf, rawScore } from '../scoring/score.ts'
import { hashOf } from '../vectors/hash.ts'
import { sharedComponents } from '../vectors/sparse.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'

/** An order has to be of more use to each of these by itself. Who gives no year of birth is among the minors. */
export const ageGroups = ['adults', 'minors'] as const
export type AgeGroup = (typeof ageGroups)[number]

/** How much each skill counts that both have, by its id; 1 where nothing is said. */
export type SkillWeights = Readonly<Record<string, number>>

/** The points that each skill gives which both have, by its id: their sum is the part of the score by shared skills. */
export function pointsBySkill(
  own: Pick<ComparedVectors, 'tags'>,
  other: Pick<ComparedVectors, 'tags'>,
  pointsByTags: number,
  { skills, otherIndex }: Vocabulary,
): Record<string, number> {
  const shared = sharedComponents(own.tags, other.tags)
  const all = shared.reduce((sum, { value }) => sum + value, 0)
  return Object.fromEntries(
    shared.filter(({ index }) => index !== otherIndex).map(({ index, value }) => [skills[index]!.id, (pointsByTags * value) / all]),
  )
}

/** Who is suggested, as far as the order goes. */
interface Ordered {
  readonly vectors: ComparedVectors
}

/**
 * The same people in the learned order: by the raw score in which each product of a skill that both have counts as was learned. Who is not
 * affected keeps the order of before among themselves.
 * @param usual best first
 */
export function inLearnedOrder<T extends Ordered>(
  usual: readonly T[],
  own: ComparedVectors,
  weights: SkillWeights,
  measures: Measures,
): T[] {
  let last = Infinity
  return usual
    .map((one) => {
      // What ranks may round otherwise; by itself that changes no order.
      last = Math.min(last, rawScore(likenessOf(own, one.vectors, measures.dimensions), measures.weights))
      return { one, rank: last + liftOf(own, one.vectors, weights, measures) }
    })
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ one }) => one)
}

/** What the weights add to a raw score. */
function liftOf(own: ComparedVectors, other: ComparedVectors, weights: SkillWeights, measures: Measures): number {
  const { skills } = measures.vocabulary
  const more = sharedComponents(own.tags, other.tags).map(({ index, value }) => value * ((weights[skills[index]!.id] ?? 1) - 1))
  return measures.weights.tags * more.reduce((sum, value) => sum + value, 0)
}

/** One of a list of two orders, and which of them put it there. */
export interface Placed<T> {
  readonly one: T
  readonly given: GivenPlace
}

/**
 * Two orders of the same in one list. Where both go on with the same, it follows; where they differ, each gives its next, and who comes first is
 * drawn by lot: so that neither order has the better places. The beginning of the mix depends on the beginnings of the two alone.
 * @param isLearnedFirst the lot, which falls the same whenever these two meet
 */
export function mixOf<T>(usual: readonly T[], learned: readonly T[], isLearnedFirst: (ofUsual: T, ofLearned: T) => boolean): Placed<T>[] {
  const mix: Placed<T>[] = []
  const taken = new Set<T>()
  const place = (one: T, given: GivenPlace): void => {
    taken.add(one)
    mix.push({ one, given })
  }
  let [atUsual, atLearned, round] = [0, 0, 0]
  for (;;) {
    while (taken.has(usual[atUsual]!)) atUsual++
    while (taken.has(learned[atLearned]!)) atLearned++
    const [ofUsual, ofLearned] = [usual[atUsual], learned[atLearned]]
    if (ofUsual === undefined || ofLearned === undefined) return mix
    if (ofUsual === ofLearned) {
      place(ofUsual, { by: 'both' })
      continue
    }
    round++
    if (isLearnedFirst(ofUsual, ofLearned)) {
      place(ofLearned, { by: 'learned', round })
      place(ofUsual, { by: 'usual', round })
    } else {
      place(ofUsual, { by: 'usual', round })
      place(ofLearned, { by: 'learned', round })
    }
  }
}

/** The lot of a list: for each two people it falls once, so that the list stays as it is when it is read again, or further. */
export const lotOf =
  (orderId: Id, viewerId: Id) =>
  (ofUsual: Id, ofLearned: Id): boolean =>
    hashOf(`${orderId} ${viewerId} ${ofUsual} ${ofLearned}`) % 2 === 1
