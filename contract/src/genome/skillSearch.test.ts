import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Skill } from './genome.calls.ts'
import { findSkills, indexSkills, isBehavioral } from './skillSearch.ts'
import { editsToPrefix } from '../texts/typos.ts'

function skill(label: string, aliases: string[] = [], weights: Record<string, number> = { communication: 1 }): Skill {
  return { id: label.toLowerCase().replaceAll(' ', '-'), label, aliases, weights }
}

const skills = [
  skill('Public speaking', ['speeches', 'toastmasters', 'giving talks']),
  skill('Leadership', ['leading a team', 'captain']),
  skill('Basketball', ['hoops']),
  skill('C and C++ programming', ['C++', 'systems programming']),
  skill('Coffee making', ['barista', 'café work']),
  skill('Speech therapy', ['talk therapy']),
]
const index = indexSkills(skills)

/** The typos between two words by their definition, slowly. */
function edits(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const swapped = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]
  return Math.min(
    edits(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
    edits(a.slice(1), b) + 1,
    edits(a, b.slice(1)) + 1,
    swapped ? edits(a.slice(2), b.slice(2)) + 1 : Infinity,
  )
}

describe('findSkills', () => {
  it.each([
    ['Leadership', 'Leadership'],
    ['captain', 'Leadership'],
    ['speak', 'Public speaking'],
    ['speaking pub', 'Public speaking'],
    ['toast', 'Public speaking'],
    ['aduership', undefined],
    ['adersh', 'Leadership'],
    ['leadrship', 'Leadership'],
    ['laedership', 'Leadership'],
    ['publc speking', 'Public speaking'],
    ['cafe', 'Coffee making'],
    ['CAFÉ WORK', 'Coffee making'],
    ['basket ball', 'Basketball'],
    ['c++', 'C and C++ programming'],
    ['hops', 'Basketball'],
    ['hps', undefined],
    ['', undefined],
    [' - ', undefined],
  ])('%j finds %s', (typed, label) => {
    expect(findSkills(index, typed, 5)[0]?.skill.label).toBe(label)
  })

  it('puts the very words before words that start so', () => {
    const arts = indexSkills([skill('Artistry'), skill('Martial arts', ['karate']), skill('Art')])
    const found = findSkills(arts, 'art', 5)
    expect(found.map(({ name }) => name)).toEqual(['Art', 'Artistry', 'Martial arts'])
  })

  it('answers each skill once, with the name that was found, and no more than asked', () => {
    expect(findSkills(index, 'talk', 5).map(({ name }) => name)).toEqual(['talk therapy', 'giving talks'])
    expect(findSkills(index, 'talk', 1)).toHaveLength(1)
  })

  it('never fails, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(10), (typed, limit) => {
        expect(findSkills(index, typed, limit).length).toBeLessThanOrEqual(limit)
      }),
    )
  })
})

describe('editsToPrefix', () => {
  it('counts the typos to the nearest start of a word', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
    fc.assert(
      fc.property(letters, letters, fc.integer({ min: 1, max: 2 }), (typed, word, most) => {
        const starts = Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length))
        const least = Math.min(...starts.map((start) => edits(typed, start)))
        expect(editsToPrefix(typed, word, most)).toBe(least <= most ? least : undefined)
      }),
    )
  })
})

describe('isBehavioral', () => {
  it.each([
    [{ leadership: 0.6, business: 0.4 }, true],
    [{ business: 0.6, leadership: 0.4 }, false],
    [{ business: 0.5, leadership: 0.5 }, true],
    [{ other: 1 }, false],
  ])('%j: %s', (weights, answer) => {
    expect(isBehavioral(skill('Any', [], weights as Record<string, number>))).toBe(answer)
  })
})
