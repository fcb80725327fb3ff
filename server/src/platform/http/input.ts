import type { EndpointDescription } from '@trellis/contract/wire/endpoint.ts'
import { z } from 'zod'
import { holdsMoreThan } from '../reading/textSize.ts'
import { Failure } from './failure.ts'

type Parts = { params: unknown; query: unknown; body: unknown }

/** A whole bio of every list filled to its brim has fewer. Comparing more with a schema would take long. */
const MOST_VALUES = 30_000

const Nothing = z.strictObject({}).nullish()

/**
 * Checks what arrived against the contract; a part that the contract does not declare has to be empty.
 * @throws Failure TooLarge where it is made of too many values, or BadInput with a sentence for each field at fault, by its path joined with dots
 */
export function validInput(description: EndpointDescription, raw: Parts): Parts {
  // A document of any fields is compared with nothing here.
  const isCompared = !(description.body instanceof z.ZodRecord)
  if (isCompared && holdsMoreThan(raw.body, MOST_VALUES)) throw new Failure('TooLarge')
  const fields: Record<string, string> = {}
  const check = (part: keyof Parts): unknown => {
    const schema = description[part]
    // Zod passes over a field of this name. It cannot be named among the fields at fault either.
    if (Object.hasOwn(Object(raw[part]), '__proto__')) fields[part] = UNKNOWN
    const result = (schema ?? Nothing).safeParse(raw[part], { error: inPlainWords })
    if (result.success) return schema && result.data
    for (const issue of result.error.issues) Object.assign(fields, fieldsOf(issue))
  }
  const valid = { params: check('params'), query: check('query'), body: check('body') }
  if (Object.keys(fields).length > 0) throw new Failure('BadInput', { fields })
  return valid
}

const OTHERWISE = 'This cannot be used here'
/** More than these nobody wants to read in a sentence. */
const MOST_NAMED = 12
const anyOf = new Intl.ListFormat('en', { type: 'disjunction' })

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields with names',
  record: 'fields with names',
}
const forms: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  uuid: 'an id',
  url: 'a full link that starts with https://',
  date: 'a date such as 2026-09-15',
  datetime: 'a time such as 2026-09-15T10:00:00Z',
}

/** What is wrong with a value, to whoever sent it, where the contract has no sentence of its own. */
export function inPlainWords(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'Please fill this in'
  switch (issue.code) {
    case 'invalid_type':
      return `Use ${kinds[issue.expected] ?? 'another kind of value'}`
    case 'invalid_format':
      return forms[issue.format] === undefined ? 'This is not written as it has to be' : `Use ${forms[issue.format]}`
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_union': {
      const values = issue.errors.map(([one]) => (one?.code === 'invalid_value' && one.path.length === 0 ? one.values : undefined))
      return values.length > 0 && values.every((some) => some !== undefined) ? oneOf(values.flat()) : OTHERWISE
    }
    case 'too_big':
      return `Use ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${unitOf(issue.origin)}`
    case 'too_small':
      return `Use ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${unitOf(issue.origin)}`
    default:
      return OTHERWISE
  }
}

function oneOf(values: readonly z.core.util.Primitive[]): string {
  const words = values.map(String).filter(Boolean)
  return words.length > MOST_NAMED ? 'This is none of the words that are possible here' : `Use ${anyOf.format(words)}`
}

const unitOf = (origin: string): string => (origin === 'string' ? ' characters' : origin === 'array' ? ' in this list' : '')

const LONGEST_NAME = 200
const UNKNOWN = 'This field is not known here'

/** The fields that an issue is about; unknown ones are named each. Where several kinds of values may stand, what the one that comes nearest lacks. */
export function fieldsOf(issue: z.core.$ZodIssue): Record<string, string> {
  const path = issue.path.map(String)
  const meant = issue.code === 'invalid_union' && issue.message === OTHERWISE ? nearestOf(issue.errors) : undefined
  if (meant !== undefined) return Object.assign({}, ...meant.map((one) => fieldsOf({ ...one, path: [...issue.path, ...one.path] })))
  if (issue.code !== 'unrecognized_keys') return { [nameOf(path)]: issue.message }
  return Object.fromEntries(issue.keys.slice(0, 10).map((key) => [nameOf([...path, key]), UNKNOWN]))
}

const nearestOf = (kinds: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined =>
  kinds.filter(isOfItsKind).toSorted((one, other) => one.length - other.length)[0]

const isOfItsKind = (issues: readonly z.core.$ZodIssue[]): boolean =>
  issues.every(({ code, path }) => path.length > 0 || (code !== 'invalid_type' && code !== 'invalid_value'))

function nameOf(path: readonly string[]): string {
  return path.join('.').slice(0, LONGEST_NAME).toWellFormed().replaceAll('\u0000', '') || 'body'
}
