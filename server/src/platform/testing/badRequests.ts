import { addressOf } from '@trellis/contract/wire/address.ts'
import type { Endpoint } from '@trellis/contract/wire/endpoint.ts'
import { LARGEST_FILE_BYTES } from '@trellis/contract/files/files.ts'
import { inputToWire } from '@trellis/contract/wire/spelling.ts'
import type { RawRequest } from './answers.ts'
import { badValues, deepList, deepObject, OVERLONG, type Path, places, withAt } from './badValues.ts'
import { type AnyInput, formOf } from './client.ts'
import { allowsAnything, alternatives, inputSchema, type JsonSchema } from './inputSchemas.ts'

/** A request that has to be refused, and what is wrong with it. */
interface BadRequest extends RawRequest {
  readonly what: string
}

const JSON_TYPE = { 'content-type': 'application/json' }
const LONG = 10_000
const MEGABYTE = 1024 * 1024

/** Everything that can be wrong with one request to a call, made from its schemas and a valid input. */
export function badRequests(call: Endpoint, input: AnyInput): BadRequest[] {
  const valid = inputToWire(call.description, input)
  return [
    ...badParams(call, valid),
    ...badQueries(call, valid),
    ...(call.description.upload === undefined ? badBodies(call, valid) : badForms(call, valid)),
  ]
}

const oddValues: readonly unknown[] = ['a\u0000b', 'a\ud800', OVERLONG, 2 ** 53, -0, [], {}, null, { toString: 1, constructor: 1 }]

/** Requests with odd values where a body takes any: to be refused or not, and to break nothing. */
export function oddRequests(call: Endpoint, input: AnyInput): BadRequest[] {
  const valid = inputToWire(call.description, input)
  const schema = inputSchema(call, 'body')
  if (schema === undefined || call.description.upload !== undefined) return []
  const open = [
    ...places(schema).filter((place) => allowsAnything(place.schema)),
    ...(schema.properties === undefined ? [...Object.keys(valid.body as object), 'anything'].map((name) => ({ path: [name] })) : []),
  ]
  const request = requestTo(call, valid)
  return open.flatMap(({ path }) => [
    ...oddValues.map((value) => ({ ...request, what: `odd at ${path.join('.')}`, body: JSON.stringify(withAt(valid.body, path, value)) })),
    ...[deepList, deepObject].map((deep) => ({ ...request, what: `deep at ${path.join('.')}`, body: deepAt(valid.body, path, deep) })),
  ])
}

/** The request itself, with what stands in one part of its address put as it is. */
function requestTo({ description }: Endpoint, valid: AnyInput, raw: { params?: Record<string, string>; query?: string } = {}) {
  const { method, path, upload } = description
  const marked = Object.keys(raw.params ?? {}).reduce((sofar, name) => sofar.replace(`:${name}`, `<${name}>`), path as string)
  const address = addressOf(marked, valid.params, raw.query === undefined ? valid.query : {})
  const filled = address.replace(/<(\w+)>/g, (_, name: string) => raw.params![name]!)
  const query = raw.query ? `?${raw.query}` : ''
  const json = valid.body === undefined ? {} : { body: JSON.stringify(valid.body), headers: JSON_TYPE }
  return { method, address: filled + query, ...(upload === undefined ? json : { body: formOf(valid) }) }
}

function badParams(call: Endpoint, valid: AnyInput): BadRequest[] {
  const everywhere = ['%00', 'x'.repeat(501), 'x'.repeat(LONG), '%zz', '%ED%A0%80', '%']
  const noId = ['a%2Fb', '..%2F..%2Fetc', '__proto__', 'constructor', 'null', '%F0%9F%98%80', '-1', '1e999', '%20']
  return Object.entries(inputSchema(call, 'params')?.properties ?? {}).flatMap(([name, { format, enum: words }]) => {
    const isText = format === undefined && words === undefined
    return [...everywhere, ...(isText ? [] : noId)].map((text) => ({
      what: `${text.slice(0, 30)} for :${name}`,
      ...requestTo(call, valid, { params: { [name]: text } }),
    }))
  })
}

function badQueries(call: Endpoint, valid: AnyInput): BadRequest[] {
  const { properties = {}, required = [] } = inputSchema(call, 'query') ?? {}
  const sent = Object.entries(valid.query ?? {})
  const withOther = (name: string, ...texts: string[]) =>
    [...sent.filter(([known]) => known !== name).map(([known, value]) => `${known}=${String(value)}`), ...texts].join('&')
  const wrong = Object.entries(properties).flatMap(([name, schema]) => [
    ...badQueryTexts(schema).map((text) => withOther(name, `${name}=${text}`)),
    withOther(name, `${name}=1`, `${name}=1`),
    withOther(name, `${name}[]=1`),
    withOther(name, `${name}[a]=1`),
    ...(required.includes(name) ? [withOther(name)] : []),
  ])
  const unknown = ['unknownField=1', '__proto__=1', 'constructor=1', '__proto__[a]=1'].map((text) => withOther('', text))
  return [...wrong, ...unknown].map((query) => ({
    what: `?${query.slice(0, 60)}`,
    ...requestTo(call, valid, { query: query || '&' }),
  }))
}

function badQueryTexts(schema: JsonSchema): string[] {
  const [{ maxLength, format, enum: words, type }] = alternatives(schema) as [JsonSchema]
  if (type === 'integer') {
    return ['abc', '', '-1', '1e3', 'NaN', 'Infinity', '0.5', '9007199254740993', '9999999999999', '0x10', '1%00', 'true', '%205']
  }
  const longText = maxLength === undefined ? [] : ['x'.repeat(maxLength + 1), '%00', 'a%00b']
  return format === undefined && words === undefined && maxLength !== undefined ? longText : ['perhaps', '%00', 'x'.repeat(LONG)]
}

function badBodies(call: Endpoint, valid: AnyInput): BadRequest[] {
  const schema = inputSchema(call, 'body')
  const request = requestTo(call, valid)
  const sending = (what: string, body: string, headers: Record<string, string> = JSON_TYPE) => ({ ...request, what, body, headers })
  if (call.description.method === 'GET') return []
  if (schema === undefined) return [sending('a body where none is taken', '{"unknownField":1}'), sending('a broken body', '{"a":')]
  const text = JSON.stringify(valid.body)
  return [
    ...['[]', '[{}]', 'null', '"text"', '42', 'true', '{"a":', '', '{', `${text}}`, "{'a':1}", '1e999', 'NaN'].map((body) =>
      sending(`the body ${body.slice(0, 30)}`, body),
    ),
    sending('a list of 10,000 levels', deepList),
    sending('an object of 10,000 levels', schema.properties === undefined ? `[${deepObject}]` : deepObject),
    sending('__proto__', text.replace('{', '{"__proto__":{"isSuperUser":true},')),
    sending('constructor.prototype', text.replace('{', '{"constructor":{"prototype":{"isSuperUser":true}},')),
    sending('more than a megabyte', JSON.stringify({ a: 'x'.repeat(MEGABYTE) })),
    ...['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'application/octet-stream', 'no type'].map((type) =>
      sending(`the content type ${type}`, text, { 'content-type': type }),
    ),
    ...badFields(schema, valid.body).map(({ what, body }) => sending(what, JSON.stringify(body))),
    ...places(schema)
      .filter(({ path }) => path.length === 1)
      .map(({ path }) => sending(`10,000 levels at ${path[0]}`, deepAt(valid.body, path))),
  ]
}

/** Too deep to be written by the means of the language. */
const deepAt = (body: unknown, path: Path, deep = deepList): string =>
  JSON.stringify(withAt(body, path, '<deep>')).replace('"<deep>"', deep)

function badFields(schema: JsonSchema, valid: unknown): { what: string; body: unknown }[] {
  const all = places(schema)
  const objects = [{ path: [], schema }, ...all].filter((place) => alternatives(place.schema).some(isClosed))
  return [
    ...all.flatMap(({ path, schema: field, required }) => [
      ...badValues(field).map(({ what, value }) => ({ what: `${what} at ${path.join('.')}`, body: withAt(valid, path, value) })),
      ...(required ? [{ what: `nothing at ${path.join('.')}`, body: withAt(valid, path, undefined) }] : []),
    ]),
    ...objects.flatMap(({ path }) =>
      ['unknownField', 'constructor', 'toString', '', 'a\u0000b'].map((name) => ({
        what: `the field ${JSON.stringify(name)} in ${path.join('.') || 'the body'}`,
        body: withAt(valid, [...path, name], 1),
      })),
    ),
  ]
}

const isClosed = ({ properties, additionalProperties }: JsonSchema): boolean => properties !== undefined && additionalProperties === false

function badForms(call: Endpoint, valid: AnyInput): BadRequest[] {
  const request = requestTo(call, valid)
  const fields = (valid.body ?? {}) as Record<string, string>
  const withFile = (what: string, file: Blob) => ({ ...request, what, body: formOf({ body: fields, file }) })
  const form = (what: string, text: string) => ({
    ...request,
    what,
    body: text.replaceAll('\n', '\r\n'),
    headers: { 'content-type': 'multipart/form-data; boundary=cut' },
  })
  return [
    { ...request, what: 'JSON for a file', body: '{"file":"me.png"}', headers: JSON_TYPE },
    { ...request, what: 'no body at all', body: '' },
    { ...request, what: 'no file', body: formOf({ body: fields }) },
    withFile('an empty file', new Blob([])),
    withFile('a text', new Blob(['just some words'])),
    withFile('two bytes of a file', valid.file!.slice(0, 2)),
    withFile('a file too large', new Blob([valid.file!, new Uint8Array(LARGEST_FILE_BYTES)])),
    { ...request, what: 'an unknown field', body: formOf({ body: { unknownField: '1', ...fields }, file: valid.file! }) },
    { ...request, what: 'an overlong field', body: formOf({ body: { id: OVERLONG }, file: valid.file! }) },
    form('a form cut off', '--cut\nContent-Disposition: form-data; name="file"; filename="a.png"\n\nabc'),
    form('a form of nothing', '--cut--\n'),
    form('a form of other parts', '--other\nContent-Disposition: form-data; name="file"\n\nabc\n--other--\n'),
    { ...request, what: 'a form without a boundary', body: 'abc', headers: { 'content-type': 'multipart/form-data' } },
  ]
}
