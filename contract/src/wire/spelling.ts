import type { z } from 'zod'
import type { EndpointDescription } from './endpoint.ts'

type Schema = z.core.$ZodType
type Translate = (value: unknown) => unknown
type Way = 'toWire' | 'fromWire'

/** How words of the product stand on the wire, and which of the product's words one of the wire is. */
export type Spelling = Readonly<Record<Way, Translate>>

/** What is no word of theirs, or spelled alike on both sides, stays as it is. */
function byPairs(pairs: readonly (readonly [string, string])[]): Translate {
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

interface Parts {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** What is sent with a call, as it stands on the wire. */
export const inputToWire = <P extends Parts>({ params, query, body }: EndpointDescription, input: P): P => ({
  ...input,
  params: toWire(params, input.params),
  query: toWire(query, input.query),
  body: toWire(body, input.body),
})

/** What arrived with a call, before it is checked, in the product's words. */
export const inputFromWire = <P extends Parts>({ params, query, body }: EndpointDescription, input: P): P => ({
  ...input,
  params: fromWire(params, input.params),
  query: fromWire(query, input.query),
  body: fromWire(body, input.body),
})

function translated(schema: Schema | undefined, value: unknown, way: Way): unknown {
  const translate = schema && translationOf(schema, way)
  return translate === undefined ? value : translate(value)
}

const translations: Record<Way, WeakMap<Schema, Translate | null>> = { toWire: new WeakMap(), fromWire: new WeakMap() }

/** Made once for a schema: of a reply only the branches are walked that lead to a word which is spelled otherwise. */
function translationOf(schema: Schema, way: Way): Translate | undefined {
  const known = translations[way].get(schema)
  if (known !== undefined) return known ?? undefined
  const made = spellings.get(schema)?.[way] ?? translationWithin(schema, way)
  translations[way].set(schema, made ?? null)
  return made
}

function translationWithin(schema: Schema, way: Way): Translate | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return translationOf(def.innerType, way)
    case 'array':
      return ofItems(translationOf(def.element, way))
    case 'object':
      return ofFields(def.shape, way)
    case 'union':
      return inTurn(def.options.map((option) => translationOf(option, way)).filter((one) => one !== undefined))
    default:
      return undefined
  }
}

const ofItems = (each: Translate | undefined): Translate | undefined =>
  each && ((value) => (Array.isArray(value) ? value.map(each) : value))

const inTurn = (all: readonly Translate[]): Translate | undefined =>
  all.length === 0 ? undefined : (value) => all.reduce((translated, translate) => translate(translated), value)

function ofFields(shape: Readonly<Record<string, Schema>>, way: Way): Translate | undefined {
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const translate = translationOf(schema, way)
    return translate === undefined ? [] : [{ name, translate }]
  })
  if (fields.length === 0) return undefined
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    const translated: Record<string, unknown> = { ...value }
    for (const { name, translate } of fields) if (Object.hasOwn(translated, name)) translated[name] = translate(translated[name])
    return translated
  }
}
