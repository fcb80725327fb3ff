import type { Population, StoredRelations } from '../../genome/population/population.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import type { SparseVector } from '../vectors/sparse.ts'
import { DIMENSIONS, type SkillDimensions } from './learnDimensions.ts'

const LARGEST = 2 ** 15 - 1
const kept = new WeakMap<StoredRelations, SkillDimensions>()

/** Which skills go together in a population. */
export function dimensionsOf({ relations }: Pick<Population, 'relations'>): SkillDimensions {
  let dimensions = kept.get(relations)
  if (dimensions === undefined) kept.set(relations, (dimensions = read(relations)))
  return dimensions
}

function read({ strengths, places }: StoredRelations): SkillDimensions {
  const known = Object.entries(places)
    .map(([id, place]): [number, number[]] => [vocabulary.indexOf(id), numbersIn(place)])
    .filter(([skill]) => skill !== vocabulary.otherIndex)
  return { strengths, places: new Map(known) }
}

function numbersIn(place: string): number[] {
  const bytes = Buffer.from(place, 'base64')
  return Array.from({ length: bytes.length / 2 }, (_, at) => bytes.readInt16LE(2 * at) / LARGEST)
}

/** {@link dimensionsOf} the other way round. */
export function storedRelations({ strengths, places }: SkillDimensions, decimals: number): StoredRelations {
  return {
    strengths: strengths.map((strength) => Number(strength.toFixed(decimals))),
    places: Object.fromEntries([...places].map(([skill, place]) => [vocabulary.skills[skill]!.id, base64Of(place)])),
  }
}

function base64Of(place: readonly number[]): string {
  const bytes = Buffer.alloc(2 * place.length)
  place.forEach((number, at) => bytes.writeInt16LE(Math.round(number * LARGEST), 2 * at))
  return bytes.toString('base64')
}

/** How near two skills are, as they count for somebody who has both or one of them: the inner product of their places. */
export function nearness({ places }: SkillDimensions, one: number, other: number): number {
  const [a, b] = [places.get(one), places.get(other)]
  if (a === undefined || b === undefined) return 0
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!
  return sum
}

/**
 * A skill comes together with some others by so much of the cosine of their places at least. Of made-up people, whose work is known, 8 of 10 such
 * skills of who does the same are of that work, and 5 of 10 of all.
 */
const COMING_TOGETHER = 0.5

/** Tells which skills, by their indices, come together with some others on the whole; none does with nothing. */
export function comesWith(others: SparseVector, dimensions: SkillDimensions): (skill: number) => boolean {
  const place = computedPlace(others, dimensions)
  const length = Math.hypot(...place)
  return (skill) => {
    const own = dimensions.places.get(skill)
    if (own === undefined || length === 0) return false
    const product = place.reduce((sum, value, at) => sum + value * own[at]!, 0)
    return product >= COMING_TOGETHER * length * Math.hypot(...own)
  }
}

/** Where people stand, kept as long as their tags are: one person is compared with many. */
const placesOfPeople = new WeakMap<SkillDimensions, WeakMap<SparseVector, number[]>>()

/** Where somebody stands in the dimensions, by their tags: a number for each. */
export function placeOf(tags: SparseVector, dimensions: SkillDimensions): readonly number[] {
  let people = placesOfPeople.get(dimensions)
  if (people === undefined) placesOfPeople.set(dimensions, (people = new WeakMap()))
  let place = people.get(tags)
  if (place === undefined) people.set(tags, (place = computedPlace(tags, dimensions)))
  return place
}

function computedPlace(tags: SparseVector, { places }: SkillDimensions): number[] {
  const place = Array<number>(DIMENSIONS).fill(0)
  for (const [tag, skill] of tags.indices.entries()) {
    const own = places.get(skill)
    if (own === undefined) continue
    const value = tags.values[tag]!
    for (let at = 0; at < own.length; at++) place[at]! += value * own[at]!
  }
  return place
}

/** How related the tags of two people are: the sum over all pairs of their skills of both masses times their {@link nearness}. */
export function relatedness(a: SparseVector, b: SparseVector, dimensions: SkillDimensions): number {
  const [one, other] = [placeOf(a, dimensions), placeOf(b, dimensions)]
  return one.reduce((sum, value, at) => sum + value * other[at]!, 0)
}
