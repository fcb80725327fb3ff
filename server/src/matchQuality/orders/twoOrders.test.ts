import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { expect, test } from 'vitest'
import { lotOf, mixOf } from '../../matching/learnedOrder/learnedOrder.ts'
import type { JudgedEntry, JudgedList } from '../outcomes.ts'
import { numbersFrom } from '../permutations.ts'
import { ordersReport, verdictOf } from './ordersReport.ts'
import { compareOrders, pairsIn } from './twoOrders.ts'

const NOW = Date.UTC(2026, 8, 1)
const orderId = 'the learned order'
const order = {
  list: 'peers' as const,
  id: orderId,
  weights: {},
  learnedBefore: new Date(NOW),
  keptAt: new Date(NOW),
  gainedFor: [],
}

interface Mixed {
  readonly seed?: number
  readonly lists?: number
  /** How much more often somebody is chosen whom the learned order lifted. */
  readonly appeal?: number
  /** Which place is chosen how often. */
  readonly pull?: (place: number) => number
}

/** Lists of ten that are mixed as live ones are: the learned order lifts three at random. */
function mixedLists({ seed = 1, lists = 400, appeal = 1, pull = (place) => 1 / place }: Mixed): JudgedList[] {
  const next = numbersFrom(seed)
  return Array.from({ length: lists }, (): JudgedList => {
    const id = (): Id => `${next()} ${next()}`
    const viewerId = id()
    const usual = Array.from({ length: 10 }, id)
    const lifted = new Set(usual.filter(() => next() < 0.3))
    const learned = usual.toSorted((one, other) => Number(lifted.has(other)) - Number(lifted.has(one)))
    const mix = mixOf(usual, learned, lotOf(orderId, viewerId))
    const pulls = mix.map(({ one }, at) => pull(at + 1) * (lifted.has(one) ? appeal : 1))
    let left = next() * pulls.reduce((sum, some) => sum + some, 0)
    const chosen = pulls.findIndex((some) => (left -= some) < 0)
    return mix.map(({ one, given }, at) => entry(viewerId, one, at + 1, { given, isChosen: at === chosen }))
  })
}

function entry(
  viewerId: Id,
  subjectId: Id,
  place: number,
  { given, isChosen }: { given: { by: 'usual' | 'learned' | 'both'; round?: number }; isChosen: boolean },
): JudgedEntry {
  const cameOfIt = new Set(isChosen ? (['followed'] as const) : [])
  return {
    viewerId,
    subjectId,
    shownAt: NOW,
    place,
    score: 50,
    parts: {},
    skills: {},
    given: { ...given, learnedOrderId: orderId },
    cameOfIt,
  }
}

const found = (mixed: Mixed) => compareOrders(pairsIn(mixedLists(mixed), orderId), 'followed')

test('an order that people choose more from is found, either way', () => {
  expect(verdictOf(found({ appeal: 3 }))).toBe('learned')
  expect(verdictOf(found({ appeal: 0.3 }))).toBe('usual')
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'where neither is better nothing is claimed, however much first places draw (made up from %i)',
  (seed) => {
    const finding = found({ seed, pull: (place) => 1 / place ** 2 })!
    expect(verdictOf(finding)).toBe('neither')
    expect(finding.byChance).toBe(0.5)
  },
)

test('too few choices say nothing', () => {
  expect(verdictOf(found({ lists: 15, appeal: 9 }))).toBe('tooLittle')
  expect(verdictOf(compareOrders([], 'followed'))).toBe('tooLittle')
})

test('lists of another learned order do not count', () => {
  expect(pairsIn(mixedLists({}), newId(NOW))).toEqual([])
})

test('the same two on several days count once; of whom only one remains, not at all', () => {
  const [viewer, ben, eve] = [newId(NOW), newId(NOW), newId(NOW)]
  const day = (isChosen: boolean): JudgedList => [
    entry(viewer, ben, 1, { given: { by: 'learned', round: 1 }, isChosen }),
    entry(viewer, eve, 2, { given: { by: 'usual', round: 1 }, isChosen: false }),
  ]
  expect(compareOrders(pairsIn([day(true), day(false), day(true)], orderId), 'followed')).toMatchObject({ chosen: 1, groups: 1, mean: 1 })
  expect(pairsIn([day(true).slice(0, 1)], orderId)).toEqual([])
})

test('is told for adults and for minors by themselves', () => {
  const adults = pairsIn(mixedLists({ appeal: 3 }), orderId)
  const lines = ordersReport(order, new Map([['adults', adults]]))
  expect(lines[0]).toBe('Two orders mixed, the usual and the one learned on 2026-09-01, which is allowed for nobody:')
  expect(lines).toContainEqual(
    expect.stringMatching(/^- Adults, followed: The learned order is of more use: of \d+ followed .* p = 0\.0001\.$/),
  )
  expect(lines).toContain(
    '- Minors, and who gives no year of birth, followed: too little to tell, 0 of the 20 choices between two that it takes.',
  )
})
