import { mixBits } from '../vectors/hash.ts'
import type { SparseVector } from '../vectors/sparse.ts'

/** How many dimensions the skills of a community are laid out in. */
export const DIMENSIONS = 30
/** Learned beside those kept: they find their final direction sooner. */
const SPARE = 8
/** After so many rounds the directions change by less than what is stored of them. */
const ROUNDS = 25

/** Which skills go together: each has a place in 30 dimensions, strongest dimension first. */
export interface SkillDimensions {
  /** How much of the skills of a person lies in each dimension, on the mean. */
  readonly strengths: readonly number[]
  /** The place of each skill, by its index in the vocabulary. */
  readonly places: ReadonlyMap<number, readonly number[]>
}

/** A dimension as it is learned: a number for each skill in use. */
type Dimension = Float64Array<ArrayBuffer>

/**
 * Learns which skills go together from who has which, without anybody saying so: the first 30 eigenvectors of the mean of
 * x·xᵀ over the people's tags x (latent semantic analysis: Deerwester and others, 1990), by subspace iteration. The same for
 * the same people in the same order.
 * @param people the tags of each, 1 long
 * @param toward what was learned before, which counts as much as so many people
 */
export function learnDimensions(people: readonly SparseVector[], toward?: { learned: SkillDimensions; people: number }): SkillDimensions {
  const skills = [...new Set([...people.flatMap(({ indices }) => indices), ...(toward?.learned.places.keys() ?? [])])].toSorted(
    (a, b) => a - b,
  )
  const position = new Map(skills.map((skill, at) => [skill, at]))
  const rows = people.map(({ indices, values }) => ({ at: indices.map((index) => position.get(index)!), values }))
  const before = toward && asDimensions(toward.learned, skills)
  const all = people.length + (toward?.people ?? 0)

  /** The mean of x·xᵀ, applied to a dimension. */
  function mean(dimension: Dimension): Dimension {
    const sum = new Float64Array(skills.length)
    for (const { at, values } of rows) {
      let along = 0
      for (let tag = 0; tag < at.length; tag++) along += values[tag]! * dimension[at[tag]!]!
      along /= all
      for (let tag = 0; tag < at.length; tag++) sum[at[tag]!]! += along * values[tag]!
    }
    before?.forEach((one, at) => {
      const along = (innerProduct(one, dimension) * toward!.learned.strengths[at]! * toward!.people) / all
      add(sum, one, along)
    })
    return sum
  }

  const count = Math.min(skills.length, DIMENSIONS + SPARE)
  let dimensions = Array.from({ length: count }, (_, at): Dimension =>
    Float64Array.from(skills, (__, skill) => mixBits(at * skills.length + skill + 1) / 2 ** 32 - 0.5),
  )
  makeOrthonormal(dimensions)
  for (let round = 0; round < ROUNDS; round++) {
    dimensions = dimensions.map(mean)
    makeOrthonormal(dimensions)
  }
  const strongest = dimensions
    .map((dimension) => ({ dimension, strength: innerProduct(dimension, mean(dimension)) }))
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, DIMENSIONS)
  return {
    strengths: strongest.map(({ strength }) => strength),
    places: new Map(skills.map((skill, at) => [skill, strongest.map(({ dimension }) => dimension[at]!)])),
  }
}

function asDimensions({ strengths, places }: SkillDimensions, skills: readonly number[]): Dimension[] {
  return strengths.map((_, at) => Float64Array.from(skills, (skill) => places.get(skill)?.[at] ?? 0))
}

/** Makes them 1 long and at right angles to each other (Gram and Schmidt, twice: once leaves what rounding left over). */
function makeOrthonormal(dimensions: readonly Dimension[]): void {
  for (const [at, dimension] of dimensions.entries()) {
    for (const other of [...dimensions.slice(0, at), ...dimensions.slice(0, at)]) add(dimension, other, -innerProduct(dimension, other))
    const length = Math.sqrt(innerProduct(dimension, dimension))
    // Where there are fewer people than dimensions, nothing is left of the last ones.
    for (let skill = 0; skill < dimension.length; skill++) dimension[skill] = length > 1e-12 ? dimension[skill]! / length : 0
  }
}

function innerProduct(a: Dimension, b: Dimension): number {
  let sum = 0
  for (let skill = 0; skill < a.length; skill++) sum += a[skill]! * b[skill]!
  return sum
}

function add(to: Dimension, from: Dimension, times: number): void {
  for (let skill = 0; skill < to.length; skill++) to[skill]! += times * from[skill]!
}
