import { inNoGroup } from '../../visibility/visibility.policy.ts'
import { deserialize, serialize } from 'node:v8'
import { newId } from '@trellis/contract/wire/ids.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rawScore, type ScoreWeights, likenessOf } from '../scoring/score.ts'
import { learnDimensions } from '../relations/learnDimensions.ts'
import { placeOf } from '../relations/skillDimensions.ts'
import { rankedBy as rankedByVectors } from '../scoring/rankedBy.ts'
import { unitSparse } from '../vectors/sparse.ts'
import { asTyped } from '../../profiles/words/queryWords.ts'
import { searchTextOf } from '../../profiles/words/searchText.ts'
import type { IndexMember } from './indexMember.ts'
import { createMatchIndex, type MatchIndex } from './matchIndex.ts'
import type { IndexFilter, IndexView } from './filter.ts'

const weights: ScoreWeights = { genome: 2, tags: 3, related: 1, text: 4 }
const dimensions = learnDimensions([
  unitSparse([
    { index: 1, value: 1 },
    { index: 2, value: 1 },
  ]),
])
const noFilter: IndexFilter = { excluded: new Set(), unlistedToo: false }

const NO_TEXT = searchTextOf('', '')

const sparse = fc
  .uniqueArray(fc.record({ index: fc.nat(30), value: fc.double({ min: 0.1, max: 1, noNaN: true }) }), {
    selector: ({ index }) => index,
    maxLength: 6,
  })
  .map(unitSparse)
const direction = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 31, maxLength: 31 }).map((values) => {
  const length = Math.hypot(...values) || 1
  return values.map((value) => value / length)
})
const member: fc.Arbitrary<IndexMember> = fc.record({
  id: fc.nat(1e9).map((at) => newId(at)),
  level: fc.nat(4),
  yearsExperience: fc.nat(30),
  listed: fc.boolean(),
  birthYear: fc.option(fc.integer({ min: 1950, max: 2012 })),
  city: fc.constantFrom('bergen', 'lagos'),
  state: fc.constant(''),
  country: fc.constantFrom('norway', 'nigeria'),
  membership: fc.subarray(['group one', 'group two']),
  mentoring: fc.constant([]),
  vectors: fc
    .record({ direction, tags: sparse, text: sparse })
    .map((vectors) => ({ ...vectors, related: placeOf(vectors.tags, dimensions) })),
  digest: fc.nat(),
  name: fc.constantFrom('Ann Bo', 'Cy Dee'),
})

const scoreOf = (a: IndexMember, b: IndexMember): number => rawScore(likenessOf(a.vectors, b.vectors, dimensions), weights)

const by = ({ vectors }: IndexMember) => rankedByVectors(vectors, { weights, dimensions })

describe('the match index', () => {
  test('ranks everybody as comparing one by one does', () => {
    fc.assert(
      fc.property(fc.array(member, { minLength: 1, maxLength: 60 }), member, (members, own) => {
        const matchIndex = createMatchIndex()
        for (const one of members) matchIndex.put(one, NO_TEXT)
        const listed = members.filter((one) => one.listed)
        const { ids, total } = matchIndex.nearest({ rankedBy: by(own), filter: noFilter, limit: 10 })
        expect(total).toBe(listed.length)
        const expected = listed.map((one) => scoreOf(own, one)).toSorted((a, b) => b - a)
        const found = ids.map((id) =>
          scoreOf(
            own,
            listed.find((one) => one.id === id)!,
          ),
        )
        expect(ids).toHaveLength(Math.min(10, listed.length))
        for (const [at, score] of found.entries()) expect(score).toBeCloseTo(expected[at]!, 4)
      }),
    )
  })

  test('knows the latest of everybody, however often they change', () => {
    const [first, ...others] = fc.sample(member, 40)
    const matchIndex = createMatchIndex()
    for (const one of others) matchIndex.put({ ...one, listed: true }, NO_TEXT)
    for (let times = 0; times < 5_000; times++) matchIndex.put({ ...first!, listed: true, level: times % 5 }, NO_TEXT)
    matchIndex.put({ ...first!, listed: true, level: 3 }, NO_TEXT)
    expect(matchIndex.size).toBe(40)
    const { ids } = matchIndex.nearest({ rankedBy: by(first!), filter: { ...noFilter, levels: new Set([3]) }, limit: 40 })
    expect(ids.filter((id) => id === first!.id)).toHaveLength(1)
    matchIndex.put({ ...first!, listed: false }, NO_TEXT)
    expect(matchIndex.nearest({ rankedBy: by(first!), filter: noFilter, limit: 40 }).ids).not.toContain(first!.id)
  })

  test('finds nobody whom it was told to forget, until they are put again', () => {
    const [first, second] = fc.sample(member, 2).map((one) => ({ ...one, listed: true })) as [IndexMember, IndexMember]
    const matchIndex = createMatchIndex()
    const found = () => matchIndex.nearest({ rankedBy: by(first), filter: noFilter, limit: 5 })
    matchIndex.put(first, NO_TEXT)
    matchIndex.put(second, NO_TEXT)
    matchIndex.forget([first.id, newId()])
    expect(matchIndex.size).toBe(1)
    expect(found()).toEqual({ ids: [second.id], total: 1 })
    matchIndex.put(first, NO_TEXT)
    expect(found().ids.toSorted()).toEqual([first.id, second.id].toSorted())
  })

  test('is the same after it was stored, and goes on from there', () => {
    const text = fc.constantFrom('chess judo', 'choir', 'chess choir piano', '')
    const put = (matchIndex: MatchIndex, [one, bio]: [IndexMember, string]): void => matchIndex.put(one, searchTextOf(one.name, bio))
    const some = fc.array(fc.tuple(member, text), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(some, some, fc.array(fc.nat(29), { maxLength: 4 }), (first, later, forgotten) => {
        const matchIndex = createMatchIndex()
        for (const one of first) put(matchIndex, one)
        matchIndex.forget(forgotten.flatMap((at) => first[at]?.[0].id ?? []))
        const again = createMatchIndex(deserialize(serialize(matchIndex.stored())))
        for (const both of [matchIndex, again]) for (const one of later) put(both, one)
        expect(again.size).toBe(matchIndex.size)
        const words = { name: [], text: asTyped('ches') }
        for (const filter of [noFilter, { ...noFilter, words }, { ...noFilter, levels: new Set([1, 2]), city: 'lagos' }]) {
          const rankedBy = by(later[0]![0])
          expect(again.nearest({ rankedBy, filter, limit: 50 })).toEqual(matchIndex.nearest({ rankedBy, filter, limit: 50 }))
          expect(again.named({ filter, limit: 50 })).toEqual(matchIndex.named({ filter, limit: 50 }))
        }
      }),
    )
  })

  test('tells who differs by their digests, and keeps only whom it is told', () => {
    const [ann, bo, cy] = fc.sample(member, 3).map((one, at) => ({ ...one, id: newId(at), listed: true, digest: at })) as [
      IndexMember,
      IndexMember,
      IndexMember,
    ]
    const matchIndex = createMatchIndex()
    matchIndex.put(ann, NO_TEXT)
    matchIndex.put(bo, NO_TEXT)
    expect(matchIndex.differing([ann.id, bo.id, cy.id], [0, 7, 2])).toEqual([bo.id, cy.id])
    matchIndex.keepOnly([bo.id, cy.id])
    expect(matchIndex.nearest({ rankedBy: by(ann), filter: noFilter, limit: 5 }).ids).toEqual([bo.id])
  })

  test.each<[string, Partial<IndexFilter>, Partial<IndexMember>, Partial<IndexMember>]>([
    ['levels', { levels: new Set([1]) }, { level: 1 }, { level: 2 }],
    ['a higher level', { ahead: { level: 1, years: 3 } }, { level: 2, yearsExperience: 0 }, { level: 0, yearsExperience: 9 }],
    ['more years', { ahead: { level: 1, years: 3 } }, { level: 1, yearsExperience: 3 }, { level: 1, yearsExperience: 2 }],
    ['the city', { city: 'lagos' }, { city: 'lagos' }, { city: 'bergen' }],
    ['the country', { country: 'norway' }, { country: 'norway' }, { country: 'nigeria' }],
    ['groups', { membership: { all: ['one'], mentors: [] } }, { membership: ['one'] }, { membership: ['two'] }],
    [
      'being a mentor in groups',
      { membership: { all: [], mentors: ['one'] } },
      { membership: ['one', 'two'], mentoring: ['one'] },
      { membership: ['one', 'two'], mentoring: ['two'] },
    ],
    ['age', { age: { bornBefore: 2000, orIn: inNoGroup, orInAny: false } }, { birthYear: 1999 }, { birthYear: 2000 }],
    ['unknown age', { age: { bornBefore: 2000, orIn: inNoGroup, orInAny: false } }, { birthYear: 1999 }, { birthYear: null }],
    [
      'age or any group',
      { age: { bornBefore: 2000, orIn: { all: ['two'], mentors: [] }, orInAny: true } },
      { birthYear: null, membership: ['one'] },
      { birthYear: null },
    ],
    [
      'age or a group',
      { age: { bornBefore: 2000, orIn: { all: ['one'], mentors: [] }, orInAny: false } },
      { birthYear: null, membership: ['one'] },
      { birthYear: null },
    ],
    ['being listed', {}, { listed: true }, { listed: false }],
  ])('keeps by %s', (_what, filter, kept, left) => {
    const [one, other] = fc.sample(member, 2) as [IndexMember, IndexMember]
    const matchIndex = createMatchIndex()
    matchIndex.put({ ...one, listed: true, membership: [], mentoring: [], ...kept }, NO_TEXT)
    matchIndex.put({ ...other, listed: true, membership: [], mentoring: [], ...left }, NO_TEXT)
    const { ids, total } = matchIndex.nearest({ rankedBy: by(one), filter: { ...noFilter, ...filter }, limit: 5 })
    expect({ ids, total }).toEqual({ ids: [one.id], total: 1 })
  })
})

describe('the words of the match index', () => {
  const [one] = fc.sample(member, 1)
  const person = (name: string, more: Partial<IndexMember> = {}): IndexMember => ({ ...one!, id: newId(), name, listed: true, ...more })
  const view: IndexView = { excluded: new Set(), unlistedToo: false }
  const matchIndexOf = (people: readonly (readonly [IndexMember, string])[]) => {
    const matchIndex = createMatchIndex()
    for (const [person, bio] of people) matchIndex.put(person, searchTextOf(person.name, bio))
    return matchIndex
  }
  const wordsOf = (keyword: string, among?: IndexView) => ({ name: [], text: asTyped(keyword), among })

  test('find those alone who fit, names that hold them first, then by name', () => {
    const [ann, bo, cy, dee] = [person('Ann'), person('Bo'), person('Cy Chess'), person('Dee', { listed: false })] as const
    const matchIndex = matchIndexOf([
      [bo, 'chess'],
      [ann, 'chess'],
      [cy, ''],
      [dee, 'chess'],
      [person('Eve'), 'judo'],
    ])
    const named = (filter: Partial<IndexFilter>) => matchIndex.named({ filter: { ...view, ...filter }, limit: 3 })
    expect(named({ words: wordsOf('chess') })).toEqual({ ids: [cy.id, ann.id, bo.id], total: 3 })
    expect(named({ words: wordsOf('chess'), excluded: new Set([ann.id]) })).toEqual({ ids: [cy.id, bo.id], total: 2 })
    expect(named({ words: wordsOf('chess'), self: dee.id })).toEqual({ ids: [cy.id, ann.id, bo.id], total: 4 })
    expect(named({}).total).toBe(4)
    const near = matchIndex.nearest({ rankedBy: by(one!), filter: { ...view, words: wordsOf('chess') }, limit: 9 })
    expect(near).toEqual({ ids: [ann.id, bo.id, cy.id].toSorted(), total: 3 })
  })

  test('forgive a typo that nobody in view wrote on purpose', () => {
    const [ann, dee] = [person('Ann'), person('Dee', { listed: false })] as const
    const matchIndex = matchIndexOf([
      [ann, 'chess'],
      [dee, 'chest'],
    ])
    const find = (words: IndexFilter['words'], more: Partial<IndexFilter> = {}) =>
      matchIndex.named({ filter: { ...view, ...more, words }, limit: 9 }).ids
    expect(find(wordsOf('chest'))).toEqual([])
    expect(find(wordsOf('chest', view))).toEqual([ann.id])
    expect(find(wordsOf('chest', { ...view, self: dee.id }))).toEqual([])
    expect(find(wordsOf('chest', { ...view, unlistedToo: true }), { unlistedToo: true })).toEqual([dee.id])
  })

  test('are those of the latest texts, however often these change', () => {
    const [ann, bo] = [person('Ann'), person('Bo')] as const
    const matchIndex = matchIndexOf([[bo, 'chess']])
    for (let times = 0; times < 5_000; times++) matchIndex.put(ann, searchTextOf('Ann', `judo${times}`))
    const find = (keyword: string) => matchIndex.named({ filter: { ...view, words: wordsOf(keyword, view) }, limit: 9 }).ids
    expect(find('judo4999')).toEqual([ann.id])
    expect(find('judo')).toEqual([ann.id])
    expect(find('chess')).toEqual([bo.id])
    matchIndex.put(ann, searchTextOf('Ann', 'chess'))
    expect(find('judo')).toEqual([])
    expect(find('chess')).toEqual([ann.id, bo.id])
    matchIndex.forget([bo.id])
    expect(find('chess')).toEqual([ann.id])
  })

  test('of texts that were replaced are not kept for ever', () => {
    const matchIndex = matchIndexOf([])
    const ann = person('Ann')
    for (let times = 0; times < 200; times++) {
      const words = Array.from({ length: 3_000 }, (_, at) => `w${times}x${at}`)
      matchIndex.put(ann, ` ann \n ${words.join(' ')} `)
    }
    expect(matchIndex.wordCount).toBeLessThan(120_000)
    const find = (keyword: string) => matchIndex.named({ filter: { ...view, words: wordsOf(keyword) }, limit: 9 }).ids
    expect([find('w199x2999'), find('w198x2999')]).toEqual([[ann.id], []])
  })
})
