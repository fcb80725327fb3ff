import { expect, test } from 'vitest'
import { withoutMarks } from './markdownText.ts'

test.each([
  ['# Barista\n\n- make *good* coffee\n- be **kind**', 'Barista\n\nmake good coffee\nbe kind'],
  ['1. first\n2) second\n> quoted\n---\n`code` and ~~gone~~', 'first\nsecond\nquoted\n\ncode and gone'],
  ['[our site](https://example.org) ![a cat](https://example.org/cat.png)', 'our site a cat'],
  ['2 * 3 * 4 and snake_case_name stay', '2 * 3 * 4 and snake_case_name stay'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['', ''],
])('%j says %j', (markdown, words) => expect(withoutMarks(markdown)).toBe(words))

test('takes no longer for hostile texts', () => {
  const signs = ['[', '[]', '*', '**a', '**a ', ' _a ', '`', '- ', ' ', '\n', '> ', '[a](', '[](a', '__', '~~', '![', '*\n', '- - ']
  const before = performance.now()
  for (const sign of signs) withoutMarks(sign.repeat(20_000).slice(0, 20_000))
  expect(performance.now() - before).toBeLessThan(1_000)
})
