import type { Endpoint } from '@trellis/contract/wire/endpoint.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { JsonResume } from '@trellis/contract/resumes/jsonResume.schema.ts'
import { partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { bioSections } from '@trellis/contract/profiles/profiles.ts'
import { importResume } from '@trellis/contract/resumes/resumes.ts'
import fc, { type Arbitrary } from 'fast-check'
import { keyOf } from '../../accounts/testing.ts'
import { places, withAt, type Path } from './badValues.ts'
import type { AnyInput } from './client.ts'
import { alternatives, inputSchema, type JsonSchema, jsonSchema, type Part } from './inputSchemas.ts'
import { type Caller, personOf, type World } from './world.ts'
import { keysOf } from '../records.ts'

const word = fc.constantFrom('Biology', 'Rowing', 'Café', 'Public speaking', 'Ünïcode', '東京', '👩🏽‍🚀', "O'Neil", '%_\\', '  ', '')
const words = fc.oneof({ weight: 3, arbitrary: word }, { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) })
const dates = fc.constantFrom('9/2021', '2020-09', '09/15/2024', '2019', 'Current', 'Sep 2024', '', 1_600_000_000_000, null)

const mostly = (id: Id): Arbitrary<Id> => fc.oneof({ weight: 6, arbitrary: fc.constant(id) }, { weight: 1, arbitrary: fc.uuid() })

/** What the schemas cannot tell of a field, by its name. */
function fieldsOf(world: World, caller: Caller): Record<string, Arbitrary<unknown>> {
  const person = personOf(world, caller) ?? world.ada
  const anybody = fc.constantFrom(world.ada.id, world.ben.id, world.chloe.id, world.diego.id, world.rita.id, world.sue.id)
  const own = fc.oneof({ weight: 6, arbitrary: fc.constant(person.id) }, { weight: 1, arbitrary: fc.oneof(anybody, fc.uuid()) })
  const file: Arbitrary<Id> = fc.oneof(fc.constantFrom(world.resumeId, world.photoId), fc.uuid())
  const email = fc.oneof(
    fc.constantFrom(person.email, world.ben.email),
    fc.uuid().map((name) => `${name}@fuzz.example`),
  )
  const key = fc.oneof(fc.constant(person.password), fc.string({ maxLength: 9 }).map(keyOf))
  const year = fc.oneof(fc.integer({ min: 1901, max: 2099 }), fc.constantFrom('1999', '2003', ''))
  const link = fc.constantFrom('https://example.org/me', '')
  return {
    id: own,
    userId: own,
    profID: own,
    targetId: anybody,
    fileId: file,
    jobId: mostly(world.jobId),
    groupId: mostly(world.groupId),
    grpID: mostly(world.groupId),
    cohortId: mostly(world.cohortId),
    cohortID: mostly(world.cohortId),
    mgrpID: mostly(world.mentoringGroupId ?? world.groupId),
    baseVersion: fc.constantFrom(1, 1, 2, 3, -1),
    mbrList: fc.array(anybody, { maxLength: 5 }),
    email,
    password: key,
    currentPassword: key,
    userType: fc.constantFrom(person.type, 'student', 'recruiter'),
    birthYear: year,
    graduationYear: year,
    startDate: dates,
    endDate: dates,
    liProfile: link,
    fbProfile: link,
    selfVideo: link,
    url: link,
    tags: fc.oneof(words, fc.array(words, { maxLength: 2 })),
    roleModels: fc.constantFrom('true', 'false'),
    phrase: words.map((phrase) => phrase.trim().replace(/^\.+$/, '') || '-'),
    profType: fc.constantFrom('profile', 'Normal', 'employer'),
    hash: fc.stringMatching(/^[\w-]{43}$/),
  }
}

type Fields = Record<string, Arbitrary<unknown>>

/** Values that mostly fit a schema. */
function fitting(schema: JsonSchema, fields: Fields): Arbitrary<unknown> {
  return fc.oneof(...alternatives(schema).map((one) => fittingOne(one, fields)))
}

function fittingOne(schema: JsonSchema, fields: Fields): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'string':
      return fittingText(schema)
    case 'integer':
    case 'number': {
      const { minimum = 0, maximum = 100 } = schema
      const min = Math.max(minimum, -1_000)
      return fc.integer({ min, max: Math.min(maximum, min + 1_000) })
    }
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(fitting(schema.items ?? {}, fields), { maxLength: Math.min(3, schema.maxItems ?? 3) })
    case 'object':
      return fittingObject(schema, fields)
    default:
      return fc.jsonValue({ maxDepth: 3 })
  }
}

function fittingText({ format, pattern, minLength = 0, maxLength }: JsonSchema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.constant('somebody@fuzz.example')
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  return words.filter((text) => text.trim().length >= minLength && text.length <= (maxLength ?? 100))
}

function fittingObject({ properties, required = [] }: JsonSchema, fields: Fields): Arbitrary<unknown> {
  if (properties === undefined) return fc.dictionary(fc.string({ maxLength: 10 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 })
  const model = Object.entries(properties).map(([name, field]) => [name, fields[name] ?? fitting(field, fields)])
  return fc.record(Object.fromEntries(model) as Fields, { requiredKeys: [...required] })
}

/** What replaces a part of a fitting input, to see what becomes of it. */
const strange: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, true, -1, 0.5, 2 ** 53, 9_999_999_999_999, '', ' ', 'a\u0000b', '\ud800', [], {}),
  fc.constantFrom<unknown>('x'.repeat(10_000), "'; drop table accounts; --", '../../etc/passwd', '{{7*7}}', ['a', ['b']]),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.jsonValue({ maxDepth: 4 }),
)

function partOf(call: Endpoint, part: Part, world: World, caller: Caller): Arbitrary<unknown> {
  const fields = fieldsOf(world, caller)
  if (part === 'body' && (call as unknown) === partialUpdate) return updates(fields)
  if (part === 'body' && (call as unknown) === importResume) return fitting(jsonSchema(JsonResume), fields)
  const schema = inputSchema(call, part)
  if (schema === undefined) return fc.constant(undefined)
  const fit = fitting(schema, fields)
  if (part === 'params') return fit
  return part === 'query' ? mutated(fit, schema).map(asTexts) : mutated(fit, schema)
}

/** An address holds texts, and an object that has a `toString` of its own cannot be made into one. */
const asTexts = (query: unknown): unknown =>
  Object.fromEntries(Object.entries(query ?? {}).map(([name, value]: [string, unknown]) => [name, asText(value)]))

function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asText)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

/** One part in five has something else at one place. */
function mutated(fit: Arbitrary<unknown>, schema: JsonSchema): Arbitrary<unknown> {
  const all: Path[] = [...places(schema).map(({ path }) => path), ['unknownField']]
  const change = fc.tuple(fc.constantFrom(...all), strange)
  return fc
    .tuple(fit, fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: change }))
    .map(([value, changed]) => (changed === undefined ? value : withAt(value, changed[0], changed[1])))
}

/** A section's name with such a section, or a password change. */
function updates(fields: Fields): Arbitrary<unknown> {
  const sections = keysOf(bioSections).map((type) => {
    const schema = jsonSchema(bioSections[type])
    return fc.record({ userId: fields['userId']!, type: fc.constant(type), data: mutated(fitting(schema, fields), schema) })
  })
  const data = fc.record({ password: fields['password']!, currentPassword: fields['password']! })
  return fc.oneof(...sections, fc.record({ userId: fields['userId']!, type: fc.constant('password'), data }))
}

/** A file that is whole, cut off, changed in a byte, or no file at all. */
function files({ photo, resume }: World, kind: string): Arbitrary<Blob> {
  const whole = kind === 'photo' ? photo : resume
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(whole) },
    { weight: 1, arbitrary: fc.nat({ max: whole.size }).map((end) => whole.slice(0, end)) },
    { weight: 1, arbitrary: fc.nat({ max: whole.size - 1 }).map((at) => new Blob([whole.slice(0, at), 'x', whole.slice(at + 1)])) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => new Blob([new Uint8Array(bytes)])) },
  )
}

/** Inputs of a call that fit it for the most part, as this caller would send them. */
export function inputs(call: Endpoint, world: World, caller: Caller): Arbitrary<AnyInput> {
  const { upload } = call.description
  return fc.record({
    params: partOf(call, 'params', world, caller),
    query: partOf(call, 'query', world, caller),
    body: partOf(call, 'body', world, caller),
    ...(upload !== undefined && { file: files(world, upload) }),
  }) as Arbitrary<AnyInput>
}
