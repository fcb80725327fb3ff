import { newId } from '@trellis/contract/ids.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rawScore, type ScoreWeights, likenessOf } from '../score.ts'
import { unitSparse } from '../sparse.ts'
import { asTyped } from '../../profiles/askedWords.ts'
import { searchTextOf } from '../../profiles/searchText.ts'
import { createCrowd, type CrowdMember } from './crowd.ts'
import type { CrowdFilter, CrowdView } from './filter.ts'

const weights: ScoreWeights = { genome: 2, tags: 3, text: 4, medians: { genome: 0, tags: 0, text: 0 }, constant: 0 }
const noFilter: CrowdFilter = { excluded: new Set(), unlistedToo: false }

const NO_TEXT = searchTextOf('', '')

const sparse = fc
  .uniqueArray(fc.record({ index: fc.nat(30), value: fc.double({ min: 0.1, max: 1, noNaN: true }) }), {
    selector: ({ index }) => index,
    maxLength: 6,
  })
  .map(unitSparse)
const direction = fc
  .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 31, maxLength: 31 })
  .map((values) => {
    const length = Math.hypot(...values) || 1
    return values.map((value) => value / length)
  })
const member: fc.Arbitrary<CrowdMember> = fc.record({
  id: fc.nat(1e9).map((at) => newId(at)),
  level: fc.nat(4),
  yearsExperience: fc.nat(30),
  listed: fc.boolean(),
  birthYear: fc.option(fc.integer({ min: 1950, max: 2012 })),
  city: fc.constantFrom('bergen', 'lagos'),
  state: fc.constant(''),
  country: fc.constantFrom('norway', 'nigeria'),
  membership: fc.subarray(['group one', 'group two']),
  vectors: fc.record({ direction, tags: sparse, text: sparse }),
  name: fc.constantFrom('Ann Bo', 'Cy Dee'),
})

const scoreOf = (a: CrowdMember, b: CrowdMember): number => rawScore(likenessOf(a.vectors, b.vectors), weights)

describe('the crowd', () => {
  test('ranks everybody as comparing one by one does', () => {
    fc.assert(
      fc.property(fc.array(member, { minLength: 1, maxLength: 60 }), member, (members, own) => {
        const crowd = createCrowd(weights)
        for (const one of members) crowd.put(one, NO_TEXT)
        const listed = members.filter((one) => one.listed)
        const { ids, total } = crowd.nearest({ vectors: own.vectors, filter: noFilter, limit: 10 })
        expect(total).toBe(listed.length)
        const expected = listed.map((one) => scoreOf(own, one)).toSorted((a, b) => b - a)
        const found = ids.map((id) => scoreOf(own, listed.find((one) => one.id === id)!))
        expect(ids).toHaveLength(Math.min(10, listed.length))
        for (const [at, score] of found.entries()) expect(score).toBeCloseTo(expected[at]!, 4)
      }),
    )
  })

  test('knows the latest of everybody, however often they change', () => {
    const [first, ...others] = fc.sample(member, 40)
    const crowd = createCrowd(weights)
    for (const one of others) crowd.put({ ...one, listed: true }, NO_TEXT)
    for (let times = 0; times < 5_000; times++) crowd.put({ ...first!, listed: true, level: times % 5 }, NO_TEXT)
    crowd.put({ ...first!, listed: true, level: 3 }, NO_TEXT)
    expect(crowd.size).toBe(40)
    const { ids } = crowd.nearest({ vectors: first!.vectors, filter: { ...noFilter, levels: new Set([3]) }, limit: 40 })
    expect(ids.filter((id) => id === first!.id)).toHaveLength(1)
    crowd.put({ ...first!, listed: false }, NO_TEXT)
    expect(crowd.nearest({ vectors: first!.vectors, filter: noFilter, limit: 40 }).ids).not.toContain(first!.id)
  })

  test('finds nobody whom it was told to forget, until they are put again', () => {
    const [first, second] = fc.sample(member, 2).map((one) => ({ ...one, listed: true })) as [CrowdMember, CrowdMember]
    const crowd = createCrowd(weights)
    const found = () => crowd.nearest({ vectors: first.vectors, filter: noFilter, limit: 5 })
    crowd.put(first, NO_TEXT)
    crowd.put(second, NO_TEXT)
    crowd.forget([first.id, newId()])
    expect(crowd.size).toBe(1)
    expect(found()).toEqual({ ids: [second.id], total: 1 })
    crowd.put(first, NO_TEXT)
    expect(found().ids.toSorted()).toEqual([first.id, second.id].toSorted())
  })

  test.each<[string, Partial<CrowdFilter>, Partial<CrowdMember>, Partial<CrowdMember>]>([
    ['levels', { levels: new Set([1]) }, { level: 1 }, { level: 2 }],
    ['a higher level', { ahead: { level: 1, years: 3 } }, { level: 2, yearsExperience: 0 }, { level: 0, yearsExperience: 9 }],
    ['more years', { ahead: { level: 1, years: 3 } }, { level: 1, yearsExperience: 3 }, { level: 1, yearsExperience: 2 }],
    ['the city', { city: 'lagos' }, { city: 'lagos' }, { city: 'bergen' }],
    ['the country', { country: 'norway' }, { country: 'norway' }, { country: 'nigeria' }],
    ['groups', { membership: ['one'] }, { membership: ['one'] }, { membership: ['two'] }],
    ['age', { age: { bornBefore: 2000, orIn: [] } }, { birthYear: 1999 }, { birthYear: 2000 }],
    ['unknown age', { age: { bornBefore: 2000, orIn: [] } }, { birthYear: 1999 }, { birthYear: null }],
    ['age or a group', { age: { bornBefore: 2000, orIn: ['one'] } }, { birthYear: null, membership: ['one'] }, { birthYear: null }],
    ['being listed', {}, { listed: true }, { listed: false }],
  ])('keeps by %s', (_what, filter, kept, left) => {
    const [one, other] = fc.sample(member, 2) as [CrowdMember, CrowdMember]
    const crowd = createCrowd(weights)
    crowd.put({ ...one, listed: true, membership: [], ...kept }, NO_TEXT)
    crowd.put({ ...other, listed: true, membership: [], ...left }, NO_TEXT)
    const { ids, total } = crowd.nearest({ vectors: one.vectors, filter: { ...noFilter, ...filter }, limit: 5 })
    expect({ ids, total }).toEqual({ ids: [one.id], total: 1 })
  })
})

describe('the words of the crowd', () => {
  const [one] = fc.sample(member, 1)
  const person = (name: string, more: Partial<CrowdMember> = {}): CrowdMember => ({ ...one!, id: newId(), name, listed: true, ...more })
  const view: CrowdView = { excluded: new Set(), unlistedToo: false }
  const crowdOf = (people: readonly (readonly [CrowdMember, string])[]) => {
    const crowd = createCrowd(weights)
    for (const [person, bio] of people) crowd.put(person, searchTextOf(person.name, bio))
    return crowd
  }
  const wordsOf = (keyword: string, among?: CrowdView) => ({ name: [], text: asTyped(keyword), among })

  test('find those alone who fit, names that hold them first, then by name', () => {
    const [ann, bo, cy, dee] = [person('Ann'), person('Bo'), person('Cy Chess'), person('Dee', { listed: false })] as const
    const crowd = crowdOf([[bo, 'chess'], [ann, 'chess'], [cy, ''], [dee, 'chess'], [person('Eve'), 'judo']])
    const named = (filter: Partial<CrowdFilter>) => crowd.named({ filter: { ...view, ...filter }, limit: 3 })
    expect(named({ words: wordsOf('chess') })).toEqual({ ids: [cy.id, ann.id, bo.id], total: 3 })
    expect(named({ words: wordsOf('chess'), excluded: new Set([ann.id]) })).toEqual({ ids: [cy.id, bo.id], total: 2 })
    expect(named({ words: wordsOf('chess'), self: dee.id })).toEqual({ ids: [cy.id, ann.id, bo.id], total: 4 })
    expect(named({}).total).toBe(4)
    const near = crowd.nearest({ vectors: one!.vectors, filter: { ...view, words: wordsOf('chess') }, limit: 9 })
    expect(near).toEqual({ ids: [ann.id, bo.id, cy.id].toSorted(), total: 3 })
  })

  test('forgive a typo that nobody in view wrote on purpose', () => {
    const [ann, dee] = [person('Ann'), person('Dee', { listed: false })] as const
    const crowd = crowdOf([[ann, 'chess'], [dee, 'chest']])
    const find = (words: CrowdFilter['words'], more: Partial<CrowdFilter> = {}) => crowd.named({ filter: { ...view, ...more, words }, limit: 9 }).ids
    expect(find(wordsOf('chest'))).toEqual([])
    expect(find(wordsOf('chest', view))).toEqual([ann.id])
    expect(find(wordsOf('chest', { ...view, self: dee.id }))).toEqual([])
    expect(find(wordsOf('chest', { ...view, unlistedToo: true }), { unlistedToo: true })).toEqual([dee.id])
  })

  test('are those of the latest texts, however often these change', () => {
    const [ann, bo] = [person('Ann'), person('Bo')] as const
    const crowd = crowdOf([[bo, 'chess']])
    for (let times = 0; times < 5_000; times++) crowd.put(ann, searchTextOf('Ann', `judo${times}`))
    const find = (keyword: string) => crowd.named({ filter: { ...view, words: wordsOf(keyword, view) }, limit: 9 }).ids
    expect(find('judo4999')).toEqual([ann.id])
    expect(find('judo')).toEqual([ann.id])
    expect(find('chess')).toEqual([bo.id])
    crowd.put(ann, searchTextOf('Ann', 'chess'))
    expect(find('judo')).toEqual([])
    expect(find('chess')).toEqual([ann.id, bo.id])
    crowd.forget([bo.id])
    expect(find('chess')).toEqual([ann.id])
  })
})
