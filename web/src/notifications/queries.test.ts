import type { Notification } from '@trellis/contract/notifications/notifications.ts'
import { expect, test } from 'vitest'
import { type Marked, withRead } from './queries.ts'

test.each<[Marked[], string]>([
  [[], ''],
  [[{ id: 'a' }], 'a'],
  [[{ id: 'c' }, { id: 'a' }], 'a c'],
  [[{ upTo: 2 }], 'a b'],
  [[{ upTo: undefined }], 'a b c'],
])('with %j marked, %s is read', (marks, read) => {
  const items = ['a', 'b', 'c'].map((id, index) => ({ id, at: index + 1, read: false }) as Notification)
  const shown = withRead(items, marks).filter((item) => item.read)
  expect(shown.map(({ id }) => id).join(' ')).toBe(read)
})
