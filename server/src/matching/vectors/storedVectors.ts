import type { Population } from '../../genome/population/population.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { dimensionsOf, placeOf } from '../relations/skillDimensions.ts'
import type { Direction } from './direction.ts'
import { type SparseVector, TAG_PLACES } from './sparse.ts'
import { TEXT_PLACES } from './terms.ts'
import type { ComparedVectors, RankedVectors } from './vectors.ts'

/** Vectors as the columns of `comparedColumns` hold them. */
export interface StoredVectors {
  readonly direction: Direction
  readonly tags: string
  readonly terms: string
}

/** The same with the words of `terms`, which only those are read with whose match is explained. */
export interface ExplainedVectors extends StoredVectors {
  readonly termWords: string[]
}

/** The same of a posting, with the skills that it lists, by name. */
export interface AskingVectors extends ExplainedVectors {
  readonly skills: readonly string[]
}

/** The same with where the tags stand, which only those are read with who are ranked. */
export interface StoredRank extends StoredVectors {
  readonly related?: readonly number[] | null
}

/** Vectors as the database keeps them, with the places of the tags among the skills that come together. */
export function writeVectors(
  { direction, tags, text, words = [] }: ComparedVectors,
  population: Pick<Population, 'relations'>,
): ExplainedVectors & { readonly related: readonly number[] } {
  const [related, terms] = [placeOf(tags, dimensionsOf(population)), writeSparse(text, TEXT_PLACES)]
  return { direction, tags: writeSparse(tags, TAG_PLACES), related, terms, termWords: [...words] }
}

/** {@link writeVectors} the other way round. */
export function readVectors(stored: StoredVectors & Partial<AskingVectors>): ComparedVectors {
  const { direction, tags, terms, termWords, skills } = stored
  const text = readSparse(terms)
  const isWeighed = termWords !== undefined && termWords.length === text.indices.length
  return { direction, tags: readSparse(tags), text, ...(isWeighed && { words: termWords }), ...(skills && { asked: skillNodes(skills) }) }
}

/** The skills that a posting lists, by their indices in the vocabulary; those that it does not know are left out. */
export function skillNodes(names: readonly string[]): ReadonlySet<number> {
  return new Set(names.map((name) => vocabulary.indexOf(name)).filter((index) => index !== vocabulary.otherIndex))
}

/** What a row is ranked by. */
export function readRanked({ related, ...stored }: StoredRank): RankedVectors {
  const { direction, tags, text } = readVectors(stored)
  return { direction, tags, text, related: related ?? [] }
}

/** The database counts places from 1: `{1:0.6,9:0.8}/2048`. */
export function writeSparse({ indices, values }: SparseVector, places: number): string {
  return `{${indices.map((index, at) => `${index + 1}:${values[at]}`).join(',')}}/${places}`
}

/** The indices of the skills among stored tags. */
export const taggedSkills = (tags: string): readonly number[] => readSparse(tags).indices

const [COMMA, MINUS, POINT, ZERO, NINE, COLON] = [44, 45, 46, 48, 57, 58] as const
/** So many digits are a whole number to the last of them, as is the power of ten that it is divided by: what comes out is the number written. */
const MOST_DIGITS = 15
const powersOfTen = Array.from({ length: MOST_DIGITS + 1 }, (_, digits) => 10 ** digits)

/** Sign by sign, of bytes, and each with as little as it takes: a page of people has thousands of numbers, and a large community millions. */
function readSparse(stored: string): SparseVector {
  const indices: number[] = []
  const values: number[] = []
  const end = stored.indexOf('}')
  const signs = Buffer.from(stored, 'latin1')
  for (let at = 1; at < end; at++) {
    let index = 0
    let sign = signs[at]!
    for (; sign !== COLON && at < end; sign = signs[++at]!) index = index * 10 + sign - ZERO
    const from = ++at
    sign = signs[at]!
    const isNegative = sign === MINUS
    if (isNegative) sign = signs[++at]!
    let digits = 0
    for (; sign >= ZERO && sign <= NINE; sign = signs[++at]!) digits = digits * 10 + sign - ZERO
    const point = at
    if (sign === POINT) sign = signs[++at]!
    for (; sign >= ZERO && sign <= NINE; sign = signs[++at]!) digits = digits * 10 + sign - ZERO
    const isPlain = (at === end || sign === COMMA) && at - from <= MOST_DIGITS
    while (at < end && sign !== COMMA) sign = signs[++at]!
    indices.push(index - 1)
    values.push(isPlain ? signed(digits / powersOfTen[Math.max(0, at - point - 1)]!, isNegative) : Number(stored.slice(from, at)))
  }
  return { indices, values }
}

const signed = (value: number, isNegative: boolean): number => (isNegative ? -value : value)
