import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { findCandidates4Group } from '@trellis/contract/candidates/candidates.calls.ts'
import { block } from '@trellis/contract/people/people.ts'
import { hideProfile, partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actsFor, type Person, signedUp } from '../../accounts/testing.ts'
import { leadsWith } from '../../groups/advisors/testing.ts'
import { actOn, decideOn, groupOf } from '../../groups/testing.ts'
import { candidatesOf, jobOf, studentWith } from '../../jobs/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { act, decide } from '../../postings/testing.ts'
import { addBlocks } from '../../visibility/blocks.actions.ts'

let server: TestServer
let rita: Person
let gus: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter' })
  gus = await signedUp(server, { type: 'advisor' })
})
afterAll(() => server.close())

const hide = ({ client, id }: Person) => client.call(hideProfile, { body: { profType: 'profile', profID: id } })
const blocks = ({ client, id }: Person, other: Person) => client.call(block, { body: { userId: id, targetId: other.id } })
const sorted = (...people: readonly Person[]) => people.map(({ id }) => id).toSorted()

describe('a search of everybody for a job', () => {
  const foundBy = async (recruiter: Person, job: Id, more: Parameters<typeof candidatesOf>[2] = {}) => {
    const { ids, total } = await candidatesOf(recruiter, job, more)
    expect(total).toBe(ids.length)
    return ids.toSorted()
  }

  test('finds who applied to it, of any age and where they hide: for that job alone', async () => {
    const [job, other] = [await jobOf(rita, ['Falconry']), await jobOf(rita, ['Falconry'])]
    const [foreign, dana] = [await signedUp(server, { type: 'recruiter' }), await signedUp(server, { type: 'recruiter' })]
    await actsFor(dana, rita)
    const foreignJob = await jobOf(foreign, ['Falconry'])
    const minor = await studentWith(server, ['Falconry'], { name: 'Quetzal Young', birthYear: 2012, generalInfo: { level: 'hs' } })
    const ageless = await studentWith(server, ['Falconry'], { name: 'Quetzal Ageless', birthYear: '' })
    const hidden = await studentWith(server, ['Falconry'], { name: 'Quetzal Hidden', generalInfo: { level: 'gs' } })
    const both = await studentWith(server, ['Falconry'], { name: 'Quetzal Both', birthYear: 2012 })
    const seen = await studentWith(server, ['Falconry'], { name: 'Quetzal Seen' })
    const young = await studentWith(server, ['Falconry'], { name: 'Quetzal Elsewhere', birthYear: 2012 })
    const applicants = [minor, ageless, hidden, both]
    for (const person of applicants) await act(person, job, 'applied')
    await act(young, foreignJob, 'applied')
    for (const person of [hidden, both]) await hide(person)

    const all = sorted(...applicants, seen)
    for (const recruiter of [rita, dana]) {
      expect(await foundBy(recruiter, job, { keyword: 'quetzal' })).toEqual(all)
      expect(await foundBy(recruiter, job)).toEqual(all)
    }
    expect(await foundBy(rita, job, { keyword: 'ageless' })).toEqual([ageless.id])
    expect(await foundBy(rita, job, { level: ['gs'] })).toEqual([hidden.id])
    const pages = await Promise.all([0, 1, 2, 3, 4].map((start) => candidatesOf(rita, job, { start, size: 1 })))
    expect(pages.flatMap(({ ids }) => ids).toSorted()).toEqual(all)
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5, 5])
    const { hits } = await candidatesOf(rita, job, { keyword: 'young' })
    expect(hits).toMatchObject([{ _id: minor.id, link: { state: 'applied', contactHeldBy: expect.stringMatching(/18 or younger/) } }])

    expect(await foundBy(rita, other)).toEqual([seen.id])
    expect(await foundBy(rita, other, { keyword: 'quetzal' })).toEqual([seen.id])
    expect(await foundBy(foreign, foreignJob)).toEqual(sorted(young, seen))
  })

  test('finds of them nobody who is blocked, leaves or was rejected, and whoever the owner hid where they are asked for', async () => {
    const job = await jobOf(rita, ['Archery'])
    const named = (name: string, birthYear = 2012) => studentWith(server, ['Archery'], { name: `Axolotl ${name}`, birthYear })
    const [blocking, blocked, leaving] = [await named('Blocking'), await named('Blocked', 1990), await named('Leaving')]
    const [rejected, aside, stays] = [await named('Rejected'), await named('Aside'), await named('Stays')]
    for (const person of [blocking, blocked, leaving, rejected, aside, stays]) await act(person, job, 'applied')
    await blocks(blocking, rita)
    await blocks(rita, blocked)
    for (const person of [blocked, leaving, rejected, aside, stays]) await hide(person)
    await leaving.client.call(deleteProfile, { params: { id: leaving.id }, body: { password: leaving.password } })
    await decide(rita, job, rejected, 'rejected')
    await decide(rita, job, aside, 'hide')

    const unasked = await foundBy(rita, job)
    expect(unasked).toContain(stays.id)
    for (const { id } of [blocking, blocked, leaving, rejected, aside]) expect(unasked).not.toContain(id)
    expect(await foundBy(rita, job, { keyword: 'axolotl' })).toEqual(sorted(rejected, stays))
    expect(await foundBy(rita, job, { keyword: 'axolotl', hiddenToo: true })).toEqual(sorted(rejected, aside, stays))
  })

  test('takes the words of those whom it finds as they are', async () => {
    const job = await jobOf(rita, ['Chess'])
    const adult = await studentWith(server, ['Chess'], { name: 'Zephyrine Olm' })
    const minor = await studentWith(server, ['Chess'], { name: 'Zephyrina Olm', birthYear: 2012 })
    expect(await foundBy(rita, job, { keyword: 'zephyrina' })).toEqual([adult.id])
    await act(minor, job, 'applied')
    expect(await foundBy(rita, job, { keyword: 'zephyrina' })).toEqual([minor.id])
  })
})

describe('a search of everybody for a group', () => {
  const foundBy = async (advisor: Person, id: Id, keyword: string) => {
    const { hits } = await advisor.client.call(findCandidates4Group, { params: { id }, body: { size: 100, keyword } })
    expect(hits.total).toBe(hits.hits.length)
    return hits.hits.map(({ _id }) => _id).toSorted()
  }
  const named = (name: string, birthYear = 2012) => studentWith(server, ['Biology'], { name: `Narwhal ${name}`, birthYear })

  test('finds minors who asked to join it, for all of its advisors and for no other group', async () => {
    const [group, other] = [await groupOf(gus.client), await groupOf(gus.client)]
    const [foreign, joint] = [await signedUp(server, { type: 'advisor' }), await signedUp(server, { type: 'advisor' })]
    await leadsWith(joint, gus, group)
    const foreignGroup = await groupOf(foreign.client)
    const [asks, member, hidden] = [await named('Asks'), await named('Member'), await named('Hidden')]
    const [blocked, apart] = [await named('Blocked'), await named('Apart')]
    for (const person of [asks, member, hidden, blocked, apart]) await actOn(person, group, 'applied')
    for (const person of [member, hidden]) await decideOn(gus, group, person, 'accepted')
    await hide(hidden)
    await addBlocks(
      server.context.db,
      [
        [blocked, gus],
        [apart, joint],
      ].map(([blocker, other]) => ({ blockerId: blocker!.id, blockedId: other!.id, since: server.clock.now() })),
    )

    expect(await foundBy(gus, group, 'narwhal')).toEqual(sorted(asks, member, hidden, apart))
    expect(await foundBy(joint, group, 'narwhal')).toEqual(sorted(asks, member, hidden))
    // Its members are of their advisor's groups.
    expect(await foundBy(gus, other, 'narwhal')).toEqual([member.id])
    expect(await foundBy(foreign, foreignGroup, 'narwhal')).toEqual([])
  })

  test('finds whoever stands in a list of it and turns out to be a minor, as long as they are listed', async () => {
    const group = await groupOf(gus.client)
    const saved = await named('Saved', 1990)
    await decideOn(gus, group, saved, 'shortlist')
    const data = { name: saved.name, birthYear: '2012' }
    await saved.client.call(partialUpdate, { body: { userId: saved.id, type: 'generalInfo', data } })
    expect(await foundBy(gus, group, 'saved')).toEqual([saved.id])
    await hide(saved)
    expect(await foundBy(gus, group, 'saved')).toEqual([])
  })
})
