import type { Measures } from '../scoring/measures.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'
import { closeness, nearness } from './skillDimensions.ts'

/** Two skills that are close to each other, by their indices in the vocabulary: one of each of two who are compared. */
export interface SkillPair {
  readonly ofA: number
  readonly ofB: number
}

type Compared = Pick<ComparedVectors, 'tags'>

/** Skills are called close from this {@link closeness} on, where a leaf of the tree takes so much of each. */
const CLOSE = 0.5
const LEAST_ON_LEAF = 0.3
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
  const pairs = ofA.flatMap((one) =>
    ofB.map((other) => ({
      ofA: one.skill,
      ofB: other.skill,
      adds: one.value * other.value * nearness(dimensions, one.skill, other.skill),
    })),
  )
  const leavesOf = (skill: number): number[] =>
    vocabulary.weights[skill]!.filter(({ weight }) => weight >= LEAST_ON_LEAF).map(({ node }) => node)
  // What comes together may be far apart, such as chess and machine learning.
  const lieTogether = ({ ofA, ofB }: SkillPair): boolean => leavesOf(ofA).some((leaf) => leavesOf(ofB).includes(leaf))
  const lowest = ({ ofA, ofB }: SkillPair): number => Math.min(ofA, ofB)
  return pairs
    .filter((pair) => pair.adds > 0 && lieTogether(pair) && closeness(dimensions, pair.ofA, pair.ofB) >= CLOSE)
    .toSorted((one, other) => other.adds - one.adds || lowest(one) - lowest(other))
    .slice(0, most)
    .map(({ ofA, ofB }) => ({ ofA, ofB }))
}

/** The skills of one that the other has not, the {@link MOST_LOOKED_AT} heaviest. */
function apartFrom({ tags: { indices, values } }: Compared, { tags }: Compared): { skill: number; value: number }[] {
  const others = new Set(tags.indices)
  return indices
    .map((skill, at) => ({ skill, value: values[at]! }))
    .filter(({ skill }) => !others.has(skill))
    .toSorted((one, other) => other.value - one.value || one.skill - other.skill)
    .slice(0, MOST_LOOKED_AT)
}
