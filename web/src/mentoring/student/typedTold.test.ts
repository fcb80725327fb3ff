import { expect, test } from 'vitest'
import { toldSchema, typedOf, type TypedTold } from './typedTold.ts'

const now = new Date(2026, 8, 1, 12).getTime()
const nothing: TypedTold = { capacity: '', pausedUntil: '', offers: '', seeks: '' }
const read = (typed: Partial<TypedTold>) => toldSchema(() => now).safeParse({ ...nothing, ...typed })

test('what is typed is read, and an empty field says nothing', () => {
  expect(read({}).data).toEqual({ capacity: null, pausedUntil: null, offers: [], seeks: [] })
  const typed = { capacity: ' 3 ', pausedUntil: '2026-09-01', offers: 'Interviews\n\n  Grad school ', seeks: 'interviews\nInterviews' }
  const told = read(typed).data!
  expect(told).toMatchObject({ capacity: 3, offers: ['Interviews', 'Grad school'], seeks: ['interviews'] })
  expect(told.pausedUntil).toBe(new Date(2026, 8, 2).getTime() - 1)
  const stored = { role: 'mentor' as const, within: [], wished: [], ruledOut: [], ...told }
  expect(typedOf(stored)).toEqual({ capacity: '3', pausedUntil: '2026-09-01', offers: 'Interviews\nGrad school', seeks: 'interviews' })
})

test.each<[Partial<TypedTold>, string, string]>([
  [{ capacity: 'some' }, 'capacity', 'Enter a whole number'],
  [{ capacity: '101' }, 'capacity', 'Enter 100 or less'],
  [{ pausedUntil: '2026-08-31' }, 'pausedUntil', 'Choose a day that is still to come'],
  [{ offers: Array.from({ length: 11 }, (_, at) => `Topic ${at}`).join('\n') }, 'offers', 'Name at most 10 topics'],
  [{ seeks: 'x'.repeat(51) }, 'seeks', 'Use at most 50 characters'],
])('%j is told at %s', (typed, field, message) => {
  expect(read(typed).error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, message]])
})
