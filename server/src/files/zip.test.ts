import { expect, test } from 'vitest'
import { fitsUnpacked, zipEntries } from './zip.ts'
import { type SampleFile, zip } from './zip.samples.ts'

const MEGABYTE = 1024 * 1024
const fits = (files: readonly SampleFile[], most = 50 * MEGABYTE) => {
  const bytes = zip(files)
  return fitsUnpacked(bytes, zipEntries(bytes)!, most)
}
const many = (count: number): SampleFile[] => Array.from({ length: count }, (_, at) => ({ name: `${at}` }))

test('an archive fits up to what it takes', () => {
  const document = { name: 'word/document.xml', content: Buffer.alloc(1_000) }
  expect(fits([document, { name: 'empty' }])).toBe(true)
  expect(fits([document], 1_100)).toBe(true)
  expect(fits([document], 999)).toBe(false)
})

test('an archive of 2,000 files fits, and none of more', () => {
  expect(fits(many(2_000))).toBe(true)
  expect(fits(many(2_001))).toBe(false)
})

test('an archive that names the same bytes twice does not fit', () => {
  expect(fits([{ name: 'a' }, { name: 'b', offset: 0 }])).toBe(false)
})

test('what is compressed counts as well, so that many blocks of nothing do not fit', () => {
  const nothing = Buffer.from([0, 0, 0, 0xff, 0xff, 3, 0])
  expect(fits([{ name: 'a', packed: nothing }], 20)).toBe(true)
  expect(
    fits(
      Array.from({ length: 4 }, (_, at) => ({ name: `${at}`, packed: nothing })),
      20,
    ),
  ).toBe(false)
})
