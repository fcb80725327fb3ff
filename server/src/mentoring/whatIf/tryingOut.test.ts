import { usualOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { expect, test } from 'vitest'
import type { TableState } from '../tables/tableState.ts'
import { tryingOut } from './tryingOut.ts'

const [one, two] = [newId(), newId()]
const mentor = (id: typeof one, capacity: number) => ({ id, capacity }) as TableState['mentors'][number]
const state = { options: usualOptions, mentors: [mentor(one, 3), mentor(two, 2)] } as unknown as TableState

test('what is not tried otherwise stays', () => {
  expect(tryingOut(state, {})).toEqual(state)
  expect(tryingOut(state, { evenness: undefined, mentors: [{ id: newId(), capacity: 9 }] })).toEqual(state)
})

test('options and places are as they are tried, and the state itself is not changed', () => {
  const tried = tryingOut(state, {
    evenness: 7,
    mentorsPerMentee: { least: 1, most: 2 },
    mentors: [
      { id: two, capacity: 4 },
      { id: two, capacity: 0 },
    ],
  })
  expect(tried.options).toEqual({ ...usualOptions, evenness: 7, mentorsPerMentee: { least: 1, most: 2 } })
  expect(tried.mentors).toEqual([mentor(one, 3), mentor(two, 0)])
  expect(state.mentors[1]!.capacity).toBe(2)
})
