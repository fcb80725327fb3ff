import { isOtherCountry } from '@trellis/contract/profiles/countries.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idsOf, packIds, type PackedIds } from '../../platform/database/packedIds.ts'
import type { GroupsSeen } from '../../memberships/memberships.queries.ts'
import type { IndexMember } from './indexMember.ts'
import { createFacts } from './facts.ts'
import type { IndexFilter } from './filter.ts'

const NO_VECTORS = { related: [], direction: [], tags: { indices: [], values: [] }, text: { indices: [], values: [] } }
const ids = Array.from({ length: 12 }, (_, at) => `01900000-0000-7000-8000-0000000000${at + 10}`)
const id = fc.constantFrom(...ids)
const groups = fc.subarray(['one', 'two', 'three'])
const city = fc.constantFrom('bergen', 'lagos', '')
const country = fc.constantFrom('norway', 'no', 'nigeria', 'norawy', '')

const member = fc
  .record({
    id,
    name: fc.constant('Ann'),
    level: fc.nat(4),
    yearsExperience: fc.nat(10).map((halves) => halves / 2),
    listed: fc.boolean(),
    birthYear: fc.option(fc.integer({ min: 1999, max: 2002 })),
    city,
    state: city,
    country,
    membership: groups,
    mentoring: fc.constant<string[]>([]),
    vectors: fc.constant(NO_VECTORS),
    digest: fc.nat(),
  })
  .chain((member) => fc.subarray(member.membership).map((mentoring) => ({ ...member, mentoring })))

const seenGroups: fc.Arbitrary<GroupsSeen> = fc.record({ all: groups, mentors: groups })
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const filter: fc.Arbitrary<IndexFilter> = fc.record({
  excluded: fc.subarray(ids, { maxLength: 4 }).map((some) => new Set(some)),
  unlistedToo: fc.boolean(),
  age: maybe(fc.record({ bornBefore: fc.integer({ min: 1999, max: 2003 }), orIn: seenGroups, orInAny: fc.boolean() })),
  ofAnyAge: maybe(fc.subarray(ids, { maxLength: 4 }).map(packIds)),
  inAnyCase: maybe(fc.subarray(ids, { maxLength: 4 }).map(packIds)),
  self: maybe(id),
  levels: maybe(fc.subarray([0, 1, 2, 3, 4]).map((levels) => new Set(levels))),
  ahead: maybe(fc.record({ level: fc.nat(4), years: fc.nat(5) })),
  worked: maybe(
    fc.record({
      least: fc.integer({ min: -1, max: 5 }),
      most: fc.constantFrom(1, 3, Infinity),
      above: maybe(fc.record({ level: fc.nat(4), most: fc.constantFrom(0.9, 3) })),
    }),
  ),
  city: maybe(fc.constantFrom('bergen', 'lagos', 'nowhere')),
  state: maybe(city),
  country: maybe(country),
  workCountry: maybe(fc.constantFrom('Norway', 'NG', 'Norawy')),
  membership: maybe(seenGroups),
  only: maybe(fc.subarray(ids).map(packIds)),
})

/** The rule as it is read: one person, one question after another. */
function fits(member: IndexMember, filter: IndexFilter): boolean {
  const { excluded, unlistedToo, age, ofAnyAge, inAnyCase, self } = filter
  const { levels, ahead, worked, city, state, country, workCountry, membership, only } = filter
  const isAmong = (packed: PackedIds | undefined) => packed !== undefined && idsOf(packed).includes(member.id)
  const isSeenIn = ({ all, mentors }: GroupsSeen) =>
    member.membership.some((group) => all.includes(group) || (mentors.includes(group) && member.mentoring.includes(group)))
  if (levels && !levels.has(member.level)) return false
  if (ahead && member.level < ahead.level) return false
  if (ahead && member.level === ahead.level && member.yearsExperience < ahead.years) return false
  if (worked && member.yearsExperience > 0 && !(member.yearsExperience >= worked.least && member.yearsExperience <= worked.most))
    return false
  if (worked?.above && member.level > worked.above.level && member.yearsExperience > worked.above.most) return false
  if (city !== undefined && member.city !== city) return false
  if (state !== undefined && member.state !== state) return false
  if (country !== undefined && member.country !== country) return false
  if (workCountry !== undefined && isOtherCountry(member.country, workCountry)) return false
  if (membership && !isSeenIn(membership)) return false
  if (only && !isAmong(only)) return false
  if (member.id === self) return true
  if (excluded.has(member.id)) return false
  if (isAmong(inAnyCase)) return true
  if (!(member.listed || unlistedToo)) return false
  const isOldEnough = age === undefined || (member.birthYear !== null && member.birthYear < age.bornBefore)
  return isOldEnough || isSeenIn(age.orIn) || (age.orInAny && member.membership.length > 0) || isAmong(ofAnyAge)
}

test('whoever fits a filter when asked one by one is found in the columns, and nobody else', () => {
  const everybody = fc.uniqueArray(member, { selector: ({ id }) => id, maxLength: ids.length })
  fc.assert(
    fc.property(everybody, filter, fc.subarray(ids), (members, filter, gone) => {
      const placeOf = (id: string) => {
        const place = members.findIndex((one) => one.id === id)
        return place < 0 || gone.includes(id) ? undefined : place
      }
      const placesOfAll = (packed: PackedIds) => Int32Array.from(idsOf(packed).flatMap((id) => placeOf(id) ?? []))
      const facts = createFacts({ placeOf, placesOfAll })
      for (const one of members) facts.add(one)
      for (const [place, one] of members.entries()) if (gone.includes(one.id)) facts.takeOut(place)
      const fitting = members.filter((one) => !gone.includes(one.id) && fits(one, filter))
      const found = Array.from(facts.fitting(filter), (place) => members[place]!.id)
      expect(found.toSorted()).toEqual(fitting.map((one) => one.id).toSorted())
    }),
    { numRuns: 500 },
  )
})
