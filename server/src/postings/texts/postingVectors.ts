import type { JobSkill, Proficiency } from '@trellis/contract/jobs/jobs.ts'
import { proficiencies } from '@trellis/contract/jobs/jobs.ts'
import type { Signature } from '@trellis/contract/genome/genome.ts'
import type { Measures } from '../../genome/genomeOf.ts'
import { nodeMassOf, signatureOf, type TagMass } from '../../genome/signature.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { type ComparedVectors, MASS_IN_TEXT, vectorsOf } from '../../matching/vectors/vectors.ts'
import { skillNodes } from '../../matching/vectors/storedVectors.ts'
import type { PostingReading } from './postings.reading.ts'

/** The tag mass of a skill that a posting names, by how well it has to be known. */
const proficiencyMass: Record<Proficiency, number> = { familiar: 0.7, moderate: 0.85, good: 1, veryGood: 1.15, expert: 1.3 }
/** What a posting holds before it is compared with people: the genome it asks for, null without any skill, and its vectors. */
export interface PostingVectors {
  readonly signature: Signature | null
  readonly vectors: ComparedVectors
}

/** Skills by the vocabulary's names, each once with the highest proficiency asked for. Unknown ones stay as typed. */
export function vocabularySkills(skills: readonly JobSkill[]): JobSkill[] {
  const highest = new Map<string, JobSkill>()
  for (const { name, proficiency } of skills) {
    const label = vocabulary.skillOf(name)?.label ?? name
    const before = highest.get(label.toLowerCase())
    const isHigher = before === undefined || proficiencies.indexOf(proficiency) > proficiencies.indexOf(before.proficiency)
    highest.set(label.toLowerCase(), isHigher ? { name: before?.name ?? label, proficiency } : before)
  }
  return [...highest.values()]
}

/**
 * Makes the genome that a posting asks for, from the skills that were chosen and what was read of its words, by the formulas of
 * people: tag mass n_t is 0.7, 0.85, 1, 1.15 or 1.3 by the proficiency of a skill chosen, and 0.5 for a skill that only title
 * or description name and that is not among those `passed`, which the author was shown and did not take; then leaf mass
 * a_l = Σ_t n_t^0.85 · w_tl and signature s_l = a_l / Σa. A skill that the vocabulary does not know counts for `other`,
 * and its words for the text. The order of skills does not matter.
 */
export function postingVectorsOf(
  skills: readonly JobSkill[],
  { skillsInText, terms }: Pick<PostingReading, 'skillsInText' | 'terms'>,
  { population }: Pick<Measures, 'population'>,
  passed: readonly string[] = [],
): PostingVectors {
  const credited = skillsInText.filter((label) => !passed.includes(label))
  const tagMass = tagMassOf(vocabularySkills(skills), credited)
  const signature = signatureOf(nodeMassOf(tagMass, vocabulary))
  const facts = { signature, tagMass, ...terms }
  return { signature, vectors: { ...vectorsOf(facts, vocabulary, population), asked: skillNodes(skills.map(({ name }) => name)) } }
}

function tagMassOf(skills: readonly JobSkill[], skillsInText: readonly string[]): TagMass {
  const mass = new Map<number, number>()
  const add = (name: string, weight: number) => {
    const index = vocabulary.indexOf(name)
    mass.set(index, (mass.get(index) ?? 0) + weight)
  }
  // Sums of one skill are made in one order, so that they round alike.
  for (const { name, proficiency } of skills.toSorted(byProficiency)) add(name, proficiencyMass[proficiency])
  for (const label of skillsInText) add(label, MASS_IN_TEXT)
  return new Map([...mass].toSorted(([a], [b]) => a - b))
}

const byProficiency = (a: JobSkill, b: JobSkill): number => proficiencies.indexOf(a.proficiency) - proficiencies.indexOf(b.proficiency)
