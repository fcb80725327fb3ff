import { expect, test } from 'vitest'
import { plainLines } from './plainLines.ts'

test.each(['  ', '\u00A0', '\u1680', '\u2003\u2003', '\u2028', '\u2029', '\u205F', '\u3000'.repeat(20_000)])(
  'a gap of blanks is one blank (%#)',
  (gap) => expect(plainLines(`Ada${gap}Okafor${gap}\nBarista${gap}\t${gap}2021`)).toBe('Ada Okafor\nBarista\t2021'),
)

test('what is not seen is left out, and letters drawn as one are several', () => {
  expect(plainLines('\uFEFFof\uFB01ce\u00AD\u200Br\u0000\u0007\r\n\n\n\nAda')).toBe('officer\n\nAda')
})
