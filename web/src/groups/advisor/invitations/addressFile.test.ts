import { expect, test } from 'vitest'
import { addressLines, whyNotRead } from './addressFile.ts'

test('of a table only its addresses are taken, each in its line', () => {
  expect(addressLines('Name;E-mail;Born\r\n"Park; Ada";ada@x.org;2009\r\n\r\nBen;ben@@x;2010\r\nCy;;2011')).toBe(
    '\nada@x.org\n\nben@@x\nCy;;2011',
  )
})

test.each([
  ['class.csv', 10, undefined],
  ['class.xlsx', 10, 'Choose a CSV file. From Excel or Google Sheets, save the table as CSV first.'],
  ['class.csv', 0, 'This file is empty.'],
  ['class.csv', 1_000_001, 'This file is larger than 1 MB.'],
])('%s of %i bytes: %s', (name, size, why) => expect(whyNotRead({ name, size })).toBe(why))
