import { setImmediate } from 'node:timers/promises'
import { calls } from '@trellis/contract/calls.ts'
import { takesLongText } from '@trellis/contract/longText.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTurnOf } from './platform/reading/turns.ts'
import { callerOf } from './platform/testing/answers.ts'
import { startWorld, tokenFor, type World } from './platform/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** Waits until an owner's line is empty, the rest after the last turn as well: so the next to come makes a line of its own. */
async function restOf(owner: string): Promise<void> {
  await inTurnOf(owner, () => Promise.resolve(), { waiting: 39 })
  await setImmediate()
}

/** A body of no call: whether it is read, or refused before, is all that is asked. */
const bodyOf = (length: number) => JSON.stringify({ unknownField: 'x'.repeat(length) })

describe.each(calls.filter(({ call }) => takesLongText(call.description)))('$name', ({ call }) => {
  const { path, method } = call.description

  async function statusOf(length: number): Promise<[status: number, retryAfter: number]> {
    const caller = callerOf(call)
    const address = path.replace(/:\w+/g, caller === 'recruiter' ? world.rita.id : world.ada.id)
    const token = await tokenFor(world, caller)
    const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) }
    const reply = await fetch(`${world.server.origin}/api${address}`, { method, headers, body: bodyOf(length) })
    await reply.text()
    return [reply.status, Number(reply.headers.get('retry-after'))]
  }

  test('refuses a long body unread while its sender has others waiting, and never a short one', async () => {
    const { rita, gus, ada, sue } = world
    const ids = { recruiter: rita.id, advisor: gus.id, self: ada.id, superUser: sue.id }
    const owners = { anonymous: '127.0.0.1', ...ids } as Record<string, string>
    const owner = owners[callerOf(call)]!
    expect((await statusOf(10_000))[0]).not.toBe(503)
    await restOf(owner)
    const others = Promise.withResolvers<void>()
    const held = Promise.allSettled(Array.from({ length: 40 }, () => inTurnOf(owner, () => others.promise, { waiting: 39 })))
    expect(await statusOf(10_000)).toEqual([503, 2])
    expect((await statusOf(100))[0]).not.toBe(503)
    others.resolve()
    await held
    expect((await statusOf(10_000))[0]).not.toBe(503)
  })
})
