import type { Endpoint } from '@trellis/contract/wire/endpoint.ts'
import { partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { ProfessionalInfo } from '@trellis/contract/profiles/profiles.ts'
import { z } from 'zod'

type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object'

/** The part of JSON Schema that the contract's inputs are written in. */
export interface JsonSchema {
  readonly type?: TypeName | readonly TypeName[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Record<string, JsonSchema>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly format?: string
}

export type Part = 'params' | 'query' | 'body'

export function jsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
}

/** An update of the section that the valid input of `partialUpdate` is about: its `data` has a shape as well. */
const sectionUpdate = z.strictObject({
  ...partialUpdate.description.body.shape,
  type: z.literal('professionalInfo'),
  data: ProfessionalInfo,
})

/** What a part of a call's input may be; undefined where it takes none. */
export function inputSchema(call: Endpoint, part: Part): JsonSchema | undefined {
  const schema = (call as unknown) === partialUpdate && part === 'body' ? sectionUpdate : call.description[part]
  return schema && jsonSchema(schema)
}

/** The schema's alternatives, each of one type. One without a type or values allows anything. */
export function alternatives({ anyOf, ...schema }: JsonSchema): readonly JsonSchema[] {
  if (anyOf !== undefined) return anyOf.flatMap(alternatives)
  const { type } = schema
  return Array.isArray(type) ? type.map((one: TypeName) => ({ ...schema, type: one })) : [schema]
}

/** Whether any value at all fits. */
export function allowsAnything(schema: JsonSchema): boolean {
  return alternatives(schema).some((one) => one.type === undefined && one.enum === undefined && one.const === undefined)
}
