import { newId } from '@trellis/contract/wire/ids.ts'
import { beforeEach, expect, test } from 'vitest'
import { type RecentSessions, recentSessions } from './recentSessions.ts'

const [ada, ben] = [{ id: newId(0) }, { id: newId(1) }]

let now: number
let recent: RecentSessions<{ id: string }>
beforeEach(() => {
  now = 5_000
  recent = recentSessions(() => now)
  recent.remember('of ada', ada)
  recent.remember('of ben', ben)
})

test('a session is remembered for a second', () => {
  now += 999
  expect(recent.get('of ada')).toBe(ada)
  now += 1
  expect(recent.get('of ada')).toBeUndefined()
})

test('whoever is forgotten is not remembered again for a second, and nobody else is forgotten', () => {
  recent.forget([ada.id])
  now += 500
  recent.remember('of ada', ada)
  expect(recent.get('of ada')).toBeUndefined()
  expect(recent.get('of ben')).toBe(ben)
  now += 500
  recent.remember('of ada', ada)
  expect(recent.get('of ada')).toBe(ada)
})

test('the second counts from the last time', () => {
  recent.forget([ada.id])
  now += 900
  recent.forget([ada.id, ben.id])
  now += 900
  recent.remember('of ada', ada)
  expect(recent.get('of ada')).toBeUndefined()
})
