import { newId } from '@trellis/contract/wire/ids.ts'
import { findPeople } from '@trellis/contract/matching/matching.ts'
import { getProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { searchProfiles } from '@trellis/contract/matching/peopleSearch.calls.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { candidatesOf, jobOf, studentWith } from '../jobs/testing.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { memberships } from './memberships.tables.ts'
import { join, leave } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const minor = (name: string) => studentWith(server, ['Cooking'], { birthYear: 2011, name })

/** Whether somebody reads the other's profile, and finds them by name: both or neither. */
async function sees({ client }: Person, { id, name }: Person): Promise<boolean> {
  const { status } = await client.raw('GET', `/profile/${id}`)
  const { hits } = await client.call(searchProfiles, { params: { phrase: name }, query: {} })
  expect(hits.hits.some(({ _id }) => _id === id)).toBe(status === 200)
  return status === 200
}

describe.each(['advisor', 'recruiter', 'student'] as const)('an account of type %s', (type) => {
  test('sees the minors of its groups, from joining until leaving', async () => {
    const [viewer, ada, other] = [await signedUp(server, { type }), await minor(`Ada Quill ${type}`), await minor(`Ben Quill ${type}`)]
    const [group, elsewhere] = [newId(), newId()]
    await join(server, group, ada)
    await join(server, elsewhere, other)
    for (const person of [ada, other]) expect(await sees(viewer, person)).toBe(false)
    await join(server, group, viewer)
    await join(server, group, viewer)
    expect(await sees(viewer, ada)).toBe(true)
    expect(await sees(viewer, other)).toBe(false)
    await join(server, elsewhere, viewer)
    expect(await sees(viewer, other)).toBe(true)
    await leave(server, group, viewer)
    expect(await sees(viewer, ada)).toBe(false)
    expect(await sees(viewer, other)).toBe(true)
    await leave(server, elsewhere, other)
    expect(await sees(viewer, other)).toBe(false)
  })
})

test('a recruiter finds the minors of a group of theirs among the candidates, and nobody else does', async () => {
  const [rita, rob, ada] = [
    await signedUp(server, { type: 'recruiter' }),
    await signedUp(server, { type: 'recruiter' }),
    await minor('Ada Reed'),
  ]
  const [own, others] = [await jobOf(rita, ['Cooking']), await jobOf(rob, ['Cooking'])]
  const group = newId()
  await join(server, group, ada, rita)
  expect((await candidatesOf(rita, own)).ids).toContain(ada.id)
  expect((await candidatesOf(rob, others)).ids).not.toContain(ada.id)
  await leave(server, group, rita)
  expect((await candidatesOf(rita, own)).ids).not.toContain(ada.id)
})

test('a person reads the groups that they are in, and filters by those alone', async () => {
  const [ada, ben] = [await studentWith(server, ['Cooking']), await studentWith(server, ['Cooking'])]
  const [first, second] = [newId(), newId()]
  const groups = async () => (await ada.client.call(getProfile, { params: { id: ada.id }, query: {} }))._source.generalInfo.membership
  const inFirst = async () =>
    (await ada.client.call(findPeople, { body: { userId: ada.id, membership: [first] } })).hits.hits.map(({ _id }) => _id)
  await join(server, first, ada, ben)
  server.clock.advance(1)
  await join(server, second, ada)
  expect(await groups()).toEqual([first, second])
  expect(await inFirst()).toEqual([ben.id])
  await leave(server, first, ada)
  expect(await groups()).toEqual([second])
  expect(await inFirst()).toEqual([])
})

test('the column that the release before knows is kept in step, each way', async () => {
  const [ada, gus] = [await minor('Ada Step'), await signedUp(server, { type: 'advisor' })]
  const { db } = server.context
  const column = async () => {
    const { rows } = await db.execute<{ membership: string[] }>(sql`select membership from profiles where id = ${ada.id}`)
    return rows[0]!.membership
  }
  const rows = async () =>
    (await db.select().from(memberships).where(eq(memberships.accountId, ada.id))).map(({ groupId }) => groupId).toSorted()
  const [first, second, third] = [newId(), newId(), newId()].toSorted() as [string, string, string]
  await join(server, first, ada, gus)
  await join(server, second, ada)
  expect(await column()).toEqual([first, second])
  await leave(server, first, ada)
  expect(await column()).toEqual([second])
  await db.execute(sql`update profiles set membership = ${`{${second},${third}}`}::uuid[] where id = ${ada.id}`)
  expect(await rows()).toEqual([second, third])
  await db.execute(sql`update profiles set membership = '{}' where id = ${ada.id}`)
  expect(await rows()).toEqual([])
})
