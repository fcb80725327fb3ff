import { calls } from '@trellis/contract/calls.ts'
import { addressOf } from '@trellis/contract/wire/address.ts'
import { type Endpoint, rulesOf } from '@trellis/contract/wire/endpoint.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask, askRaw, callerOf, type RawRequest } from './platform/testing/answers.ts'
import { badRequests, oddRequests } from './platform/testing/badRequests.ts'
import { checksums } from './platform/testing/checksums.ts'
import { HOURS } from './platform/testing/server.ts'
import { validInput } from './platform/testing/validInputs.ts'
import { startWorld, tokenFor, type World } from './platform/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

// What is limited in number is not limited from one test to the next.
beforeEach(() => world.server.clock.advance(HOURS))

/** Whoever gets past the access rule whatever they send, where there is somebody. */
function entrantOf(call: Endpoint) {
  const isOpen = rulesOf(call.description.access).some(({ rule }) => rule.who === 'self' && rule.orSuperUser)
  return isOpen ? 'superUser' : callerOf(call)
}

type Requests = readonly (RawRequest & { what: string })[]

/** What went wrong with requests that have to be refused. */
async function notRefused(call: Endpoint, requests: Requests, token: string | undefined): Promise<string[]> {
  const wrong: string[] = []
  for (const { what, ...request } of requests) {
    try {
      const { code } = await askRaw(world, call, request, token)
      if (code === 'may') wrong.push(`${what}: was accepted`)
    } catch (error) {
      wrong.push(`${what}: ${String(error)}`)
    }
  }
  return wrong
}

/** An account rests after each long text: hundreds of them take as long as they are many. */
const LONGEST_MS = 120_000

describe.each(calls)('$name', { timeout: LONGEST_MS }, ({ call }) => {
  test('takes a valid input', async () => {
    const answer = await ask(world, call, await validInput(world, call), await tokenFor(world, callerOf(call)))
    expect(answer.code).toBe('may')
  })

  test('refuses bad input, and nothing is changed by it', async () => {
    const requests = badRequests(call, await validInput(world, call))
    const token = await tokenFor(world, entrantOf(call))
    const before = await checksums(world)
    expect(await notRefused(call, requests, token)).toEqual([])
    expect(await checksums(world)).toEqual(before)
  })

  test('takes odd values where it takes anything, or refuses them', async () => {
    for (const { what, ...request } of oddRequests(call, await validInput(world, call))) {
      await askRaw(world, call, request, await tokenFor(world, callerOf(call))).catch((error: unknown) => {
        throw new Error(what, { cause: error })
      })
    }
  })

  test('is not there by another method', async () => {
    const { params } = await validInput(world, call)
    const address = addressOf(call.description.path, params)
    const others = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter((method) => !isTaken(method, address))
    const requests = others.map((method) => ({ what: method, method, address }))
    expect(await notRefused(call, requests, await tokenFor(world, entrantOf(call)))).toEqual([])
  })
})

/** Whether some call goes to this address: `GET /profile/signUp` would be somebody's profile. */
const isTaken = (method: string, address: string): boolean =>
  calls.some(({ call: { description } }) => {
    const pattern = description.path.replace(/:[A-Za-z]+/g, '[^/]+').replace(/\/$/, '')
    return description.method === method && new RegExp(`^${pattern}/?$`).test(address)
  })
