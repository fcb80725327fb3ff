import { scaled, type SparseVector } from '../vectors/sparse.ts'
import type { SkillDimensions } from './learnDimensions.ts'
import { placeOf } from './skillDimensions.ts'

/** Of a mean of squares: the fourth root of its square root. */
const EIGHTH_ROOT = 1 / 8

/**
 * Skills divided by the fourth root of how common they are together, so that who has what everybody has stands in fewer lists.
 * Skills x are as common as they are like those of everybody y, √(mean (xᵀy)²), which is √(Σ λ_k z_k²) in the dimensions of strengths λ
 * where x lies at z. Those no more common than the skills of people are on the mean, √(Σ λ_k²), stay as they are: nothing gets longer.
 * @param tags 1 long
 */
export function lessCommon(tags: SparseVector, dimensions: SkillDimensions): SparseVector {
  const { strengths } = dimensions
  const place = placeOf(tags, dimensions)
  const usual = sumOf(strengths.map((strength) => strength ** 2))
  const common = sumOf(strengths.map((strength, at) => strength * place[at]! ** 2))
  return common > usual ? scaled(tags, (usual / common) ** EIGHTH_ROOT) : tags
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
