import { calls } from '@trellis/contract/calls.ts'
import { accessWords, type EndpointDescription } from '@trellis/contract/wire/endpoint.ts'
import { alwaysPossible, FailureReply, failures } from '@trellis/contract/wire/errors.ts'
import { z } from 'zod'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): object =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })

/** The OpenAPI 3.1 document of every call, made from the contract. */
export function apiDocument(productName: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const { domain, name, call } of calls) {
    const { description } = call
    const path = documentedPath(description)
    paths[path] = { ...paths[path], [description.method.toLowerCase()]: operation(domain, name, description) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${productName} API`, version: '1' },
    servers: [{ url: '/api' }],
    paths,
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  }
}

/** Where a call stands in the document. Of those that share an address, all but one bear the word by which they are meant. */
export const documentedPath = ({ path, meantBy }: EndpointDescription): string =>
  `${path.replace(/\/$/, '').replace(/:([A-Za-z]+)/g, '{$1}')}${meantBy === undefined ? '' : `#${meantBy.is}`}`

function operation(domain: string, name: string, description: EndpointDescription): object {
  const content = description.binary
    ? { 'application/octet-stream': {} }
    : { 'application/json': { schema: schemaOf(description.reply, 'output') } }
  return {
    operationId: name,
    tags: [domain],
    summary: description.summary,
    description: `Who may call: ${accessWords(description)}`,
    ...(description.access.who !== 'anyone' && { security: [{ session: [] }] }),
    parameters: [...parameters('path', description.params), ...parameters('query', description.query)],
    ...requestBody(description),
    responses: { 200: { description: 'Done', content }, ...failureResponses(description) },
  }
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): object[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function requestBody(description: EndpointDescription): object {
  const { body, upload } = description
  if (upload !== undefined) return { requestBody: { required: true, content: { 'multipart/form-data': { schema: formOf(body) } } } }
  if (body === undefined) return {}
  return { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } } }
}

/** The form of an upload: the fields that stand in the body elsewhere, then the file. */
function formOf(body: z.ZodType = z.strictObject({})): object {
  const fields = schemaOf(body, 'input') as { properties?: object; required?: string[] }
  const file = { type: 'string', format: 'binary' }
  return { ...fields, properties: { ...fields.properties, file }, required: [...(fields.required ?? []), 'file'] }
}

function failureResponses(description: EndpointDescription): object {
  const byStatus = Map.groupBy([...description.errors, ...alwaysPossible], (code) => failures[code][0])
  return Object.fromEntries(
    Array.from(byStatus, ([status, codes]) => [
      status,
      {
        description: codes.map((code) => `${code}: ${failures[code][1]}`).join(' '),
        content: { 'application/json': { schema: schemaOf(FailureReply, 'output') } },
      },
    ]),
  )
}
