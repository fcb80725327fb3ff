import { expect, test } from 'vitest'
import fc from 'fast-check'
import { SIGNATURE_LENGTH } from '@trellis/contract/genome/genome.ts'
import { readVectors } from './storedVectors.ts'
import { TAG_PLACES } from './sparse.ts'
import { TEXT_PLACES } from './terms.ts'

const direction = Array.from<number>({ length: SIGNATURE_LENGTH }).fill(0)
const read = (tags: string, terms = `{}/${TEXT_PLACES}`) => readVectors({ direction, tags, terms })

test('stored numbers are read as JavaScript reads them, however they are written', () => {
  const written = fc.oneof(
    fc.float({ noNaN: true, noDefaultInfinity: true }).map(String),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
    fc.constantFrom('1', '0.5', '-0.25', '1e-05', '-1.5e-07', '3.4028235e+38', '0.000001', '123456789012345', '1234567890.123456789', '.5'),
  )
  const entries = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: TAG_PLACES }), written), { selector: ([place]) => place })
  fc.assert(
    fc.property(entries, (all) => {
      const { tags } = read(`{${all.map(([place, value]) => `${place}:${value}`).join(',')}}/${TAG_PLACES}`)
      expect(tags.indices).toEqual(all.map(([place]) => place - 1))
      expect(tags.values).toEqual(all.map(([, value]) => Number(value)))
    }),
  )
})

test('of nothing stored nothing is read', () => {
  expect(read(`{}/${TAG_PLACES}`)).toEqual({ direction, tags: { indices: [], values: [] }, text: { indices: [], values: [] } })
})
