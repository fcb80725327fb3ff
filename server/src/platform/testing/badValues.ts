import { CURRENT } from '@trellis/contract/texts/dates.ts'
import { allowsAnything, alternatives, type JsonSchema } from './inputSchemas.ts'

/** Names the places in a value: of fields, and 0 for the first item of a list. */
export type Path = readonly (string | 0)[]

interface BadValue {
  readonly what: string
  readonly value: unknown
}

/** Longer than any field, and still less than a body may be. */
export const OVERLONG = 'x'.repeat(900_000)
const DEEP = 10_000

/** `[[[…]]]` or `{"a":{"a":…}}`, as JSON: no call takes so many levels. */
export const deepList = '['.repeat(DEEP) + ']'.repeat(DEEP)
export const deepObject = '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP)

const samples: readonly [type: string, value: unknown][] = [
  ['null', null],
  ['boolean', true],
  ['integer', 42],
  ['string', 'no such thing'],
  ['array', []],
  ['object', {}],
]

/** Values that a field with this schema never takes. */
export function badValues(schema: JsonSchema): BadValue[] {
  if (allowsAnything(schema)) return []
  const choices = alternatives(schema)
  const allowed = choices.map(({ type }) => (type === 'number' ? 'integer' : type))
  const ofOtherTypes = samples
    .filter(([type]) => !allowed.some((one) => one === type))
    .map(([type, value]) => ({ what: `a value of type ${type}`, value }))
  return [...ofOtherTypes, ...badTexts(choices), ...badNumbers(choices), ...badLists(choices)]
}

function badTexts(choices: readonly JsonSchema[]): BadValue[] {
  const texts = choices.filter(({ type }) => type === 'string')
  if (texts.length === 0) return []
  const listed = texts.every((text) => text.enum !== undefined || text.const !== undefined)
  const longest = Math.max(...texts.map(({ maxLength }) => maxLength ?? 0))
  return [
    { what: 'a NUL', value: 'a\u0000b' },
    { what: 'half of a surrogate pair', value: 'a\ud800' },
    { what: 'an overlong text', value: OVERLONG },
    ...(longest > 0 ? [{ what: 'a text one too long', value: 'x'.repeat(longest + 1) }] : []),
    ...(listed ? [{ what: 'a word that is not listed', value: 'no such thing' }] : []),
    ...(texts.every(({ minLength = 0 }) => minLength > 0) ? [{ what: 'blanks alone', value: '   ' }] : []),
  ]
}

function badNumbers(choices: readonly JsonSchema[]): BadValue[] {
  const numbers = choices.filter(({ type }) => type === 'number' || type === 'integer')
  if (numbers.length === 0) return []
  const isWhole = numbers.every(({ type }) => type === 'integer')
  const [{ minimum, maximum }] = numbers as [JsonSchema]
  return [
    { what: '2^53', value: 2 ** 53 },
    { what: 'a number beyond all others', value: Number.MAX_VALUE },
    ...(isWhole
      ? [
          { what: 'a fraction', value: 0.5 },
          { what: 'the date that means now', value: CURRENT },
        ]
      : []),
    ...(minimum === undefined ? [] : [{ what: 'a number too small', value: minimum - 1 }]),
    ...(maximum === undefined ? [] : [{ what: 'a number too large', value: maximum + 1 }]),
  ]
}

function badLists(choices: readonly JsonSchema[]): BadValue[] {
  return choices.flatMap(({ type, maxItems }) =>
    type === 'array' && maxItems !== undefined
      ? [{ what: 'a list one too long', value: Array.from({ length: maxItems + 1 }, () => ({})) }]
      : [],
  )
}

/** Every place in what a schema describes, with the schema of what stands there. */
export function places(schema: JsonSchema, path: Path = []): { path: Path; schema: JsonSchema; required: boolean }[] {
  return alternatives(schema).flatMap(({ properties = {}, required = [], items }) => [
    ...Object.entries(properties).flatMap(([name, field]) => [
      { path: [...path, name], schema: field, required: required.includes(name) },
      ...places(field, [...path, name]),
    ]),
    ...(items === undefined ? [] : [{ path: [...path, 0] as Path, schema: items, required: false }, ...places(items, [...path, 0])]),
  ])
}

/** A copy with something else at a place; what leads there is made where it is missing. Undefined takes it away. */
export function withAt(whole: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  const next = withAt(isContainer(whole) ? (whole as Record<string, unknown>)[step] : undefined, rest, value)
  if (step === 0) return [next, ...(Array.isArray(whole) ? whole.slice(1) : [])]
  const others = Object.entries(isContainer(whole) ? whole : {}).filter(([name]) => name !== step)
  return Object.fromEntries(next === undefined ? others : [...others, [step, next]])
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null
