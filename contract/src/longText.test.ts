import { expect, test } from 'vitest'
import { z } from 'zod'
import { Email } from './accounts/accounts.ts'
import { calls } from './calls.ts'
import { LINES_AT_ONCE, SentLine } from './memberImports/memberImports.ts'
import { cohortKeyOf, readLevel, readRole } from './memberImports/memberLines.ts'
import { LONG_TEXT, mostText, takesLongText } from './longText.ts'

const id = z.uuid()

test.each<[string, z.ZodType, number]>([
  ['a text', z.strictObject({ note: z.string().max(2_000) }), 2_000],
  ['texts side by side', z.strictObject({ a: z.string().max(10), b: z.string().max(20).default('') }), 30],
  ['one of two', z.strictObject({ a: z.union([z.string().max(10), z.number()]) }), 10],
  ['a list', z.strictObject({ a: z.array(z.string().max(10)).max(5) }), 50],
  ['a list without end', z.strictObject({ a: z.array(z.string().max(10)) }), Infinity],
  ['a text without end', z.strictObject({ a: z.string().nullish() }), Infinity],
  ['ids, words of a list, numbers', z.strictObject({ a: z.array(id), b: z.enum(['x', 'y']), c: z.number() }), 0],
  ['any fields', z.record(z.string(), z.unknown()), Infinity],
  ['anything', z.strictObject({ a: z.unknown() }), Infinity],
])('%s holds so much', (_, body, most) => expect(mostText({ body })).toBe(most))

test('a call without a body takes no text', () => expect(mostText({})).toBe(0))

test('these calls take long text, and so are answered in turns; what a new call takes is seen here', () => {
  expect(LONG_TEXT).toBe(1_024)
  const names = calls.filter(({ call }) => takesLongText(call.description)).map(({ name }) => name)
  expect(names.toSorted()).toEqual([
    'addCandidateNote',
    'changeCandidateStatus',
    'changeGroupStatus',
    'changeJobStatus',
    'createGroup',
    'createJob',
    'createProfile',
    'createRecruiterProfile',
    'emailLinkResend',
    'importResume',
    'jobGenome',
    'partialUpdate',
    'sendInviteToGroup',
    'signUp',
    'tellForMentoring',
    'updateGroup',
    'updateJob',
    'updateRecruiterProfile',
  ])
})

test('a call with many short texts has none that is long, and its texts are read in time', () => {
  const many = calls.filter(({ call }) => call.description.shortTexts)
  expect(many.map(({ name }) => name)).toEqual(['putImportLines'])
  for (const { call } of many) {
    const schema = JSON.stringify(z.toJSONSchema(call.description.body!, { io: 'input', unrepresentable: 'any' }))
    expect(Math.max(...[...schema.matchAll(/"maxLength":(\d+)/g)].map(([, longest]) => Number(longest)))).toBeLessThanOrEqual(LONG_TEXT / 4)
  }
  for (const cell of ['ﷺ'.repeat(60), 'a@'.repeat(30), '.'.repeat(60), `${'a.'.repeat(29)}@`, "'=".repeat(30)]) {
    const lines = Array.from({ length: LINES_AT_ONCE }, (_, at) => ({
      line: at + 1,
      name: cell,
      email: cell.repeat(4),
      role: cell,
      cohort: cell,
      level: cell,
    }))
    const began = performance.now()
    for (const { email, role, cohort, level } of z.array(SentLine).parse(lines)) {
      Email.safeParse(email)
      readRole(role)
      cohortKeyOf(cohort)
      readLevel(level)
    }
    expect(performance.now() - began).toBeLessThan(250)
  }
})
