import { isTrait } from '../../vocabulary/traits.ts'
import type { Measures } from '../scoring/measures.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'
import type { SkillDimensions } from './learnDimensions.ts'
import { nearness } from './skillDimensions.ts'
import { type LikenessOnTree, nearOnTree } from './treeLikeness.ts'

/** Two skills that are close to each other, by their indices in the vocabulary: one of each of two who are compared. */
export interface SkillPair {
  readonly ofA: number
  readonly ofB: number
}

type Compared = Pick<ComparedVectors, 'tags'>

/** Traits are much alike on the tree, and come with anything: two are close where they are all but the same, and with a trait nothing else is. */
const CLOSE_TRAITS = 0.84
/**
 * Other skills have to come together as well, by the cosine of their places: that times the one on the tree is so much at least where they
 * share one node of the tree, and where they share more.
 */
const CLOSE_BY_ONE_NODE = 0.59
const CLOSE_BY_MORE_NODES = 0.4
/** Of each person so many of the heaviest skills are looked at: all pairs of a thousand would hold everybody else up. */
const MOST_LOOKED_AT = 30

/**
 * The first so many pairs of close skills, none of which both have, that add most to how related two are, among the heaviest of each.
 * The same pairs for (b, a).
 */
export function closestPairs(
  a: Compared,
  b: Compared,
  { vocabulary, dimensions }: Pick<Measures, 'vocabulary' | 'dimensions'>,
  most: number,
): SkillPair[] {
  const [ofA, ofB] = [apartFrom(a, b), apartFrom(b, a)]
  const pairs: (SkillPair & { readonly adds: number })[] = []
  const near = nearOnTree(vocabulary)
  for (const one of ofA) {
    for (const other of ofB) {
      const onTree = near(one.skill, other.skill)
      if (onTree === undefined || isTrait(one.skill) !== isTrait(other.skill)) continue
      const together = nearness(dimensions, one.skill, other.skill)
      if (together <= 0 || !isClose(onTree, together / lengthsOf(dimensions, one.skill, other.skill), isTrait(one.skill))) continue
      pairs.push({ ofA: one.skill, ofB: other.skill, adds: one.value * other.value * together })
    }
  }
  const lowest = ({ ofA, ofB }: SkillPair): number => Math.min(ofA, ofB)
  return pairs
    .toSorted((one, other) => other.adds - one.adds || lowest(one) - lowest(other))
    .slice(0, most)
    .map(({ ofA, ofB }) => ({ ofA, ofB }))
}

/** Whether skills are close that are so much alike on the tree, and come together so much. */
function isClose({ cosine, nodes }: LikenessOnTree, comingTogether: number, areTraits: boolean): boolean {
  if (areTraits) return cosine >= CLOSE_TRAITS
  return cosine * comingTogether >= (nodes > 1 ? CLOSE_BY_MORE_NODES : CLOSE_BY_ONE_NODE)
}

/** How far out two skills lie in the dimensions, multiplied. */
const lengthsOf = (dimensions: SkillDimensions, one: number, other: number): number =>
  Math.sqrt(nearness(dimensions, one, one) * nearness(dimensions, other, other))

/** The skills of one that the other has not, the {@link MOST_LOOKED_AT} heaviest. */
function apartFrom({ tags: { indices, values } }: Compared, { tags }: Compared): { skill: number; value: number }[] {
  const others = new Set(tags.indices)
  return indices
    .map((skill, at) => ({ skill, value: values[at]! }))
    .filter(({ skill }) => !others.has(skill))
    .toSorted((one, other) => other.value - one.value || one.skill - other.skill)
    .slice(0, MOST_LOOKED_AT)
}
