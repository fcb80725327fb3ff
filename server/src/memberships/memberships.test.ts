import { newId } from '@trellis/contract/wire/ids.ts'
import { findPeople } from '@trellis/contract/matching/matching.ts'
import { directories, type MembershipRole } from '@trellis/contract/memberships/roles.ts'
import { getProfile, partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { searchProfiles } from '@trellis/contract/matching/peopleSearch.calls.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { candidatesOf, jobOf, studentWith } from '../jobs/testing.ts'
import { act } from '../postings/testing.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { memberships } from './memberships.tables.ts'
import { addMember } from './memberships.actions.ts'
import { placesOfAccount } from './memberships.queries.ts'
import { join, joinAs, leave, showing } from './testing.ts'

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

/** What a member of each kind of account sees of a minor in a group whose directory shows everybody. */
describe.each<[as: MembershipRole, type: 'advisor' | 'recruiter' | 'student', seen: boolean]>([
  ['advisor', 'advisor', true],
  ['mentor', 'advisor', true],
  ['member', 'advisor', false],
  ['mentor', 'student', true],
  ['both', 'student', true],
  ['member', 'student', false],
  ['mentor', 'recruiter', false],
  ['member', 'recruiter', false],
])('a %s whose account is of type %s', (as, type, seen) => {
  test(`sees ${seen ? 'the' : 'no'} minors of the group, from joining until leaving`, async () => {
    const who = `${as} ${type}`
    const [viewer, ada, other] = [await signedUp(server, { type, birthYear: 1990 }), await minor(`Ada ${who}`), await minor(`Ben ${who}`)]
    const [group, elsewhere] = [newId(), newId()]
    for (const id of [group, elsewhere]) await showing(server, id, 'everybody')
    await join(server, group, ada)
    await join(server, elsewhere, other)
    for (const person of [ada, other]) expect(await sees(viewer, person)).toBe(false)
    await joinAs(server, as, group, viewer)
    expect([await sees(viewer, ada), await sees(viewer, other)]).toEqual([seen, false])
    await joinAs(server, as, elsewhere, viewer)
    expect(await sees(viewer, other)).toBe(seen)
    await join(server, group, viewer)
    expect(await sees(viewer, ada)).toBe(false)
    await leave(server, elsewhere, viewer)
    expect(await sees(viewer, other)).toBe(false)
  })
})

describe('the directory of a group', () => {
  const shown = async ({ id }: Person) => (await placesOfAccount(server.context.db, id)).map(({ directory }) => directory)
  const setYear = ({ id, name, client }: Person, birthYear: string) =>
    client.call(partialUpdate, { body: { userId: id, type: 'generalInfo', data: { name, birthYear } } })

  test('shows everybody until a minor is a member, and advisors alone from then on', async () => {
    const [adult, ada, group] = [await signedUp(server, { birthYear: 1990 }), await minor('Ada Directory'), newId()]
    await join(server, group, adult)
    expect(await shown(adult)).toEqual(['everybody'])
    await server.context.db.transaction(async (tx) => {
      await addMember(server.context, tx, { groupId: group, accountId: ada.id, role: 'member' })
      expect(await placesOfAccount(tx, adult.id)).toEqual([{ groupId: group, role: 'member', directory: 'advisors' }])
    })
    await leave(server, group, ada)
    expect(await shown(adult)).toEqual(['advisors'])
  })

  test.each(['2012', ''])('narrows where a member turns out to be a minor by the year %j', async (year) => {
    const [ada, ben, group] = [await minor(`Ada Turns ${year}`), await signedUp(server, { birthYear: 1990 }), newId()]
    await showing(server, group, 'everybody')
    await join(server, group, ada)
    await joinAs(server, 'mentor', group, ben)
    await showing(server, group, null)
    // What an advisor takes back is as if it had never been chosen.
    expect(await shown(ben)).toEqual(['advisors'])
    const [cy, other] = [await signedUp(server, { birthYear: 1990 }), newId()]
    await join(server, other, cy, ben)
    expect(await shown(cy)).toEqual(['everybody'])
    await setYear(cy, year)
    expect(await shown(cy)).toEqual(['advisors'])
  })

  test('stays as it was chosen, whoever joins', async () => {
    for (const chosen of directories) {
      const [ada, ben, group] = [await minor(`Ada ${chosen}`), await minor(`Ben ${chosen}`), newId()]
      await showing(server, group, chosen)
      await join(server, group, ada)
      await joinAs(server, 'mentor', group, ben)
      expect(await shown(ada)).toEqual([chosen])
      expect([await sees(ada, ben), await sees(ben, ada)]).toEqual([chosen !== 'advisors', chosen === 'everybody'])
    }
  })

  test('is followed at once by whoever is signed in', async () => {
    const [ada, mia, group] = [await minor('Ada Follows'), await signedUp(server, { birthYear: 1990 }), newId()]
    await join(server, group, ada)
    await joinAs(server, 'mentor', group, mia)
    for (const [directory, seen] of [
      ['everybody', true],
      ['mentors', false],
      ['everybody', true],
      [null, false],
    ] as const) {
      await showing(server, group, directory)
      expect(await sees(mia, ada)).toBe(seen)
    }
  })
})

test('a correction of the year never widens what a member sees', async () => {
  const [ada, ben, group] = [await minor('Ada Widens'), await signedUp(server, { birthYear: 1990 }), newId()]
  await showing(server, group, 'everybody')
  await join(server, group, ada, ben)
  const correct = ({ id, name, client }: Person, birthYear: string) =>
    client.call(partialUpdate, { body: { userId: id, type: 'generalInfo', data: { name, birthYear } } })
  for (const year of ['2011', '', '2012']) {
    await correct(ben, year)
    expect(await sees(ben, ada)).toBe(false)
  }
  // A minor who corrects theirs loses nobody.
  const cy = await minor('Cy Widens')
  await join(server, group, cy)
  await correct(cy, '2010')
  expect(await sees(cy, ada)).toBe(true)
})

test('a recruiter finds a minor among the candidates once they applied, whatever group the job names and both are in', async () => {
  const [rita, ada, group] = [await signedUp(server, { type: 'recruiter' }), await minor('Ada Reed'), newId()]
  const own = await jobOf(rita, ['Cooking'])
  await showing(server, group, 'everybody')
  await joinAs(server, 'mentor', group, rita)
  await join(server, group, ada)
  await server.context.db.execute(sql`update postings set membership = array[${group}::uuid] where id = ${own}`)
  expect((await candidatesOf(rita, own)).ids).not.toContain(ada.id)
  expect(await sees(rita, ada)).toBe(false)
  await act(ada, own, 'applied')
  expect((await candidatesOf(rita, own, { state: 'applied' })).ids).toEqual([ada.id])
  expect(await sees(rita, ada)).toBe(false)
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
