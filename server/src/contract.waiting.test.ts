import { calls } from '@trellis/contract/calls.ts'
import { rulesOf } from '@trellis/contract/wire/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approveByEmail } from './accounts/approvals/approvals.actions.ts'
import { type Person, signedUp, tokenOf } from './accounts/testing.ts'
import { ask } from './platform/testing/answers.ts'
import type { AnyInput } from './platform/testing/client.ts'
import { newEmail } from './platform/testing/spares.ts'
import { validInput } from './platform/testing/validInputs.ts'
import { startWorld, type World } from './platform/testing/world.ts'

/** What an advisor may do before they are approved, written down a second time: nobody opens another call without saying so here. */
const open = [
  'answerAdvisorInvitation',
  'askForApproval',
  'deleteProfile',
  'downloadPersonal',
  'employeeSignInWithToken',
  'getApproval',
  'getAskedOfAdvisor',
  'getMailChoices',
  'getPhoto',
  'getRecruiter',
  'partialUpdate',
  'partialUpdateEmail',
  'removePhoto',
  'setMailChoices',
  'signInWithToken',
  'signOut',
  'suggestionLog',
  'updatePhoto',
  'updateRecruiterProfile',
  'uploadImage',
]

const inSession = calls.filter(({ call }) => call.description.access.who !== 'anyone')
/** Those that some advisor, of some group or some posting, may make. */
const ofAdvisors = inSession.filter(({ call }) =>
  rulesOf(call.description.access).some(
    ({ rule }) => rule.who !== 'anyone' && rule.who !== 'superUser' && (rule.types === undefined || rule.types.includes('advisor')),
  ),
)
const named = ofAdvisors.map(({ name, call }) => ({ name, call, whileWaiting: call.description.whileWaiting }))

let world: World
let waiting: Person
beforeAll(async () => {
  world = await startWorld()
  waiting = await signedUp(world.server, { type: 'advisor', name: 'Wanda Quill', email: newEmail(), waiting: true })
})
afterAll(() => world.close())

const askAs = async (person: Person, call: (typeof calls)[number]['call'], input: AnyInput) =>
  ask(world, call, input, await tokenOf(world.server, person))

/** An input that is about whoever is meant, at the place where the call says whom it is about. */
function about(input: AnyInput, place: string, id: string): AnyInput {
  const [part, name] = place.split('.') as ['params' | 'query' | 'body', string]
  return { ...input, [part]: { ...(input[part] as object), [name]: id } }
}

test('there are calls to be kept from, and those that are open are the ones written down here', () => {
  expect(named.length).toBeGreaterThan(20)
  const marked = calls.filter(({ call }) => call.description.whileWaiting !== undefined)
  expect(marked.map(({ name }) => name).toSorted()).toEqual(open)
})

describe('a waiting advisor', () => {
  test.each(named.filter(({ whileWaiting }) => whileWaiting === undefined))('is kept from $name', async ({ call }) => {
    expect(await askAs(waiting, call, await validInput(world, call))).toMatchObject({ code: 'NotApproved' })
  })

  const closed = inSession.filter(({ call }) => call.description.whileWaiting === undefined && !ofAdvisors.some((one) => one.call === call))
  test.each(closed)('is kept from $name, which no advisor may make', async ({ call }) => {
    expect(await askAs(waiting, call, await validInput(world, call))).toMatchObject({ code: 'NotApproved' })
  })

  const ofOthers = named.filter(({ whileWaiting }) => whileWaiting !== undefined && whileWaiting !== 'always')
  test.each(ofOthers)('may make $name about nobody else', async ({ call, whileWaiting }) => {
    for (const { id } of [world.ada, world.rita, world.gus]) {
      const input = about(await validInput(world, call), whileWaiting!, id)
      const { code, text } = await askAs(waiting, call, input)
      expect(code).toBe('NotApproved')
      expect(text).not.toContain(id)
    }
  })

  test.each(named.filter(({ whileWaiting }) => whileWaiting !== undefined))('is not kept from $name', async ({ call, whileWaiting }) => {
    const own = await signedUp(world.server, { type: 'advisor', email: newEmail(), waiting: true })
    const valid = await validInput(world, call)
    const { code } = await askAs(own, call, whileWaiting === 'always' ? valid : about(valid, whileWaiting!, own.id))
    expect(code).not.toBe('NotApproved')
  })
})

test('an approved advisor is kept from none of them', async () => {
  const { server } = world
  await approveByEmail(server.context, server.context.db, waiting.email)
  for (const { call } of named) {
    expect((await askAs(waiting, call, await validInput(world, call))).code, call.description.path).not.toBe('NotApproved')
  }
})
