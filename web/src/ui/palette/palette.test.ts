import { expect, test } from 'vitest'
import { entriesBy } from './palette.ts'

const entries = [
  { label: 'Role models', also: 'people ahead', act: { to: '/a' } },
  { label: 'My jobs', hint: 'Café Zürich', act: { to: '/b' } },
]

test.each([
  ['', 2],
  ['role', 1],
  ['MOD ro', 1],
  ['ahead', 1],
  ['cafe zur', 1],
  ['odels', 0],
  ['jobs models', 0],
])('%j finds %i', (phrase, count) => expect(entriesBy(phrase, entries)).toHaveLength(count))
