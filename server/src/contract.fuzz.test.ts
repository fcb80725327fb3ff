import { calls } from '@trellis/contract/calls.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spareMentoringGroup } from './mentoring/testing.ts'
import { inputs } from './platform/testing/arbitraries.ts'
import { ask, callerOf } from './platform/testing/answers.ts'
import { checksums } from './platform/testing/checksums.ts'
import { MINUTES } from './platform/testing/server.ts'
import { type Caller, startWorld, tokenFor, type World } from './platform/testing/world.ts'

/**
 * Every call with made-up inputs that mostly fit, by several callers. A few of them each time; as many as one likes with
 *
 *     FUZZ_RUNS=500 npx vitest run server/src/contract.fuzz
 *
 * What failed is printed with its seed and comes again with FUZZ_SEED; the people on the server are new each time.
 */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 8)
const SEED = process.env['FUZZ_SEED']
const MOST_MS = 10_000 + RUNS * 1_000
/** A refused call in so many is looked at for traces that it left in the database. */
const LOOKED_AT = 3
const LEAST_ACCEPTED = 0.2

/** What there is to be read is read before it is changed, and taken away last. */
const order = ['GET', 'PUT', 'POST', 'DELETE']
const inOrder = calls.toSorted((a, b) => order.indexOf(a.call.description.method) - order.indexOf(b.call.description.method))

let world: World
let made = 0
let accepted = 0
beforeAll(async () => {
  const started = await startWorld()
  world = { ...started, mentoringGroupId: await spareMentoringGroup(started.server, started.groupId) }
})
afterAll(() => world.close())

test.each(inOrder)(
  '$name',
  async ({ call }) => {
    const requests = fc
      .oneof(
        { weight: 3, arbitrary: fc.constant(callerOf(call)) },
        { weight: 1, arbitrary: fc.constantFrom<Caller>('anonymous', 'other', 'recruiter', 'superUser') },
      )
      .chain((caller) => fc.record({ caller: fc.constant(caller), input: inputs(call, world, caller) }))
    const property = fc.asyncProperty(requests, async ({ caller, input }) => {
      // Far enough for limits not to refuse most of it.
      world.server.clock.advance(10 * MINUTES)
      const token = await tokenFor(world, caller)
      const isLookedAt = ++made % LOOKED_AT === 0
      const before = isLookedAt ? await checksums(world) : undefined
      const { code } = await ask(world, call, input, token)
      if (code === 'may') accepted++
      else if (isLookedAt) expect(await checksums(world), `${code} left traces`).toEqual(before)
    })
    await fc.assert(property, { numRuns: RUNS, ...(SEED !== undefined && { seed: Number(SEED) }) })
  },
  MOST_MS,
)

test('enough of it was accepted to mean something', () => {
  expect(accepted / made).toBeGreaterThan(LEAST_ACCEPTED)
})
