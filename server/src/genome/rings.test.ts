import { getGenome } from '@trellis/contract/genome/genome.calls.ts'
import { ringOf } from '@trellis/contract/genome/ring.ts'
import { block, follow, listPeople } from '@trellis/contract/people/people.ts'
import { getProfile, hideProfile, partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const clubs = (...tags: string[]) => ({ clubsOrgs: tags.map((tag) => ({ name: `Club of ${tag}`, tags: [tag] })) })
const student = (...tags: string[]): Promise<Person> => signedUp(server, { birthYear: 1990, bio: { highschoolInfo: clubs(...tags) } })
const setClubs = (person: Person, ...tags: string[]) =>
  person.client.call(partialUpdate, { body: { userId: person.id, type: 'highschoolInfo', data: clubs(...tags) } })

/** The cards that somebody has of a list of their own. */
async function cardsIn(viewer: Person, sub: 'following' | 'blocked') {
  return (await viewer.client.call(listPeople, { params: { userId: viewer.id, sub } })).items
}
const followOf = (viewer: Person, target: Person) => viewer.client.call(follow, { body: { userId: viewer.id, targetId: target.id } })

test('a card and a profile tell the ring of the genome, and follow it', async () => {
  const [viewer, baker] = [await student(), await student('Baking', 'Robotics')]
  await followOf(viewer, baker)
  const ringNow = async () => (await cardsIn(viewer, 'following'))[0]!.ring
  const { signature } = (await viewer.client.call(getGenome, { params: { id: baker.id } })).data
  expect(await ringNow()).toEqual(ringOf(signature!))
  expect(Math.max(...ringOf(signature!))).toBeGreaterThan(0)
  const record = await viewer.client.call(getProfile, { params: { id: baker.id } })
  expect(record.ring).toEqual(ringOf(signature!))

  await setClubs(baker, 'Robotics')
  const changed = (await viewer.client.call(getGenome, { params: { id: baker.id } })).data.signature!
  expect(ringOf(changed)).not.toEqual(ringOf(signature!))
  expect(await ringNow()).toEqual(ringOf(changed))

  await setClubs(baker)
  expect(await ringNow()).toBeNull()
})

test('whoever may not see a genome learns no ring', async () => {
  const [viewer, hidden, blocked] = [await student(), await student('Baking'), await student('Robotics')]
  await followOf(viewer, hidden)
  await hidden.client.call(hideProfile, { body: { profID: hidden.id, profType: 'profile' } })
  await viewer.client.call(block, { body: { userId: viewer.id, targetId: blocked.id } })
  expect(await cardsIn(viewer, 'following')).toEqual([])
  expect((await cardsIn(viewer, 'blocked')).map(({ _id, ring }) => ({ _id, ring }))).toEqual([{ _id: blocked.id, ring: null }])
  await viewer.client.refused(getProfile, { params: { id: hidden.id } })
})
