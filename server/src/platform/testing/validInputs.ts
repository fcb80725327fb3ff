import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint, EndpointDescription, Input } from '@trellis/contract/wire/endpoint.ts'
import type { AnyInput } from './client.ts'
import type { World } from './world.ts'

type Make<I> = (world: World) => I | Promise<I>

const inputs = new Map<unknown, Make<AnyInput>>()

/** Says an input that a call does not refuse when its `callerOf` sends it: `valid(follow)((world) => …)`. */
export const valid =
  <D extends EndpointDescription>(call: Endpoint<D>) =>
  (make: Make<Input<D>>): unknown =>
    inputs.set(call, make)

/** Every domain says its own, in its `validInputs.testing.ts`. */
const domains = globSync('*/validInputs.testing.ts', { cwd: join(import.meta.dirname, '../..') }).map((file) => file.split('/')[0]!)
let said: Promise<unknown> | undefined

/** An input that a call does not refuse when its `callerOf` sends it. @throws where nobody has said one yet */
export async function validInput(world: World, call: Endpoint): Promise<AnyInput> {
  said ??= Promise.all(domains.map((domain) => import(`../../${domain}/validInputs.testing.ts`)))
  await said
  const make = inputs.get(call)
  const { method, path } = call.description
  if (make === undefined) throw new Error(`Say a valid input of ${method} ${path} in the validInputs.testing.ts of its domain`)
  return make(world)
}
