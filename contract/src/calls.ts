import { globSync } from 'node:fs'
import type { Endpoint } from './wire/endpoint.ts'

/** A call with its domain, whose folder declares it, and the name that code knows it by. */
interface NamedCall {
  readonly domain: string
  readonly name: string
  readonly call: Endpoint
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'description' in value && typeof value.description === 'object'
}

async function callsOf(file: string): Promise<NamedCall[]> {
  const [domain, module] = file.replace(/\.ts$/, '').split('/') as [string, string]
  const declared = (await import(`./${domain}/${module}.ts`)) as Record<string, unknown>
  return Object.entries(declared).flatMap(([name, call]) => (isEndpoint(call) ? [{ domain, name, call }] : []))
}

/** What is there for tests alone loads what a server does not have. */
const isForTests = (file: string): boolean => /\.(test|testing|samples)\.ts$/.test(file)

const files = globSync('*/*.ts', { cwd: import.meta.dirname })
  .filter((file) => !isForTests(file))
  .toSorted()

/** Every call of the product: whatever the contract's folders declare, so that no list of them can be behind. */
export const calls: readonly NamedCall[] = (await Promise.all(files.map(callsOf))).flat()
