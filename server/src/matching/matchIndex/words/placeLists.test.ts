import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPlaceLists, type PlaceLists } from './placeLists.ts'

const placesIn = (lists: PlaceLists, list: number): number[] => {
  const places: number[] = []
  lists.each(list, (place) => places.push(place))
  return places
}

test('every list has its places once, however many they are and however far apart', () => {
  const list = fc.oneof(fc.nat(3), fc.nat(5_000))
  const distance = fc.oneof(fc.nat(200), fc.nat(20_000), fc.nat(3_000_000))
  fc.assert(
    fc.property(fc.array(fc.tuple(list, distance), { maxLength: 400 }), (added) => {
      const lists = createPlaceLists()
      const expected = new Map<number, Set<number>>()
      let place = 0
      for (const [list, distance] of added) {
        place += distance
        lists.add(list, place)
        if (!expected.has(list)) expected.set(list, new Set())
        expected.get(list)!.add(place)
      }
      for (const [list, places] of expected) expect(placesIn(lists, list)).toEqual([...places])
    }),
  )
})

test('a list that was never added to is empty', () => {
  const lists = createPlaceLists()
  lists.add(7, 0)
  expect([7, 6, 0, 1_000_000].map((list) => placesIn(lists, list))).toEqual([[0], [], [], []])
})

test('many lists grow side by side', () => {
  const lists = createPlaceLists()
  for (let place = 0; place < 3_000; place++) for (const list of [0, 1, 2]) if (place % (list + 1) === 0) lists.add(list, place)
  expect(placesIn(lists, 0)).toEqual(Array.from({ length: 3_000 }, (_, at) => at))
  expect(placesIn(lists, 2)).toEqual(Array.from({ length: 1_000 }, (_, at) => at * 3))
})
