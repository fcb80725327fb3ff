import { expect, test } from 'vitest'
import { totalOfPage } from './pages.ts'

test.each([
  ['a first page with room left', { rows: 3, offset: 0 }, { total: 3, isCounted: false }],
  ['a later page with room left', { rows: 3, offset: 20 }, { total: 23, isCounted: false }],
  ['an empty list', { rows: 0, offset: 0 }, { total: 0, isCounted: false }],
  ['a full page', { rows: 10, offset: 0 }, { total: 47, isCounted: true }],
  ['a page beyond the last', { rows: 0, offset: 60 }, { total: 47, isCounted: true }],
])(
  'of %s it is known how many there are, counting only where the page does not tell',
  async (_, { rows, offset }, { total, isCounted }) => {
    let counts = 0
    const count = async () => {
      counts++
      return [{ total: 47 }]
    }
    expect(await totalOfPage(Array.from({ length: rows }), { offset, limit: 10 }, count)).toBe(total)
    expect(counts).toBe(isCounted ? 1 : 0)
  },
)
