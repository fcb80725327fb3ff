import { newId } from '@trellis/contract/wire/ids.ts'
import { describe, expect, test } from 'vitest'
import type { StoredShownList } from '../shownLists/shownLists.queries.ts'
import { countsByPart, countsByPlace, strongestPart } from './counts.ts'
import { type Act, judgedLists } from './outcomes.ts'
import { reportOf } from './report.ts'

const START = Date.UTC(2026, 8, 1)
const HOUR = 3_600_000
const DAY = 24 * HOUR
const [viewer, ben, eve] = [newId(START), newId(START), newId(START)]

function page(after: number, subjects: StoredShownList['subjects'], more: Partial<StoredShownList> = {}): StoredShownList {
  const shownAt = new Date(START + after)
  const scores = subjects.map((_, at) => 90 - 10 * at)
  return {
    id: newId(START),
    viewerId: viewer,
    list: 'peers',
    forId: viewer,
    day: shownAt.toISOString().slice(0, 10),
    shownAt,
    firstPlace: 1,
    subjects,
    scores,
    parts: { genome: scores.map((score) => score / 4), tags: scores.map((score) => (score * 3) / 4) },
    skills: null,
    orders: null,
    opened: [],
    ...more,
  }
}

const act = (subjectId: string, at: number, what: Act['what'] = 'followed'): Act => ({ forId: viewer, subjectId, what, at: START + at })

/** What came of each place, list by list, oldest first. */
const judged = (pages: StoredShownList[], acts: Act[]) =>
  judgedLists(pages, acts)
    .toReversed()
    .map((list) => list.map(({ place, cameOfIt }) => [place, ...cameOfIt]))

describe('what came of an entry', () => {
  test.each([
    { told: 'what was done afterwards', at: HOUR, expected: [[[1, 'followed'], [2]]] },
    { told: 'nothing that was done before', at: -HOUR, expected: [[[1], [2]]] },
    { told: 'nothing that was done weeks later', at: 14 * DAY, expected: [[[1], [2]]] },
  ])('is $told', ({ at, expected }) => {
    expect(judged([page(0, [ben, eve])], [act(ben, at)])).toEqual(expected)
  })

  test('counts for the last list that showed it before', () => {
    const pages = [page(0, [ben, eve]), page(DAY, [eve, ben]), page(3 * DAY, [ben])]
    expect(judged(pages, [act(ben, 2 * DAY)])).toEqual([[[1], [2]], [[1], [2, 'followed']], [[1]]])
  })

  test('is what the list itself knows of opened profiles', () => {
    expect(judged([page(0, [ben, eve], { opened: [eve] })], [])).toEqual([[[1], [2, 'opened']]])
  })

  test('leaves out who was erased, whose place nobody takes; pages of one day are one list', () => {
    const pages = [page(0, [null, ben]), page(HOUR, [eve], { firstPlace: 3 })]
    expect(judged(pages, [act(eve, 2 * HOUR)])[0]!.toSorted()).toEqual([[2], [3, 'followed']])
  })
})

test('places and parts are counted in groups', () => {
  const lists = judgedLists([page(0, [ben, eve]), page(DAY, [ben])], [act(ben, HOUR), act(eve, HOUR), act(ben, DAY + HOUR)])
  expect(countsByPlace(lists, ['followed'])).toEqual([
    { label: '1', shown: 2, cameOfIt: { followed: 2 } },
    { label: '2', shown: 1, cameOfIt: { followed: 1 } },
  ])
  expect(countsByPart(lists, ['followed'])).toEqual([{ label: 'tags', shown: 3, cameOfIt: { followed: 3 } }])
})

test.each([
  [{ genome: 1, tags: 3, text: 2 }, 'tags'],
  [{ genome: 0, tags: 0 }, 'none'],
  [{}, 'none'],
])('of %j the strongest is %s', (parts, strongest) => {
  expect(strongestPart({ parts })).toBe(strongest)
})

describe('the report', () => {
  /** Ten people for each of so many days, of whom the viewer follows the one at a place. */
  function followedAt(placeOf: (day: number) => number, days: number): string {
    const people = Array.from({ length: 10 }, () => newId(START))
    const pages = Array.from({ length: days }, (_, day) => page(day * DAY, people))
    const acts = pages.map((_, day) => act(people[placeOf(day) - 1]!, day * DAY + HOUR))
    return reportOf('peers', judgedLists(pages, acts)).join('\n')
  }

  test('says that the place matters, and cannot tell it from the score', () => {
    const report = followedAt((day) => 1 + (day % 3), 60)
    expect(report).toContain('## Students like them: 60 lists with 600 entries')
    expect(report).toContain('| 1 | 60 | 0 (0%) | 20 (33%) |')
    expect(report).toContain('| 4 to 5 | 120 | 0 (0%) | 0 (0%) |')
    expect(report).toMatch(/Does the place matter\? Yes: followed had 2.0 on average \(place\), by chance 5.5; p = 0.0001, 60 in 60 groups/)
    expect(report).toMatch(/Does the score matter\? Yes/)
    expect(report).toMatch(/Does the score matter at the same place\? Nothing that could not be chance/)
    expect(report).toContain('opened: too little to tell, 0 of the 20 that it takes.')
  })

  test('tells the score from the place: of those at one place, the ones with more points by skills are followed', () => {
    const people = Array.from({ length: 10 }, () => newId(START))
    const pages = Array.from({ length: 60 }, (_, day) => {
      const scores = people.map((_, at) => 90 - 5 * at + (day % 2 === 0 && at === 4 ? 4 : 0))
      return page(day * DAY, people, { scores, parts: { genome: people.map(() => 20), tags: scores.map((score) => score - 20) } })
    })
    const acts = pages.flatMap((_, day) => (day % 2 === 0 ? [act(people[4]!, day * DAY + HOUR)] : []))
    const report = reportOf('peers', judgedLists(pages, acts)).join('\n')
    expect(report).toMatch(/Does the score matter at the same place\? Yes/)
    expect(report).toMatch(/Does its part by tags matter at the same place\? Yes/)
    expect(report).toMatch(/Does its part by genome matter at the same place\? Nothing that could not be chance/)
  })

  test('says that it could be chance', () => {
    const report = followedAt((day) => 1 + (day % 10), 60)
    expect(report).toMatch(/Does the place matter\? Nothing that could not be chance/)
    expect(report).not.toContain('Yes')
  })

  test('says when there is too little, and when there is nothing', () => {
    expect(followedAt(() => 1, 19)).toContain('followed: too little to tell, 19 of the 20 that it takes.')
    expect(reportOf('jobs', [])).toEqual(['## Jobs suggested to students: 0 lists with 0 entries', '', 'Nothing is logged.'])
  })
})
