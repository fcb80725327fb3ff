import type { z } from 'zod'
import { Failure } from '../../platform/http/failure.ts'
import { fieldsOf, inPlainWords } from '../../platform/http/input.ts'

/**
 * The `data` of an edit, whose shape follows from its type.
 * @throws Failure BadInput, which names the fields from `data` on
 */
export function readData<S extends z.ZodType>(schema: S, data: unknown): z.output<S> {
  const result = schema.safeParse(data, { error: inPlainWords })
  if (result.success) return result.data
  const fields = result.error.issues.map((issue) => fieldsOf({ ...issue, path: ['data', ...issue.path] }))
  throw new Failure('BadInput', { fields: Object.assign({}, ...fields) })
}
