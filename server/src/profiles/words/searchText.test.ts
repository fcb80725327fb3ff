import { expect, test } from 'vitest'
import { searchTextOf } from './searchText.ts'

test('the text that is searched has the name on a line of its own and a space around every word', () => {
  expect(searchTextOf('Ada\nPark', 'Nairobi, Kenya\nChess')).toBe(' ada park \n nairobi kenya chess ')
  expect(searchTextOf('🎻', '')).toBe('  \n  ')
})
