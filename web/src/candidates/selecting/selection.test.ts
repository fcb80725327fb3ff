import { expect, test } from 'vitest'
import { extendedTo, nobodySelected, type Selection, toggled } from './selection.ts'

const order = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve']
const select = (...ids: string[]): Selection => ids.reduce((selection, id) => toggled(selection, id), nobodySelected)

test.each<[string, Selection, string[], string]>([
  ['one', select('Ben'), ['Ben'], 'Ben'],
  ['two', select('Ben', 'Dan'), ['Ben', 'Dan'], 'Dan'],
  ['one, and let go', select('Ben', 'Ben'), [], 'Ben'],
  ['a range down', extendedTo(select('Ben'), 'Dan', order), ['Ben', 'Cleo', 'Dan'], 'Dan'],
  ['a range up', extendedTo(select('Dan'), 'Ben', order), ['Ben', 'Cleo', 'Dan'], 'Ben'],
  ['a range beside others', extendedTo(select('Ana', 'Dan'), 'Eve', order), ['Ana', 'Dan', 'Eve'], 'Eve'],
  ['a range let go', extendedTo(select('Ana', 'Ben', 'Cleo', 'Ana'), 'Ben', order), ['Cleo'], 'Ben'],
  ['a range from nobody', extendedTo(nobodySelected, 'Cleo', order), ['Cleo'], 'Cleo'],
  ['a range from who has left', extendedTo(select('Zoe'), 'Cleo', order), ['Zoe', 'Cleo'], 'Cleo'],
])('%s', (_, { ids, anchor }, selected, last) => {
  expect([...ids].toSorted()).toEqual(selected.toSorted())
  expect(anchor).toBe(last)
})
