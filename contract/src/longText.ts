import { z } from 'zod'
import type { EndpointDescription } from './wire/endpoint.ts'

/** A call that may take more characters of text than this takes long text. */
export const LONG_TEXT = 1_024

/** What decides in JSON Schema how much text fits. */
interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Record<string, JsonSchema>
  readonly additionalProperties?: JsonSchema | boolean
  readonly propertyNames?: JsonSchema
  readonly items?: JsonSchema
  readonly maxItems?: number
  readonly maxLength?: number
  readonly format?: string
}

/**
 * How many characters of text the body of a call may hold by its schema: ids and words from a list are no text. Infinity
 * where nothing but the size of a body is a limit.
 */
export function mostText({ body }: Pick<EndpointDescription, 'body'>): number {
  return body === undefined ? 0 : mostIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
}

/** Whether a call takes so much text that its body is read in turn: more than {@link LONG_TEXT} characters, by its schema. */
export function takesLongText(description: Pick<EndpointDescription, 'body' | 'shortTexts'>): boolean {
  return description.shortTexts !== true && mostText(description) > LONG_TEXT
}

function mostIn(schema: JsonSchema): number {
  const { type, anyOf, enum: words, const: word } = schema
  if (anyOf !== undefined) return Math.max(...anyOf.map(mostIn))
  if (words !== undefined || word !== undefined) return 0
  if (Array.isArray(type)) return Math.max(...type.map((one: string) => mostIn({ ...schema, type: one })))
  if (type === 'string') return schema.format === 'uuid' ? 0 : (schema.maxLength ?? Infinity)
  if (type === 'array') return mostOfMany(schema.items ?? {}, schema.maxItems)
  if (type === 'object') return mostInObject(schema)
  return type === undefined ? Infinity : 0
}

function mostOfMany(item: JsonSchema, most = Infinity): number {
  const each = mostIn(item)
  return each === 0 ? 0 : each * most
}

function mostInObject({ properties = {}, additionalProperties = false, propertyNames }: JsonSchema): number {
  const named = Object.values(properties).reduce((sum, property) => sum + mostIn(property), 0)
  if (additionalProperties === false) return named
  const value = mostIn(additionalProperties === true ? {} : additionalProperties)
  return value === 0 && propertyNames !== undefined && mostIn(propertyNames) === 0 ? named : Infinity
}
