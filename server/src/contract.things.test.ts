import { calls } from '@trellis/contract/calls.ts'
import { createCohort } from '@trellis/contract/groups/cohorts.calls.ts'
import { createMgroup } from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { createJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { rulesOf, type Thing, type WhoMay } from '@trellis/contract/wire/endpoint.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { groupOf } from './groups/testing.ts'
import { ask } from './platform/testing/answers.ts'
import { type AnyInput, client } from './platform/testing/client.ts'
import { validInput } from './platform/testing/validInputs.ts'
import { type Caller, openJob, startWorld, tokenFor, type World } from './platform/testing/world.ts'

interface HiddenThing {
  readonly make: (world: World) => Promise<Id>
  readonly from: Caller
  readonly code: 'Forbidden' | 'NotFound'
}

/** Of each kind of thing: one that is hidden, from whom, and what they are answered. */
const hiddenThings: Record<Thing, HiddenThing> = {
  posting: {
    async make({ rita, server }) {
      const body = { generalInfo: { ...openJob, name: 'Not yet', state: 'draft' as const } }
      return (await client(server.origin, rita.token).call(createJob, { body })).success
    },
    from: 'otherRecruiter',
    code: 'Forbidden',
  },
  group: {
    make: ({ sue, server }) => groupOf(client(server.origin, sue.token), { name: 'Not yet', state: 'draft' }),
    from: 'advisor',
    code: 'Forbidden',
  },
  cohort: {
    async make({ sue, server }) {
      const advisor = client(server.origin, sue.token)
      const body = { groupId: await groupOf(advisor), generalInfo: { name: 'Of another school' } }
      return (await advisor.call(createCohort, { body })).success
    },
    from: 'advisor',
    code: 'NotFound',
  },
  mentoringGroup: {
    async make({ sue, server }) {
      const advisor = client(server.origin, sue.token)
      return (await advisor.call(createMgroup, { body: { grpID: await groupOf(advisor), name: 'Of another school' } })).success
    },
    from: 'advisor',
    code: 'NotFound',
  },
  employer: { make: async ({ rita }) => rita.id, from: 'otherRecruiter', code: 'Forbidden' },
  recruiter: { make: async ({ rita }) => rita.id, from: 'otherRecruiter', code: 'NotFound' },
  profile: { make: async ({ ada }) => ada.id, from: 'blocked', code: 'NotFound' },
  resume: { make: async ({ resumeId }) => resumeId, from: 'other', code: 'NotFound' },
}

const aboutThings = calls.flatMap(({ name, call }) => {
  const { access } = call.description
  return rulesOf(access).flatMap(({ rule, under }) => (rule.who === 'able' ? [{ name, call, access: rule, under }] : []))
})

let world: World
const hidden = new Map<Thing, Id>()
beforeAll(async () => {
  world = await startWorld()
  for (const [thing, { make }] of Object.entries(hiddenThings)) hidden.set(thing as Thing, await make(world))
})
afterAll(() => world.close())

/** The same input with another value at a place, such as the id of another thing. */
function having(input: AnyInput, at: WhoMay['at'], value: string): AnyInput {
  const [part, name] = at.split('.') as ['params' | 'query' | 'body', string]
  return { ...input, [part]: { ...(input[part] as object), [name]: value } }
}

test('every kind of thing is asked for by a call', () => {
  expect(new Set(aboutThings.map(({ access }) => access.thing))).toEqual(new Set(Object.keys(hiddenThings)))
})

test.each(aboutThings)('$name is answered alike for what is not there and for what is hidden', async ({ call, access, under }) => {
  const { from, code } = hiddenThings[access.thing]
  const valid = await validInput(world, call)
  const input = under === undefined ? valid : having(valid, under.at, under.value)
  const token = await tokenFor(world, from)
  for (const id of [newId(), hidden.get(access.thing)!]) {
    expect((await ask(world, call, having(input, access.at, id), token)).code).toBe(code)
  }
  const ofSuperUser = await ask(world, call, having(input, access.at, newId()), await tokenFor(world, 'superUser'))
  expect(ofSuperUser.code).toBe(access.orSuperUser ? 'NotFound' : 'Forbidden')
})
