import { isOfAnySubject } from '../../vocabulary/kinds.ts'
import { comesWith } from '../relations/skillDimensions.ts'
import type { Measures } from '../scoring/measures.ts'
import { sharedComponents } from '../vectors/sparse.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'

/**
 * Tells of which skills, by their indices, a year can be spoken of: of a posting those that it lists, where it lists any; of a person those that
 * come together with what both show, patience and the like not counted. Who shares printing with somebody needs no year of their choir.
 */
export function nearToShared(own: ComparedVectors, other: ComparedVectors, { dimensions }: Measures): (skill: number) => boolean {
  const { asked } = other
  if (asked !== undefined) return (skill) => asked.size === 0 || asked.has(skill)
  const shared = sharedComponents(own.tags, other.tags).filter(({ index }) => !isOfAnySubject(index))
  const isNear = comesWith({ indices: shared.map(({ index }) => index), values: shared.map(({ value }) => value) }, dimensions)
  return (skill) => !isOfAnySubject(skill) && isNear(skill)
}
