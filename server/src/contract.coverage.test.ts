import { calls } from '@trellis/contract/calls.ts'
import { type Rule, rulesOf, ruleWords } from '@trellis/contract/wire/endpoint.ts'
import { personKinds } from '@trellis/contract/wire/personKinds.ts'
import { alwaysPossible, type FailureCode, failures } from '@trellis/contract/wire/errors.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createDomains } from './domains.ts'
import { apiDocument, documentedPath } from './platform/http/pages/apiDocument.ts'
import type { Route } from './platform/http/route.ts'
import { documentFaults } from './platform/testing/documentFaults.ts'
import { startServer, type TestServer } from './platform/testing/server.ts'

interface JsonSchema {
  readonly properties?: Record<string, JsonSchema>
  readonly required?: readonly string[]
  readonly additionalProperties?: unknown
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly format?: string
}

interface RequestBody {
  readonly content: Record<string, { readonly schema: JsonSchema }>
}

const inputSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
const propertiesOf = (schema: z.ZodType | undefined) => (schema && inputSchema(schema).properties) ?? {}

let server: TestServer
let routes: Route[]
beforeAll(async () => {
  server = await startServer()
  routes = createDomains(server.context).domains.flatMap((domain) => domain.routes ?? [])
})
afterAll(() => server.close())

describe.each(calls)('$name', ({ call }) => {
  const { description } = call

  test('has exactly one route', () => {
    expect(routes.filter((route) => route.call === call)).toHaveLength(1)
    const url = `/api${description.path.replace(/\/$/, '')}`
    expect(server.app.hasRoute({ method: description.method, url })).toBe(true)
  })

  test('is described by a sentence', () => {
    expect(description.summary).toMatch(/^[A-Z].{10,}\.$/)
  })

  test('declares the parameters of its path and no others', () => {
    const inPath = Array.from(description.path.matchAll(/:([A-Za-z]+)/g), ([, name]) => name)
    expect(Object.keys(propertiesOf(description.params))).toEqual(inPath)
  })

  test.each(rulesOf(description.access))('says who may make it, in terms of its own input: $rule.who', ({ rule, under }) => {
    expect(ruleWords(rule)).toMatch(
      /^(anyone|superUser|(signedIn|self\((params|query|body)\.\w+\)|whoever may \w+ \w+\((params|query|body)\.\w+\)( of (params|body)\.\w+)?)( of (student|recruiter|advisor)(\|(student|recruiter|advisor))?)?( or (superUser|sign-up token|reset token))*)$/,
    )
    if ('types' in rule && rule.types) expect(rule.types.length).toBeLessThan(personKinds.length)
    if (under !== undefined) expect(schemaAt(under.at)).toMatchObject({ type: 'string' })
    if (rule.who !== 'self' && rule.who !== 'able') return
    const places = rule.who === 'self' ? [rule.of] : [rule.at, ...(rule.of === undefined ? [] : [rule.of])]
    for (const place of places) expect(schemaAt(place)).toMatchObject({ format: 'uuid' })
  })

  function schemaAt(place: string): JsonSchema | undefined {
    const [part, name] = place.split('.') as ['params' | 'query' | 'body', string]
    return propertiesOf(description[part])[name]
  }

  test('declares the failures that follow from who may make it', () => {
    expect(description.errors).toEqual(expect.arrayContaining(rulesOf(description.access).flatMap(({ rule }) => refusalsOf(rule))))
    expect(new Set(description.errors).size).toBe(description.errors.length)
    expect(description.errors.filter((code) => alwaysPossible.some((always) => always === code))).toEqual([])
  })

  test('refuses unknown fields everywhere in its input', () => {
    const open = [description.params, description.query, description.body]
      .filter((schema) => schema !== undefined)
      .flatMap((schema) => openObjects(inputSchema(schema)))
    expect(open).toEqual([])
  })

  test('has no body where HTTP has none', () => {
    if (description.method === 'GET') expect(description.body).toBeUndefined()
  })
})

test('every route is of a declared call', () => {
  expect(routes.filter((route) => !calls.some(({ call }) => call === route.call))).toEqual([])
})

test('no two calls have one address and one word by which they are meant', () => {
  const addresses = calls.map(({ call: { description } }) => {
    const path = description.path.replace(/:[A-Za-z]+/g, ':').replace(/\/$/, '')
    return `${description.method} ${path} ${description.meantBy?.is ?? ''}`
  })
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([])
})

test('every failure has a status of its kind and a sentence', () => {
  for (const [code, [status, sentence]] of Object.entries(failures)) {
    expect(status >= 400 && status < 600, `${code} has the status ${status}`).toBe(true)
    expect(sentence).toMatch(/^[A-Z].+[\w.]$/)
  }
})

test('the API document is sound, and holds every call', async () => {
  const response = await fetch(`${server.origin}/api/openapi.json`)
  const document: unknown = await response.json()
  expect(documentFaults(document)).toEqual([])
  for (const { name } of calls) expect(JSON.stringify(document)).toContain(`"operationId":"${name}"`)
})

test('the API document names every field that a call takes in its body, and the file of an upload', () => {
  const { paths } = apiDocument('Trellis') as { paths: Record<string, Record<string, { requestBody?: RequestBody }>> }
  for (const { name, call } of calls) {
    const { method, body, upload } = call.description
    const operation = paths[documentedPath(call.description)]![method.toLowerCase()]!
    const [content] = Object.values(operation.requestBody?.content ?? {})
    const expected = body === undefined ? undefined : inputSchema(body)
    const file = upload === undefined ? [] : ['file']
    expect(Object.keys(content?.schema.properties ?? {}), name).toEqual([...Object.keys(expected?.properties ?? {}), ...file])
    expect(content?.schema.required ?? [], name).toEqual([...(expected?.required ?? []), ...file])
  }
})

function refusalsOf(rule: Rule): FailureCode[] {
  if (rule.who === 'anyone') return []
  const needsRight = rule.who === 'superUser' || rule.types !== undefined
  return [
    'NotSignedIn',
    'SessionEnded',
    ...(needsRight ? (['Forbidden'] as const) : []),
    ...(rule.who === 'self' || rule.who === 'able' ? (['NotFound'] as const) : []),
  ]
}

/** The paths of objects with named fields that allow others beside them. */
function openObjects({ properties, additionalProperties, items, anyOf }: JsonSchema, path = ''): string[] {
  const own = properties !== undefined && additionalProperties !== false ? [path || 'the whole'] : []
  const within = Object.entries(properties ?? {}).flatMap(([name, schema]) => openObjects(schema, `${path}.${name}`))
  const choices = [...(items ? [items] : []), ...(anyOf ?? [])]
  return [...own, ...within, ...choices.flatMap((schema) => openObjects(schema, `${path}[]`))]
}
