import { hideProfile, publishProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { block, listPeople, removeRoleModel, restoreRoleModel } from '@trellis/contract/people/people.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const grownUp = (name: string) => signedUp(server, { birthYear: 1990, name })
const remove = async (person: Person, other: Person) => {
  server.clock.advance(1)
  await person.client.call(removeRoleModel, { params: { userId: person.id }, body: { targetId: other.id } })
}
async function removedOf(person: Person, query: { page?: number; size?: number } = {}) {
  const { items, total } = await person.client.call(listPeople, { params: { userId: person.id, sub: 'removed' }, query })
  return { names: items.map(({ _source }) => _source.generalInfo.name), total }
}

test('whom somebody took out of their role models they see in a list, newest first, and have suggested again', async () => {
  const [ada, ben, cy] = [await grownUp('Ada'), await grownUp('Ben'), await grownUp('Cy')]
  expect(await removedOf(ada)).toEqual({ names: [], total: 0 })
  for (const other of [ben, cy]) await remove(ada, other)
  expect(await removedOf(ada)).toEqual({ names: ['Cy', 'Ben'], total: 2 })
  expect(await removedOf(ada, { page: 1, size: 1 })).toEqual({ names: ['Ben'], total: 2 })
  expect(await removedOf(ben)).toEqual({ names: [], total: 0 })
  await ada.client.call(restoreRoleModel, { params: { userId: ada.id }, body: { targetId: cy.id } })
  expect(await removedOf(ada)).toEqual({ names: ['Ben'], total: 1 })
})

test('only whom they may see still are in it', async () => {
  const [ada, ben, cy] = [await grownUp('Ada'), await grownUp('Ben'), await grownUp('Cy')]
  for (const other of [ben, cy]) await remove(ada, other)
  await ben.client.call(hideProfile, { body: { profType: 'profile', profID: ben.id } })
  expect(await removedOf(ada)).toEqual({ names: ['Cy'], total: 1 })
  await ben.client.call(publishProfile, { body: { profType: 'profile', profID: ben.id } })
  await cy.client.call(block, { body: { userId: cy.id, targetId: ada.id } })
  expect(await removedOf(ada)).toEqual({ names: ['Ben'], total: 1 })
})

test('nobody else reads it', async () => {
  const [ada, ben] = [await grownUp('Ada'), await grownUp('Ben')]
  await remove(ada, ben)
  expect(await ben.client.refused(listPeople, { params: { userId: ada.id, sub: 'removed' } })).toMatchObject({ status: 404 })
})
