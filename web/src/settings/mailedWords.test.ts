import { mailedKinds } from '@trellis/contract/notifications/notifications.ts'
import { expect, test } from 'vitest'
import { mailedWords } from './mailedWords.ts'

test('every kind that is mailed is chosen by students or by whoever has postings', () => {
  const chosen = new Set(Object.values(mailedWords).flatMap((words) => Object.keys(words)))
  expect([...chosen].toSorted()).toEqual(mailedKinds.toSorted())
})
