import { newId } from '@trellis/contract/ids.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rawScore, type ScoreWeights, likenessOf } from '../score.ts'
import { unitSparse } from '../sparse.ts'
import { createCrowd, type CrowdMember } from './crowd.ts'
import type { CrowdFilter } from './filter.ts'

const weights: ScoreWeights = { genome: 2, tags: 3, text: 4, medians: { genome: 0, tags: 0, text: 0 }, constant: 0 }
const noFilter: CrowdFilter = { excluded: new Set(), unlistedToo: false }

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
})

const scoreOf = (a: CrowdMember, b: CrowdMember): number => rawScore(likenessOf(a.vectors, b.vectors), weights)

describe('the crowd', () => {
  test('ranks everybody as comparing one by one does', () => {
    fc.assert(
      fc.property(fc.array(member, { minLength: 1, maxLength: 60 }), member, (members, own) => {
        const crowd = createCrowd(weights)
        for (const one of members) crowd.put(one)
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
    for (const one of others) crowd.put({ ...one, listed: true })
    for (let times = 0; times < 5_000; times++) crowd.put({ ...first!, listed: true, level: times % 5 })
    crowd.put({ ...first!, listed: true, level: 3 })
    expect(crowd.size).toBe(40)
    const { ids } = crowd.nearest({ vectors: first!.vectors, filter: { ...noFilter, levels: new Set([3]) }, limit: 40 })
    expect(ids.filter((id) => id === first!.id)).toHaveLength(1)
    crowd.put({ ...first!, listed: false })
    expect(crowd.nearest({ vectors: first!.vectors, filter: noFilter, limit: 40 }).ids).not.toContain(first!.id)
  })

  test('finds nobody whom it was told to forget, until they are put again', () => {
    const [first, second] = fc.sample(member, 2).map((one) => ({ ...one, listed: true })) as [CrowdMember, CrowdMember]
    const crowd = createCrowd(weights)
    const found = () => crowd.nearest({ vectors: first.vectors, filter: noFilter, limit: 5 })
    crowd.put(first)
    crowd.put(second)
    crowd.forget([first.id, newId()])
    expect(crowd.size).toBe(1)
    expect(found()).toEqual({ ids: [second.id], total: 1 })
    crowd.put(first)
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
    crowd.put({ ...one, listed: true, membership: [], ...kept })
    crowd.put({ ...other, listed: true, membership: [], ...left })
    const { ids, total } = crowd.nearest({ vectors: one.vectors, filter: { ...noFilter, ...filter }, limit: 5 })
    expect({ ids, total }).toEqual({ ids: [one.id], total: 1 })
  })
})
