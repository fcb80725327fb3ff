import { z } from 'zod'

const Schema = z.record(z.string(), z.unknown())
const Content = z.record(z.string(), z.strictObject({ schema: Schema.optional() }))
const Response = z.strictObject({ description: z.string().min(1), content: Content.optional() })

const Operation = z.strictObject({
  operationId: z.string().min(1),
  tags: z.array(z.string()).min(1),
  summary: z.string().min(1),
  description: z.string().optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(z.strictObject({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean(), schema: Schema })),
  requestBody: z.strictObject({ required: z.boolean(), content: Content }).optional(),
  responses: z.record(z.string().regex(/^[2-5]\d\d$/), Response),
})

/** The part of OpenAPI 3.1 that the document makes use of. */
const Document = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d$/),
  info: z.strictObject({ title: z.string().min(1), version: z.string().min(1) }),
  servers: z.array(z.strictObject({ url: z.string() })),
  paths: z.record(z.string().startsWith('/'), z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), Operation)),
  components: z.strictObject({ securitySchemes: z.record(z.string(), z.record(z.string(), z.string())) }),
})

/** What is wrong with an OpenAPI document: shape, references, parameters of paths, names of operations, schemes. */
export function documentFaults(document: unknown): string[] {
  const parsed = Document.safeParse(document)
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  const { paths, components } = parsed.data
  const faults = referencesOf(document).flatMap((to) => (resolves(document, to) ? [] : [`${to} leads nowhere`]))
  const names: string[] = []
  for (const [path, operations] of Object.entries(paths)) {
    for (const operation of Object.values(operations)) {
      names.push(operation.operationId)
      const declared = operation.parameters.filter((parameter) => parameter.in === 'path' && parameter.required)
      const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name)
      if (declared.map(({ name }) => name).join() !== inPath.join()) faults.push(`${path} does not declare its parameters`)
      if (operation.responses['200'] === undefined) faults.push(`${path} never succeeds`)
      const schemes = (operation.security ?? []).flatMap((scheme) => Object.keys(scheme))
      faults.push(...schemes.filter((name) => !(name in components.securitySchemes)).map((name) => `no scheme ${name}`))
    }
  }
  faults.push(...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `two operations ${name}`))
  return faults
}

function referencesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key === '$ref' && typeof part === 'string' ? [part] : referencesOf(part)))
}

/** Whether a reference within the document, such as `#/components/schemas/Id`, leads to something. */
function resolves(document: unknown, reference: string): boolean {
  if (!reference.startsWith('#/')) return false
  let part = document
  for (const step of reference.slice(2).split('/')) {
    const name = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return false
    part = (part as Record<string, unknown>)[name]
  }
  return true
}
