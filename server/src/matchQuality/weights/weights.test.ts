import { newId } from '@trellis/contract/wire/ids.ts'
import { describe, expect, test } from 'vitest'
import type { SuggestionList } from '../../shownLists/shownList.ts'
import type { JudgedEntry, JudgedList } from '../outcomes.ts'
import { numbersFrom } from '../permutations.ts'
import { weightsReport } from './weightsReport.ts'
import { isGain, type Learning, learningOf } from './learning.ts'
import { LEAST_WEIGHT, MOST_WEIGHT, skillFindings } from './weightsOf.ts'

const START = Date.UTC(2026, 6, 1)
const DAY = 86_400_000
const SPLIT = START + 40 * DAY
const skills = ['baking', 'cooking', 'python', 'chess', 'violin', 'welding']

interface Made {
  readonly seed?: number
  readonly viewers?: number
  readonly days?: number
  /** How much more often somebody is chosen, by what they share. */
  readonly appeal?: (shared: readonly string[], day: number) => number
  /** How likely a skill is shared at a place, from 1. */
  readonly sharedAt?: (skill: string, place: number) => number
}

/** Lists of ten of which each viewer chooses one: the first more often, and as the skills appeal to them. */
function made({ seed = 1, viewers = 40, days = 60, appeal = () => 1, sharedAt = () => 0.3 }: Made): JudgedList[] {
  const next = numbersFrom(seed)
  const people = Array.from({ length: viewers }, () => newId(START))
  return Array.from({ length: viewers * days }, (_, at): JudgedList => {
    const [day, viewerId] = [Math.floor(at / viewers), people[at % viewers]!]
    const shared = Array.from({ length: 10 }, (_none, of) => skills.filter((skill) => next() < sharedAt(skill, of + 1)))
    const pulls = shared.map((some, of) => appeal(some, day) / (of + 1))
    let left = next() * pulls.reduce((sum, pull) => sum + pull, 0)
    const chosen = pulls.findIndex((pull) => (left -= pull) < 0)
    return shared.map((some, of) => ({
      viewerId,
      subjectId: newId(START),
      shownAt: START + day * DAY,
      place: of + 1,
      score: 80 - 5 * of,
      parts: { genome: 40 - 5 * of, tags: 40 },
      skills: Object.fromEntries(some.map((skill) => [skill, 5])),
      given: undefined,
      cameOfIt: new Set(of === chosen ? (['followed'] as const) : []),
    }))
  })
}

const learned = (of: Made, list: SuggestionList = 'peers'): Learning => learningOf(list, made(of), SPLIT)
const doubled = (skill: string) => (shared: readonly string[]) => (shared.includes(skill) ? 2 : 1)

describe('weights by skill', () => {
  test('find what was planted, and nothing beside it, and later lists show the gain', () => {
    const { weights, later, chosenBefore, chosenLater } = learned({ appeal: doubled('baking') })
    expect(Object.keys(weights)).toEqual(['baking'])
    expect(weights['baking']).toBeGreaterThan(1.2)
    expect(weights['baking']).toBeLessThanOrEqual(MOST_WEIGHT)
    expect([chosenBefore, chosenLater]).toEqual([1_600, 800])
    expect(isGain(later)).toBe(true)
  })

  test('go below 1 for what is chosen less often', () => {
    const { weights, later } = learned({ appeal: (shared) => (shared.includes('chess') ? 0.4 : 1) })
    expect(Object.keys(weights)).toEqual(['chess'])
    expect(weights['chess']).toBeLessThan(0.8)
    expect(weights['chess']).toBeGreaterThanOrEqual(LEAST_WEIGHT)
    expect(isGain(later)).toBe(true)
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('stay 1 where no skill matters, and nothing is claimed (made up from %i)', (seed) => {
    const learning = learned({ seed })
    expect(learning.findings).toHaveLength(skills.length)
    expect(learning.weights).toEqual({})
    expect(learning.later).toBeUndefined()
    expect(weightsReport('peers', learning, SPLIT).join('\n')).toContain('No skill stands out: all weights stay 1.')
  })

  test('stay 1 for a skill that only stands where more is chosen: places are compared with their like', () => {
    const { weights, findings } = learned({ sharedAt: (skill, place) => (skill === 'baking' ? 0.7 / place + 0.05 : 0.3) })
    const { chosen, expected } = findings.find(({ skill }) => skill === 'baking')!
    expect(weights).toEqual({})
    expect(Math.abs(chosen / expected - 1)).toBeLessThan(0.15)
  })

  test('are not given to a skill for what comes with it', () => {
    const next = numbersFrom(7)
    const lists = made({ appeal: doubled('baking') }).map((list) =>
      list.map((entry): JudgedEntry => {
        const isWith = 'baking' in entry.skills! && next() < 0.7
        const { cooking: _, ...others } = entry.skills!
        return { ...entry, skills: isWith ? { ...others, cooking: 5 } : others }
      }),
    )
    const weights = skillFindings(lists, 'followed').filter(({ weight }) => weight !== 1)
    expect(weights.map(({ skill }) => skill)).toEqual(['baking'])
  })

  test('stay 1 for what one viewer likes, however often', () => {
    const lists = made({ viewers: 12 })
    const [{ viewerId } = { viewerId: '' }] = lists[0]!
    const ofOne = made({ seed: 3, viewers: 1, days: 200, appeal: (shared) => (shared.includes('python') ? 50 : 1) })
    const together = [...lists, ...ofOne.map((list) => list.map((entry) => ({ ...entry, viewerId })))]
    expect(skillFindings(together, 'followed').filter(({ weight }) => weight !== 1)).toEqual([])
  })

  test('lie within their bounds, and are drawn to 1 where little was chosen', () => {
    const much = learned({ appeal: (shared) => (shared.includes('violin') ? 30 : 1) }).weights['violin']!
    const little = learned({ viewers: 12, days: 4, appeal: (shared) => (shared.includes('violin') ? 30 : 1) }).weights['violin']!
    expect(much).toBe(MOST_WEIGHT)
    expect(little).toBeGreaterThan(1)
    expect(little).toBeLessThan(much)
  })

  test('are of no gain where what they were learned from does not last', () => {
    const learning = learned({ appeal: (shared, day) => (shared.includes('baking') && day < 40 ? 2 : 1) })
    expect(Object.keys(learning.weights)).toEqual(['baking'])
    expect(isGain(learning.later)).toBe(false)
    expect(weightsReport('peers', learning, SPLIT).join('\n')).toContain('No gain')
  })
})

describe('the report', () => {
  test('says that there is a gain, by how much, and what is not said by it', () => {
    const report = weightsReport('roleModels', learned({ appeal: doubled('baking') }, 'roleModels'), SPLIT).join('\n')
    expect(report).toContain('## Role models of students')
    expect(report).toMatch(/\| Baking \| \d+ of 40 \| \d+ \| \d+\.\d \| 1\.\d+ \|/)
    expect(report).toMatch(/Gain: .* p = 0\.0001/)
  })

  test('says that there is too little', () => {
    const few = weightsReport('peers', learned({ viewers: 5, days: 3 }), SPLIT).join('\n')
    expect(few).toContain('Too little to learn from: no skill has 20 choices by 10 people in lists where some share it and others do not.')
    expect(weightsReport('peers', learningOf('peers', [], SPLIT), SPLIT).join('\n')).toContain('Nothing is logged')
    const fewLater = learned({ days: 40, appeal: doubled('baking') })
    expect(weightsReport('peers', fewLater, SPLIT).join('\n')).toContain('Too little since to tell: 0 of the 20 choices that it takes.')
  })

  test('lists from before skills were logged are left out', () => {
    const old = made({ appeal: doubled('baking') }).map((list) => list.map((entry) => ({ ...entry, skills: undefined })))
    expect(learningOf('peers', old, SPLIT)).toMatchObject({ chosenBefore: 0, weights: {} })
  })
})
