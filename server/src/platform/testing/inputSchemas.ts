import type { Endpoint } from '@trellis/contract/endpoint.ts'
import { JsonResume } from '@trellis/contract/jsonResume.schema.ts'
import { partialUpdate } from '@trellis/contract/profiles.calls.ts'
import { ProfessionalInfo } from '@trellis/contract/profiles.ts'
import { importResume } from '@trellis/contract/resumes.ts'
import { z } from 'zod'

/** The part of JSON Schema that the contract's inputs are written in. */
export interface JsonSchema {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object'
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

const jsonSchema = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema

/**
 * What the server knows of a body beyond what the contract says of it: the section in an update, which follows from its
 * type (here that of the call's valid input), and the format of a resume.
 */
const finerBodies = new Map<unknown, JsonSchema>([
  [
    partialUpdate,
    jsonSchema(
      z.strictObject({ ...partialUpdate.description.body.shape, type: z.literal('professionalInfo'), data: ProfessionalInfo }),
    ),
  ],
  [importResume, jsonSchema(JsonResume)],
])

/** What a part of a call's input may be; undefined where it takes none. */
export function inputSchema(call: Endpoint, part: Part): JsonSchema | undefined {
  const schema = call.description[part]
  return part === 'body' && finerBodies.has(call) ? finerBodies.get(call) : schema && jsonSchema(schema)
}
