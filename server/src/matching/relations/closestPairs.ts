import { isTrait } from '../../vocabulary/kinds.ts'
import type { Measures } from '../scoring/measures.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'
import { closenessOf } from './closeness.ts'

/** Two skills that are close to each other, by their indices in the vocabulary: one of each of two who are compared. */
export interface SkillPair {
  readonly ofA: number
  readonly ofB: number
}

type Compared = Pick<ComparedVectors, 'tags'>

/** Of each person so many of the heaviest skills are looked at: all pairs of a thousand would hold everybody else up. */
const MOST_LOOKED_AT = 30
/** Two traits are named where they add more than twice what others do: that one perseveres and the other motivates themselves says little. */
const WORTH_OF_TRAITS = 0.5

/**
 * The first so many pairs of close skills, none of which both have, that add most to how related two are, among the heaviest of each, two
 * traits behind others. Both of a pair are mostly about one node of the tree: mechatronics is near to embedded systems, and no data science.
 * The same pairs for (b, a).
 */
export function closestPairs(a: Compared, b: Compared, measures: Pick<Measures, 'vocabulary' | 'dimensions'>, most: number): SkillPair[] {
  const [ofA, ofB] = [apartFrom(a, b), apartFrom(b, a)]
  const pairs: (SkillPair & { readonly adds: number })[] = []
  const closeTo = closenessOf(measures)
  for (const one of ofA) {
    const close = closeTo(one.skill)
    if (close.size === 0) continue
    for (const other of ofB) {
      const together = close.get(other.skill)
      if (together === undefined) continue
      const worth = isTrait(one.skill) && isTrait(other.skill) ? WORTH_OF_TRAITS : 1
      pairs.push({ ofA: one.skill, ofB: other.skill, adds: one.value * other.value * together * worth })
    }
  }
  const lowest = ({ ofA, ofB }: SkillPair): number => Math.min(ofA, ofB)
  return pairs
    .toSorted((one, other) => other.adds - one.adds || lowest(one) - lowest(other))
    .slice(0, most)
    .map(({ ofA, ofB }) => ({ ofA, ofB }))
}

/** The skills of one that the other has not, the {@link MOST_LOOKED_AT} heaviest. */
function apartFrom({ tags: { indices, values } }: Compared, { tags }: Compared): { skill: number; value: number }[] {
  const apart: { skill: number; value: number }[] = []
  let inOther = 0
  indices.forEach((skill, at) => {
    while (tags.indices[inOther]! < skill) inOther++
    if (tags.indices[inOther] !== skill) apart.push({ skill, value: values[at]! })
  })
  return apart.toSorted((one, other) => other.value - one.value || one.skill - other.skill).slice(0, MOST_LOOKED_AT)
}
