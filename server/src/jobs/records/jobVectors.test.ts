import { type GenomeNode, genomeNodes, leaves } from '@trellis/contract/genome/genome.ts'
import { type JobSkill, proficiencies } from '@trellis/contract/jobs/jobs.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shippedPopulation as population } from '../../genome/population/population.ts'
import { dampen } from '../../genome/signature.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { postingVectorsOf, vocabularySkills } from '../../postings/texts/postingVectors.ts'
import { type PostingWords, read } from '../../postings/texts/postings.reading.ts'
import { anyJobWords, anySkill } from '../jobs.arbitraries.ts'

const factsOf = (job: PostingWords) => postingVectorsOf(job.skills, read(job), { population })
const jobOf = (skills: JobSkill[], description = '', name = '') => factsOf({ name, description, skills })
const at = (node: GenomeNode) => genomeNodes.indexOf(node)
/** Skills of one leaf alone, of another leaf each. */
const pure = vocabulary.skills.filter(({ weights }) => Object.keys(weights).length === 1 && !('other' in weights))
const leafOf = ({ weights }: (typeof pure)[number]) => Object.keys(weights)[0] as GenomeNode
const one = pure[0]!
const two = pure.find((skill) => leafOf(skill) !== leafOf(one))!

describe('the genome of a job', () => {
  test('follows its formula in an example', () => {
    const { signature } = jobOf([{ name: one.label, proficiency: 'expert' }], `Some ${two.label}, and ${one.label}.`)
    const [first, second] = [dampen(1.3), dampen(0.5)]
    expect(signature![at(leafOf(one))]).toBeCloseTo(first / (first + second), 12)
    expect(signature![at(leafOf(two))]).toBeCloseTo(second / (first + second), 12)
  })

  test('is nothing without a skill, chosen or named', () => {
    expect(jobOf([], 'We look for somebody who shows up', 'Helper')).toMatchObject({ signature: null, vectors: { tags: { indices: [] } } })
  })

  test('does not change with the order of skills', () => {
    const twoOrders = anyJobWords.chain((job) =>
      fc.tuple(fc.constant(job), fc.shuffledSubarray(job.skills, { minLength: job.skills.length })),
    )
    fc.assert(
      fc.property(twoOrders, ([job, skills]) => {
        const before = factsOf(job)
        const after = factsOf({ ...job, skills })
        expect(after.signature).toEqual(before.signature)
        expect(after.vectors.direction).toEqual(before.vectors.direction)
        expect(after.vectors.tags).toEqual(before.vectors.tags)
      }),
    )
  })

  test('sums to 1, and its vectors have length 1 or are empty, but for what is other', () => {
    fc.assert(
      fc.property(anyJobWords, (job) => {
        const { signature, vectors } = factsOf(job)
        if (signature) expect([...leaves, 'other' as const].reduce((sum, node) => sum + signature[at(node)]!, 0)).toBeCloseTo(1, 9)
        expect(Math.hypot(...vectors.direction)).toBeCloseTo(signature ? 1 - signature[at('other')]! : 0, 9)
        if (vectors.tags.values.length > 0) expect(Math.hypot(...vectors.tags.values)).toBeCloseTo(1, 9)
        // Shorter where no topic knows a word of it.
        const ofText = Math.hypot(...vectors.text.values)
        if (ofText > 0) expect([1, Math.sqrt(1 / 1.1)].some((length) => Math.abs(length - ofText) < 1e-9)).toBe(true)
      }),
    )
  })

  test('never has less of a leaf when more of its skill is asked for', () => {
    const [lower, higher] = [proficiencies.slice(0, -1), proficiencies.slice(1)]
    const step = fc.nat(lower.length - 1)
    fc.assert(
      fc.property(anyJobWords, fc.constantFrom(...pure), step, (job, skill, from) => {
        const rest = { ...job, skills: job.skills.filter(({ name }) => vocabulary.skillOf(name) !== skill) }
        const asking = (proficiency: JobSkill['proficiency']) =>
          factsOf({ ...rest, skills: [...rest.skills, { name: skill.label, proficiency }] }).signature!
        const leaf = at(leafOf(skill))
        const without = factsOf(rest).signature?.[leaf] ?? 0
        expect(asking(lower[from]!)[leaf]).toBeGreaterThanOrEqual(without - 1e-12)
        expect(asking(higher[from]!)[leaf]).toBeGreaterThanOrEqual(asking(lower[from]!)[leaf]! - 1e-12)
      }),
    )
  })
})

describe('the skills of a job', () => {
  test('bear the vocabulary’s names, each once with the highest proficiency', () => {
    const skill = vocabulary.skills.find(({ aliases }) => aliases.length > 0)!
    const told: JobSkill[] = [
      { name: skill.aliases[0]!, proficiency: 'familiar' },
      { name: 'Xyzzy', proficiency: 'good' },
      { name: skill.label.toUpperCase(), proficiency: 'expert' },
      { name: 'xyzzy', proficiency: 'moderate' },
    ]
    expect(vocabularySkills(told)).toEqual([
      { name: skill.label, proficiency: 'expert' },
      { name: 'Xyzzy', proficiency: 'good' },
    ])
    fc.assert(
      fc.property(fc.array(anySkill), (skills) => {
        expect(vocabularySkills(vocabularySkills(skills))).toEqual(vocabularySkills(skills))
      }),
    )
  })

  test('in the text are told without those chosen', () => {
    const job = {
      name: two.label,
      description: `**${one.label}** and ${two.label}`,
      skills: [{ name: one.id, proficiency: 'good' as const }],
    }
    expect(read(job).skillsInText).toEqual([two.label])
  })

  test('that nobody knows count for other and by their words', () => {
    const { signature, vectors } = jobOf([{ name: 'Xyzzyology', proficiency: 'good' }])
    expect(signature![at('other')]).toBe(1)
    expect(vectors.text.indices).toHaveLength(1)
  })
})
