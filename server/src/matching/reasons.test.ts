import { genomeNodes, leaves } from '@trellis/contract/genome.ts'
import { Reason } from '@trellis/contract/matching.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shippedPopulation } from '../genome/population.ts'
import { vocabulary } from '../genome/shippedVocabulary.ts'
import { nodeMassOf, signatureOf } from '../genome/signature.ts'
import { anyVectors } from './matching.arbitraries.ts'
import { reasonsOf } from './reasons.ts'
import { type ReasonWords, wordsForOwner, wordsForPeople, wordsForStudent } from './reasonWords.ts'
import { likenessOf, scoreOf, scoreWeights } from './score.ts'
import { termCounts, vectorsOf, type ComparedVectors } from './vectors.ts'

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
  return vectorsOf({ signature, tagMass, termCounts: termCounts([text]) }, vocabulary, shippedPopulation)
}

const pureSkill = (leaf: string, place = 0) => vocabulary.skills.filter(({ weights }) => weights[leaf]! >= 0.9)[place]!

describe('reasonsOf', () => {
  it.each<[string, ReasonWords, RegExp]>([
    ['people', wordsForPeople, /^(?:You|Your|The rest of your|One of you) [^!.]+$/],
    ['a student', wordsForStudent, /^(?:You|Your|The rest of your) [^!.]+$/],
    ['an owner', wordsForOwner, /^(?:Stands|Differs|Has|Writes) [^!.]+$/],
  ])('has points that sum to the score, strongest first, in sentences for %s', (_, wording, sentence) => {
    fc.assert(
      fc.property(anyVectors, anyVectors, (a, b) => {
        const { score, reasons } = explain(a, b, wording)
        const points = reasons.map(({ points }) => points)
        expect(Math.abs(points.reduce((sum, one) => sum + one, 0) - score.score)).toBeLessThan(1e-6)
        expect(points).toEqual(points.toSorted((one, other) => other - one))
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
    const job = personWith([pureSkill('speed').label], 'running')
    const wordsOf = (wording: ReasonWords) => explain(job, job, wording).reasons.map(({ words }) => words)
    expect(wordsOf(wordsForStudent)).toEqual(
      expect.arrayContaining([
        'You stand out in speed, which this job asks for',
        `You have experience in ${pureSkill('speed').label}, which it asks for`,
        'You write about the same things',
      ]),
    )
    expect(wordsOf(wordsForOwner)).toEqual(
      expect.arrayContaining([
        'Stands out in speed, which this job asks for',
        `Has experience in ${pureSkill('speed').label}`,
        'Writes about the same things',
      ]),
    )
  })

  it('names where both stand out, what both did and how they write', () => {
    const skills = [pureSkill('speed'), pureSkill('literature')]
    const person = personWith(skills.map(({ label }) => label), 'robots and poems')
    const { reasons } = explain(person, person)
    const words = reasons.map(({ words }) => words)
    expect(words).toContain('You write about the same things')
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
    expect(reason.points).toBeLessThan(0)
  })

  it('does not compare genomes that are not there', () => {
    const words = explain(personWith([], 'sailing'), personWith(['Other'], 'sailing')).reasons.map(({ words }) => words)
    expect(words).toEqual(expect.arrayContaining(['You write about the same things', 'One of you has no genome yet']))
    expect(words.join()).not.toMatch(/differ|both/)
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
