import { type GenomeNode, genomeNodes, leaves, nodeLabels } from '@trellis/contract/genome/genome.ts'
import { Reason } from '@trellis/contract/matching/scores.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shippedPopulation } from '../../genome/population/population.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { nodeMassOf, signatureOf } from '../../genome/signature.ts'
import { anyVectors } from '../matching.arbitraries.ts'
import { reasonsOf } from './reasons.ts'
import { type ReasonWords, wordsForOwner, wordsForPeople, wordsForStudent } from './reasonWords.ts'
import { likenessOf, scoreOf, scoreWeights } from './score.ts'
import { readTerms, vectorsOf, type ComparedVectors } from '../vectors/vectors.ts'

const weights = scoreWeights(shippedPopulation)
const context = { vocabulary, population: shippedPopulation, weights }

function explain(a: ComparedVectors, b: ComparedVectors, words?: ReasonWords) {
  const score = scoreOf(likenessOf(a, b), weights)
  return { score, reasons: reasonsOf(a, b, score, context, words) }
}

/** A person who gave each of these skills the same time. */
function personWith(skills: string[], text = ''): ComparedVectors {
  const tagMass = new Map(skills.map((skill) => [vocabulary.indexOf(skill), 1]))
  const signature = signatureOf(nodeMassOf(tagMass, vocabulary))
  return vectorsOf({ signature, tagMass, ...readTerms([text]) }, vocabulary, shippedPopulation)
}

const pureSkill = (leaf: string, place = 0) => vocabulary.skills.filter(({ weights }) => weights[leaf]! >= 0.9)[place]!

describe('reasonsOf', () => {
  it.each<[string, ReasonWords, RegExp]>([
    ['people', wordsForPeople, /^(?:You|Your|One of you) [^!.]+$/],
    ['a student', wordsForStudent, /^(?:You|Your) [^!.]+$/],
    ['an owner', wordsForOwner, /^(?:Stands|Differs|Has|Writes|Uses) [^!.]+$/],
  ])('has points that sum to the score, strongest first, in sentences for %s', (_, wording, sentence) => {
    fc.assert(
      fc.property(anyVectors, anyVectors, (a, b) => {
        const { score, reasons } = explain(a, b, wording)
        const points = reasons.map(({ points }) => points)
        expect(Math.abs(points.reduce((sum, one) => sum + one, 0) - score.score)).toBeLessThan(1e-6)
        expect(points).toEqual(points.toSorted((one, other) => other - one))
        expect(points.every((one) => one >= 0)).toBe(true)
        for (const reason of reasons) {
          expect(Reason.parse(reason)).toEqual(reason)
          expect(reason.words).toMatch(sentence)
        }
      }),
    )
  })

  it('reads the same for both', () => {
    fc.assert(
      fc.property(anyVectors, anyVectors, (a, b) => {
        expect(explain(a, b)).toEqual(explain(b, a))
      }),
    )
  })

  it('differs in its words alone, whoever reads it', () => {
    const withoutWords = (reasons: Reason[]) => reasons.map((reason) => ({ ...reason, words: '' }))
    fc.assert(
      fc.property(anyVectors, anyVectors, fc.constantFrom(wordsForStudent, wordsForOwner), (a, b, wording) => {
        expect(withoutWords(explain(a, b, wording).reasons)).toEqual(withoutWords(explain(a, b).reasons))
      }),
    )
  })

  it('tells a student of a job, and its owner of a candidate', () => {
    const job = { ...personWith([pureSkill('speed').label], 'running'), asked: new Set([vocabulary.indexOf(pureSkill('speed').label)]) }
    const wordsOf = (wording: ReasonWords) => explain(job, job, wording).reasons.map(({ words }) => words)
    expect(wordsOf(wordsForStudent)).toEqual(
      expect.arrayContaining([
        'You stand out in speed, which this job asks for',
        `You have experience in ${pureSkill('speed').label}, which it asks for`,
        'You and its text write of “running”',
      ]),
    )
    expect(wordsOf(wordsForOwner)).toEqual(
      expect.arrayContaining([
        'Stands out in speed, which this job asks for',
        `Has experience in ${pureSkill('speed').label}, which the job asks for`,
        'Writes of “running” too',
      ]),
    )
  })

  it('names where both stand out, what both did and how they write', () => {
    const skills = [pureSkill('speed'), pureSkill('literature')]
    const person = personWith(
      skills.map(({ label }) => label),
      'robots and poems',
    )
    const { reasons } = explain(person, person)
    const words = reasons.map(({ words }) => words)
    expect(words.join()).toMatch(/You both write of “(?:robots|poems)” and “(?:robots|poems)”/)
    expect(reasons.find(({ kind }) => kind === 'sharedNode')!.node).toMatch(/^(speed|literature)$/)
    const labels = skills.map(({ label }) => label)
    expect([labels, labels.toReversed()].map((pair) => `You both have experience in ${pair.join(' and ')}`)).toContain(
      reasons.find(({ kind }) => kind === 'sharedTag')!.words,
    )
  })

  it('counts the skills that it does not name', () => {
    const skills = [0, 1, 2, 3].map((place) => vocabulary.skills[place]!.label)
    const wordsFor = [1, 3, 4].map((count) => {
      const person = personWith(skills.slice(0, count))
      return explain(person, person).reasons.find(({ kind }) => kind === 'sharedTag')!.words
    })
    expect(wordsFor[0]).toBe(`You both have experience in ${skills[0]}`)
    expect(wordsFor[1]).toMatch(/^You both have experience in .+, .+ and 1 more skill$/)
    expect(wordsFor[2]).toMatch(/^You both have experience in .+, .+ and 2 more skills$/)
  })

  it('names the difference', () => {
    const [a, b] = [personWith([pureSkill('culinary').label], 'sea'), personWith([pureSkill('speed').label], 'sea')]
    const reason = explain(a, b).reasons.find(({ kind, node }) => kind === 'difference' && node)!
    expect(reason.words).toMatch(/^You differ most in (culinary|speed|athletic skills|vocational skills)$/)
    expect(reason.points).toBe(0)
  })

  it('says that a job asks for what it lists, and of the rest that its text mentions it', () => {
    const [listed, mentioned] = [pureSkill('speed').label, pureSkill('literature').label]
    const person = personWith([listed, mentioned])
    const job = { ...person, asked: new Set([vocabulary.indexOf(listed)]) }
    const { reasons, score } = explain(person, job, wordsForStudent)
    const tags = reasons.filter(({ kind }) => kind === 'sharedTag')
    expect(tags.map(({ words }) => words).toSorted()).toEqual(
      [`You have experience in ${listed}, which it asks for`, `You have experience in ${mentioned}, which its text mentions`].toSorted(),
    )
    expect(tags.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score.parts.tags, 9)
    const unlisted = explain(person, { ...person, asked: new Set<number>() }, wordsForStudent).reasons
    expect(unlisted.map(({ words }) => words).join()).not.toMatch(/asks for/)
  })

  it('names all nodes that its words name', () => {
    const person = personWith([pureSkill('speed').label, pureSkill('literature').label])
    const { nodes, words } = explain(person, person).reasons.find(({ kind }) => kind === 'sharedNode')!
    for (const node of nodes!) expect(words).toContain(nodeLabels[node as GenomeNode].toLowerCase())
    expect(nodes).toHaveLength(words.split(' and ').length)
  })

  it('says only that words are shared where nobody knows which', () => {
    const person = { ...personWith([pureSkill('speed').label], 'sailing'), words: undefined }
    expect(explain(person, person).reasons.map(({ words }) => words)).toContain('You use some of the same words')
  })

  it('does not compare genomes that are not there', () => {
    const words = explain(personWith([], 'sailing'), personWith(['Other'], 'sailing')).reasons.map(({ words }) => words)
    expect(words).toEqual(expect.arrayContaining(['You both write of “sailing”', 'One of you has no genome yet']))
    expect(words.join()).not.toMatch(/differ|stand out|genomes are/)
  })

  it('says so where there is little in common', () => {
    const nobody = personWith([])
    const somebody = personWith([pureSkill('speed').label], 'running')
    const sceptic = { ...scoreOf(likenessOf(nobody, somebody), weights), score: 0 }
    expect(reasonsOf(nobody, somebody, sceptic, context)).toEqual([
      { kind: 'difference', words: 'You have little in common yet', points: 0 },
    ])
  })

  it('never names a category beside its own leaf, nor other', () => {
    for (const leaf of leaves) {
      const person = personWith([pureSkill(leaf)?.label ?? 'Other'])
      for (const { words } of explain(person, person).reasons) {
        expect(words).not.toMatch(/\bother\b/)
        expect(words).not.toMatch(/stand out in (\w+) skills and \1/)
      }
    }
    expect(genomeNodes.at(-1)).toBe('other')
  })
})
