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
    const result = (schema ?? Nothing).safeParse(raw[part])
    if (result.success) return schema && result.data
    for (const issue of result.error.issues) Object.assign(fields, fieldsOf(issue))
  }
  const valid = { params: check('params'), query: check('query'), body: check('body') }
  if (Object.keys(fields).length > 0) throw new Failure('BadInput', { fields })
  return valid
}

const LONGEST_NAME = 200
const UNKNOWN = 'This field is not known here'

/** The fields that an issue is about; unknown ones are named each. */
export function fieldsOf(issue: z.core.$ZodIssue): Record<string, string> {
  const path = issue.path.map(String)
  if (issue.code !== 'unrecognized_keys') return { [nameOf(path)]: issue.message }
  return Object.fromEntries(issue.keys.slice(0, 10).map((key) => [nameOf([...path, key]), UNKNOWN]))
}

function nameOf(path: readonly string[]): string {
  return path.join('.').slice(0, LONGEST_NAME).toWellFormed().replaceAll('\u0000', '') || 'body'
}
