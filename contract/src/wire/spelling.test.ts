import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '../calls.ts'
import { changeCandidateStatus, jobCancel } from '../postings/links.calls.ts'
import { accessWords } from './endpoint.ts'
import { spelled } from './spelled.ts'
import { fromWire, inputFromWire, inputToWire, spelling, toWire } from './spelling.ts'

const days = spelling({ monday: 'mO', sunday: 'sU' })
const Day = spelled(['monday', 'noon', 'sunday'], days)
const Plan = z.object({
  name: z.string(),
  first: Day.optional(),
  days: z.array(Day),
  other: z.union([z.object({ day: Day.nullable() }), z.string()]).default('none'),
})

const inside = { name: 'monday', first: 'sunday', days: ['monday', 'noon'], other: { day: 'sunday' } }
const onTheWire = { name: 'monday', first: 'sU', days: ['mO', 'noon'], other: { day: 'sU' } }

test('words are spelled as the wire does wherever the schema has them, and nowhere else', () => {
  expect(toWire(Plan, inside)).toEqual(onTheWire)
  expect(fromWire(Plan, onTheWire)).toEqual(inside)
  expect(Plan.parse(onTheWire)).toEqual(inside)
})

test('what came in is not changed', () => {
  const sent = structuredClone(inside)
  toWire(Plan, sent)
  expect(sent).toEqual(inside)
})

test('what holds no such word is the very value that came in', () => {
  const value = { name: 'monday' }
  expect(toWire(z.object({ name: z.string() }), value)).toBe(value)
  expect(fromWire(undefined, value)).toBe(value)
})

test.each([null, undefined, 7, 'mOO', [], {}, { days: 'mO' }, { days: null, first: ['sU'] }])('what does not fit stays: %j', (odd) => {
  expect(fromWire(Plan, odd)).toEqual(odd)
})

test('the wire takes its own word alone', () => {
  expect(Day.safeParse('mO')).toEqual({ success: true, data: 'monday' })
  expect(Day.safeParse('monday').success).toBe(false)
  expect(Day.safeParse('constructor').success).toBe(false)
})

test('a call is spelled in all its parts', () => {
  const input = { body: { event: 'shortlist', note: 'hide' } }
  const sent = inputToWire(changeCandidateStatus.description, input)
  expect(sent.body).toEqual({ event: 'pS', note: 'hide' })
  expect(inputFromWire(changeCandidateStatus.description, sent).body).toEqual(input.body)
})

test('who may make a call is told by the words that its input takes', () => {
  expect(accessWords(jobCancel.description)).toMatch(/^by body\.profileType, profile: self\(body\.studentId\) of student, recruiter: /)
})

/** The product's words that are spelled otherwise on the wire. */
const OUR_WORDS = /"(shortlist|dismiss|hide|unhide|student|advisor)"/

test.each(calls)('$name has none of them in what is sent and answered', ({ call: { description } }) => {
  const { params, query, body, reply, details } = description
  for (const schema of [params, query, body, reply, details]) {
    for (const io of ['input', 'output'] as const) {
      expect(JSON.stringify(schema && z.toJSONSchema(schema, { io, unrepresentable: 'any' })) ?? '').not.toMatch(OUR_WORDS)
    }
  }
})
