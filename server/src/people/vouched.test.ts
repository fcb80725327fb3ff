import { newId } from '@trellis/contract/wire/ids.ts'
import { findPeople } from '@trellis/contract/matching/matching.ts'
import { getProfile, partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { join } from '../memberships/testing.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ MINORS_SEE: 'vouched' })
})
afterAll(() => server.close())

/** An advisor accepts somebody into a group of their own. */
async function accepted(person: Person): Promise<Person> {
  await join(server, newId(), person)
  return person
}

const minor = (birthYear: string | number = 2011) => signedUp(server, { birthYear })

async function sees(viewer: Person, { id }: Person): Promise<boolean> {
  const { hits } = await viewer.client.call(findPeople, { body: { userId: viewer.id, size: 100 } })
  const { status } = await viewer.client.raw('GET', `/profile/${id}`)
  expect(hits.hits.some(({ _id }) => _id === id)).toBe(status === 200)
  return status === 200
}

const setYear = (actor: Person, { id, name }: Person, birthYear: string) =>
  actor.client.call(partialUpdate, { body: { userId: id, type: 'generalInfo', data: { name, birthYear } } })

test('minors see each other where advisors accepted both, of whichever group', async () => {
  const [ada, ben, unknown] = [await accepted(await minor()), await accepted(await minor()), await minor()]
  expect(await sees(ada, ben)).toBe(true)
  expect(await sees(ada, unknown)).toBe(false)
  expect(await sees(unknown, ada)).toBe(false)
  expect(await sees(await accepted(await minor(1990)), ada)).toBe(false)
  expect(await sees(await accepted(await minor('')), ada)).toBe(false)
})

test('nobody sees more by correcting their own year, until a super-user sets it', async () => {
  const ada = await accepted(await minor())
  const superUser = await signedUp(server, { type: 'advisor', superUser: true })
  for (const before of [1980, 2010, '']) {
    const cy = await accepted(await minor(before))
    const saw = await sees(cy, ada)
    expect(saw).toBe(before === 2010)
    await setYear(cy, cy, '2011')
    expect(await sees(cy, ada)).toBe(saw)
    await setYear(cy, cy, '1985')
    await setYear(cy, cy, '2010')
    expect(await sees(cy, ada)).toBe(false)
    await setYear(superUser, cy, '2012')
    expect(await sees(cy, ada)).toBe(true)
    expect((await cy.client.call(getProfile, { params: { id: ada.id } }))._id).toBe(ada.id)
  }
})
