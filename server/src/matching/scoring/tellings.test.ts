import * as fc from 'fast-check'
import { genomeNodes } from '@trellis/contract/genome/genome.ts'
import { describe, expect, it } from 'vitest'
import { shippedPopulation } from '../../genome/population/population.ts'
import { nodeMassOf, signatureOf } from '../../genome/signature.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { anyVectors } from '../matching.arbitraries.ts'
import { type ComparedVectors, readTerms, vectorsOfPerson } from '../vectors/vectors.ts'
import { measuresOf } from './measures.ts'
import { inSentence } from './named.ts'
import { reasonsOf } from '../reasons/reasons.ts'
import { wordsForOwners, wordsForPeople, wordsForStudents } from './reasonWords.ts'
import { likenessOf, scoreOf } from './score.ts'
import { type TellableReason, toldAlone, toldInList } from './tellings.ts'

const measures = measuresOf(shippedPopulation)
const WINDOW = 10
const MOST = 3

const nodeIndex = (node: string): number => genomeNodes.findIndex((name) => name === node)

/** People of a class: all did one or several of the same few things, so that much is alike. */
const anyClassmate: fc.Arbitrary<ComparedVectors> = fc
  .record({
    skills: fc.subarray(['Chess', 'Robotics', 'Judo', 'Baking', 'Teamwork', 'Python'], { minLength: 1 }),
    text: fc.constantFrom('', 'robots and chess', 'robots, chess, baking, judo, school team and music'),
  })
  .map(({ skills, text }) => {
    const tagMass = new Map(skills.map((skill) => [vocabulary.indexOf(skill), 1]))
    const facts = { signature: signatureOf(nodeMassOf(tagMass, vocabulary)), tagMass, ...readTerms([text]) }
    return vectorsOfPerson(facts, vocabulary, shippedPopulation)
  })

const anybody = fc.oneof({ weight: 4, arbitrary: anyClassmate }, { weight: 1, arbitrary: anyVectors })
const anyWords = fc.constantFrom(wordsForPeople, wordsForStudents.job, wordsForOwners.job)

const hindrance: TellableReason = { kind: 'hindrance', points: 0, tellings: [{ words: 'It is for the level College' }] }
const pay: TellableReason = { kind: 'pay', points: 1, tellings: [{ words: 'It is paid' }] }

/** The cards of a list for one viewer, before their reasons are told; some are of jobs. */
const anyList = fc
  .record({ own: anybody, others: fc.array(anybody, { maxLength: 40 }), words: anyWords, isOfJobs: fc.boolean() })
  .map(({ own, others, words, isOfJobs }) =>
    others.map((other) => {
      const score = scoreOf(likenessOf(own, other, measures.dimensions), measures.weights)
      const reasons = reasonsOf({ a: own, b: other, score, measures, words }, isOfJobs ? [pay] : [])
      return { reasons: isOfJobs ? [hindrance, ...reasons] : reasons }
    }),
  )

describe('a list', () => {
  it('says no sentence on more than three of ten cards in a row, but why something cannot be taken', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const cards = toldInList(list).map(({ reasons }) =>
          reasons.filter(({ kind, saidOften }) => kind !== 'hindrance' && !saidOften).map(({ words }) => words),
        )
        cards.forEach((card, at) => {
          expect(new Set(card).size).toBe(card.length)
          const window = cards.slice(at, at + WINDOW)
          for (const words of card) expect(window.filter((one) => one.includes(words)).length).toBeLessThanOrEqual(MOST)
        })
        for (const { reasons } of toldInList(list)) {
          expect(reasons.filter(({ kind, saidOften }) => kind === 'hindrance' && saidOften)).toEqual([])
        }
      }),
    )
  })

  it('keeps the reasons, their points and their order, and tells each in a way that is true', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        toldInList(list).forEach(({ reasons }, card) => {
          const tellable = list[card]!.reasons
          expect(reasons.map(({ kind, points }) => ({ kind, points }))).toEqual(tellable.map(({ kind, points }) => ({ kind, points })))
          reasons.forEach(({ words, nodes, tag, saidOften }, at) => {
            expect(tellable[at]!.tellings).toContainEqual(expect.objectContaining({ words, ...(nodes && { nodes }), ...(tag && { tag }) }))
            // It is left out only where every way of telling it is used up.
            if (saidOften) expect(tellable[at]!.tellings.every(({ words }) => isUsedUp(words, card))).toBe(true)
          })
        })

        function isUsedUp(words: string, card: number): boolean {
          const said = toldInList(list).map(({ reasons }) => reasons.some((one) => !one.saidOften && one.words === words))
          return said[card]! || said.slice(Math.max(0, card - WINDOW + 1), card).filter(Boolean).length >= MOST
        }
      }),
      { numRuns: 40 },
    )
  })

  it('tells its first three cards as each is told alone', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const first = list.slice(0, MOST)
        expect(toldInList(first)).toEqual(first.map(toldAlone))
      }),
    )
  })
})

describe('every way to tell a reason', () => {
  it('names what both have, and no two ways are alike', () => {
    fc.assert(
      fc.property(anybody, anybody, (a, b) => {
        const score = scoreOf(likenessOf(a, b, measures.dimensions), measures.weights)
        for (const { kind, tellings } of reasonsOf({ a, b, score, measures })) {
          expect(tellings.length).toBeGreaterThan(0)
          expect(new Set(tellings.map(({ words }) => words)).size).toBe(tellings.length)
          for (const { words, nodes = [], tag } of tellings) {
            for (const node of nodes) {
              const at = nodeIndex(node)
              expect(Math.min(a.direction[at]!, b.direction[at]!)).toBeGreaterThan(0)
              expect(words).toContain(inSentence(node as Parameters<typeof inSentence>[0]))
            }
            if (kind === 'sharedTag') {
              const skill = vocabulary.indexOf(tag!)
              expect(a.tags.indices).toContain(skill)
              expect(b.tags.indices).toContain(skill)
              expect(words).toContain(tag)
            }
            if (kind === 'sharedWords') {
              for (const [, word] of words.matchAll(/“([^”]+)”/g)) {
                const bases = [a, b].map(({ words = [] }) => words.some((one) => one.startsWith(word!.slice(0, -1))))
                expect(bases).toEqual([true, true])
              }
            }
          }
        }
      }),
    )
  })
})
