import type { EndpointDescription } from '@trellis/contract/wire/endpoint.ts'
import { wholeNumber } from '@trellis/contract/wire/paging.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Failure } from './failure.ts'
import { validInput } from './input.ts'

/** What is said of a value that stands in the field `it` of a body. */
function saidOf(schema: z.ZodType, value: unknown): string | undefined {
  const description = { body: z.strictObject({ it: schema }) } as unknown as EndpointDescription
  try {
    validInput(description, { params: undefined, query: undefined, body: { it: value } })
  } catch (error) {
    return error instanceof Failure ? error.fields?.['it'] : undefined
  }
  return undefined
}

test('of several kinds of fields it is said what the nearest lacks', () => {
  const change = z.strictObject({ what: z.enum(['renew', 'change']), uses: z.int().min(1, 'Enter 1 or more') })
  const body = z.union([change, z.strictObject({ what: z.literal('off') })])
  const faultsOf = (value: unknown): unknown => {
    try {
      return validInput({ body } as unknown as EndpointDescription, { params: undefined, query: undefined, body: value })
    } catch (error) {
      return error instanceof Failure ? error.fields : error
    }
  }
  expect(faultsOf({ what: 'change', uses: 0 })).toEqual({ uses: 'Enter 1 or more' })
  expect(faultsOf({ what: 'off', uses: 3 })).toEqual({ uses: 'This field is not known here' })
  expect(faultsOf([])).toEqual({ body: 'This cannot be used here' })
})

const manyWords = Array.from({ length: 40 }, (_, at) => `word ${at}`)

test.each([
  ['nothing', z.string(), undefined, 'Please fill this in'],
  ['nothing where one of a few is asked for', z.enum(['a', 'b']), undefined, 'Please fill this in'],
  ['a number for a text', z.string(), 5, 'Use text'],
  ['a text for a number', z.number(), 'five', 'Use a number'],
  ['half of a whole number', z.int(), 0.5, 'Use a whole number'],
  ['a text for yes or no', z.boolean(), 'yes', 'Use true or false'],
  ['a text for a list', z.array(z.string()), 'a', 'Use a list'],
  ['a list for fields', z.object({}), [], 'Use fields with names'],
  ['a word that is misspelled', z.enum(['student', 'recruiter', 'advisor']), 'studend', 'Use student, recruiter, or advisor'],
  ['a word of few, of which one is empty', z.enum(['applied', '']), 'aplied', 'Use applied'],
  ['a word of many', z.enum(manyWords), 'word', 'This is none of the words that are possible here'],
  ['a text that is too long', z.string().max(3), 'abcd', 'Use at most 3 characters'],
  ['a list that is too long', z.array(z.int()).max(1), [1, 2], 'Use at most 1 in this list'],
  ['a number that is too small', z.int().min(10), 9, 'Use at least 10'],
  ['an id', z.uuid(), 'x', 'Use an id'],
  ['an e-mail address', z.email(), 'x', 'Use an e-mail address'],
  ['a date', z.iso.date(), 'yesterday', 'Use a date such as 2026-09-15'],
  ['a pattern', z.string().regex(/^a$/), 'b', 'This is not written as it has to be'],
  ['what is none of two things', z.union([z.string(), z.int()]), true, 'This cannot be used here'],
  ['a word for digits', wholeNumber(0, 10), 'x', 'Enter a whole number'],
  ['digits of too large a number', wholeNumber(0, 10), '11', 'Use at most 10'],
  ['none of the kinds that may stand there', wholeNumber(0, 10), [], 'This cannot be used here'],
  ['none of some numbers', z.union([z.literal(1), z.literal(7), z.literal(30)]), 5, 'Use 1, 7, or 30'],
  ['none of some words, or nothing', z.enum(['little', 'much']).or(z.literal('')), 'more', 'Use little or much'],
  ['none of two, of which the contract says so', z.union([z.literal(1), z.int()], 'Use a day'), 'x', 'Use a day'],
  ['a number that has to be more', z.number().gt(0), 0, 'Use more than 0'],
  ['what the contract has a sentence for', z.string().max(1, 'One letter'), 'ab', 'One letter'],
])('%s is answered in plain words', (_, schema, value, words) => {
  expect(saidOf(schema, value)).toBe(words)
})
