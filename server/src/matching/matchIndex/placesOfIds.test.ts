import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idsOf, packIds } from '../../platform/database/packedIds.ts'
import { createPlacesOfIds } from './placesOfIds.ts'

test('ids are told one by one and many at once as a map tells them, those that are given another place too', () => {
  const one = fc.uuid()
  fc.assert(
    fc.property(fc.array(one, { maxLength: 40 }), fc.array(one, { maxLength: 5 }), fc.nat(), (some, others, seed) => {
      // Enough for the table to grow more than once, ids that differ in their last numbers alone among them.
      const like = Array.from(
        { length: 1_500 },
        (_, at) => `01900000-0000-7000-8000-${((seed % 1_000) + at).toString(16).padStart(12, '0')}`,
      )
      const ids = [...some, ...like, ...some.slice(0, 3)]
      const places = createPlacesOfIds(ids.slice(0, 20))
      for (const id of ids.slice(20)) places.push(id)
      const expected = new Map(ids.map((id, place) => [id, place]))
      const asked = [...others, ...ids]
      expect(idsOf(packIds(asked))).toEqual(asked)
      expect(asked.map((id) => places.lastOf(id))).toEqual(asked.map((id) => expected.get(id)))
      expect([...places.lastOfAll(packIds(asked))]).toEqual(asked.flatMap((id) => expected.get(id) ?? []))
    }),
    { numRuns: 20 },
  )
})
