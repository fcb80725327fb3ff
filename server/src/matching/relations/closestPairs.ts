import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import type { Measures } from '../scoring/measures.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'
import { nearness } from './skillDimensions.ts'

/** Two skills that are close to each other, by their indices in the vocabulary: one of each of two who are compared. */
export interface SkillPair {
  readonly ofA: number
  readonly ofB: number
}

type Compared = Pick<ComparedVectors, 'tags'>

/** Skills are called close where their weights on the tree are so much alike, by their angle: what merely comes together is not close. */
const CLOSE = 0.7
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
  for (const one of ofA) {
    for (const other of ofB) {
      // First, since it leaves few: a page of cards compares thousands of pairs.
      if (!areCloseOnTree(vocabulary.weights[one.skill]!, vocabulary.weights[other.skill]!)) continue
      const adds = one.value * other.value * nearness(dimensions, one.skill, other.skill)
      if (adds > 0) pairs.push({ ofA: one.skill, ofB: other.skill, adds })
    }
  }
  const lowest = ({ ofA, ofB }: SkillPair): number => Math.min(ofA, ofB)
  return pairs
    .toSorted((one, other) => other.adds - one.adds || lowest(one) - lowest(other))
    .slice(0, most)
    .map(({ ofA, ofB }) => ({ ofA, ofB }))
}

type Weights = Vocabulary['weights'][number]

/** Whether the cosine of the weights of two skills on the leaves of the tree is {@link CLOSE} at least. */
function areCloseOnTree(one: Weights, other: Weights): boolean {
  let product = 0
  for (const { node, weight } of one) {
    for (const of of other) if (of.node === node) product += weight * of.weight
  }
  return product > 0 && product >= CLOSE * lengthOf(one) * lengthOf(other)
}

const lengthOf = (weights: Weights): number => Math.hypot(...weights.map(({ weight }) => weight))

/** The skills of one that the other has not, the {@link MOST_LOOKED_AT} heaviest. */
function apartFrom({ tags: { indices, values } }: Compared, { tags }: Compared): { skill: number; value: number }[] {
  const others = new Set(tags.indices)
  return indices
    .map((skill, at) => ({ skill, value: values[at]! }))
    .filter(({ skill }) => !others.has(skill))
    .toSorted((one, other) => other.value - one.value || one.skill - other.skill)
    .slice(0, MOST_LOOKED_AT)
}
