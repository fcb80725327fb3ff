import { categories, genomeNodes, genomeTree, SIGNATURE_LENGTH, type Signature } from '@trellis/contract/genome/genome.ts'
import { type Entry, entryWeight } from './entries.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

/** How much of a person each skill is: tag mass n_t by the skill's index in the vocabulary. */
export type TagMass = ReadonlyMap<number, number>
/** The 31 masses before they are made relative, in the order of `genomeNodes`; a category is the sum of its leaves. */
export type NodeMass = readonly number[]

const SUBLINEARITY = 0.85

const OTHER_NODE = SIGNATURE_LENGTH - 1
/** Where each category and its leaves stand: a category comes right before its leaves. */
const categorySpans = categories.map((category) => {
  const at = genomeNodes.indexOf(category)
  return { at, end: at + genomeTree[category].length }
})

/** The skills of an entry by their indices, none twice: two tags may name one skill. */
export function skillsOfEntry(entry: Entry, vocabulary: Vocabulary): number[] {
  const indices: number[] = []
  for (const tag of entry.tags) {
    const index = vocabulary.indexOf(tag)
    if (!indices.includes(index)) indices.push(index)
  }
  return indices
}

/** Tag mass n_t = Σ κ over the entries that carry the tag. An unknown tag counts for the skill `other`. */
export function tagMassOf(entries: readonly Entry[], vocabulary: Vocabulary): TagMass {
  const mass = new Map<number, number>()
  for (const entry of entries) {
    const weight = entryWeight(entry)
    for (const index of skillsOfEntry(entry, vocabulary)) mass.set(index, (mass.get(index) ?? 0) + weight)
  }
  return mass
}

/** The mild sub-linearity with which the mass of one tag counts: n^0.85. */
export function dampen(mass: number): number {
  return mass ** SUBLINEARITY
}

/** Leaf mass a_l = Σ_t n_t^0.85 · w_tl. */
export function nodeMassOf(tagMass: TagMass, vocabulary: Vocabulary): NodeMass {
  const mass = Array.from<number>({ length: SIGNATURE_LENGTH }).fill(0)
  for (const [index, tags] of tagMass) {
    const damped = dampen(tags)
    for (const { node, weight } of vocabulary.weights[index]!) mass[node]! += damped * weight
  }
  for (const { at, end } of categorySpans) {
    for (let leaf = at + 1; leaf <= end; leaf++) mass[at]! += mass[leaf]!
  }
  return mass
}

/** Σa: the mass of all leaves and of `other`. */
export function totalOf(mass: NodeMass): number {
  let total = mass[OTHER_NODE]!
  for (const { at } of categorySpans) total += mass[at]!
  return total
}

/** Signature s_l = a_l / Σa, or null where there is no mass at all: the genome compares skills within one person. */
export function signatureOf(mass: NodeMass): Signature | null {
  const total = totalOf(mass)
  return total > 0 ? mass.map((node) => node / total) : null
}
