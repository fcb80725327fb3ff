import type { z } from 'zod'

type Schema = z.ZodType
type Way = 'toWire' | 'fromWire'

/** How words of the product stand on the wire, and which of the product's words one of the wire is. */
export type Spelling = Readonly<Record<Way, <V>(value: V) => V | string>>

/** What is no word of theirs, or spelled alike on both sides, stays as it is. */
function byPairs(pairs: readonly (readonly [string, string])[]): Spelling[Way] {
  const words = new Map<unknown, string>(pairs)
  return (value) => words.get(value) ?? value
}

/** A spelling by the words that the wire spells otherwise: `spelling({ hide: 'hF' })`. */
export const spelling = (onTheWire: Readonly<Record<string, string>>): Spelling => ({
  toWire: byPairs(Object.entries(onTheWire)),
  fromWire: byPairs(Object.entries(onTheWire).map(([word, spelled]) => [spelled, word])),
})

/** The schemas of words that the wire spells otherwise, as `spelled` makes them. */
export const spellings = new WeakMap<Schema, Spelling>()

/** A value of a schema as it stands on the wire. Where nothing in the schema is spelled otherwise, it is the value itself. */
export const toWire = (schema: Schema | undefined, value: unknown): unknown => translated(schema, value, 'toWire')

/**
 * A value of a schema from the wire, in the product's words. Nothing is checked: what does not fit the schema stays as it is.
 */
export const fromWire = (schema: Schema | undefined, value: unknown): unknown => translated(schema, value, 'fromWire')

type Part = 'params' | 'query' | 'body'
type Schemas = { readonly [P in Part]?: Schema }
type Input = { readonly [P in Part]?: unknown }

/** What is sent with a call, as it stands on the wire. */
export const inputToWire = <I extends Input>(schemas: Schemas, input: I): I => translatedParts(schemas, input, 'toWire')

/** What arrived with a call, before it is checked, in the product's words. */
export const inputFromWire = <I extends Input>(schemas: Schemas, input: I): I => translatedParts(schemas, input, 'fromWire')

const translatedParts = <I extends Input>({ params, query, body }: Schemas, input: I, way: Way): I => ({
  ...input,
  params: translated(params, input.params, way),
  query: translated(query, input.query, way),
  body: translated(body, input.body, way),
})

/** What a schema is made of: one inside an optional one, an array's, an object's, or those of a union. */
const partsOf = (schema: Schema) =>
  schema.def as { innerType?: Schema; element?: Schema; shape?: Readonly<Record<string, Schema>>; options?: readonly Schema[] }

const leading = new WeakMap<Schema, boolean>()

/** Whether a schema leads to a word that is spelled otherwise: of a reply, only the branches that do are walked. */
function leadsToWord(schema: Schema): boolean {
  let leads = leading.get(schema)
  if (leads === undefined) {
    const { innerType, element, shape = {}, options = [] } = partsOf(schema)
    const parts = [innerType, element, ...Object.values(shape), ...options]
    leads = spellings.has(schema) || parts.some((part) => part !== undefined && leadsToWord(part))
    leading.set(schema, leads)
  }
  return leads
}

const leadingFields = new WeakMap<Schema, [string, Schema][]>()

/** The fields of an object's schema that lead to such a word: the others are copied as they are. */
function fieldsLeading(schema: Schema): readonly [string, Schema][] {
  let fields = leadingFields.get(schema)
  if (fields === undefined) {
    fields = Object.entries(partsOf(schema).shape ?? {}).filter(([, field]) => leadsToWord(field))
    leadingFields.set(schema, fields)
  }
  return fields
}

function translated(schema: Schema | undefined, value: unknown, way: Way): unknown {
  if (schema === undefined || !leadsToWord(schema)) return value
  const ofWords = spellings.get(schema)
  if (ofWords !== undefined) return ofWords[way](value)
  const { innerType, element, options } = partsOf(schema)
  if (innerType !== undefined) return translated(innerType, value, way)
  if (options !== undefined) return options.reduce((sofar, option) => translated(option, sofar, way), value)
  if (element !== undefined) return Array.isArray(value) ? value.map((one: unknown) => translated(element, one, way)) : value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const changed: Record<string, unknown> = { ...value }
  for (const [name, field] of fieldsLeading(schema)) if (Object.hasOwn(changed, name)) changed[name] = translated(field, changed[name], way)
  return changed
}
