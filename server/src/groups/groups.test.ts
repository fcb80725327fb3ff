import { findCandidates4Group } from '@trellis/contract/candidates/candidates.calls.ts'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import * as calls from '@trellis/contract/groups/groups.calls.ts'
import { getJob, updateJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { changeCandidateStatus } from '@trellis/contract/postings/links.calls.ts'
import { listNotifications } from '@trellis/contract/notifications/notifications.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { getProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { jobInput, studentWith } from '../jobs/testing.ts'
import { groupDirectories } from '../memberships/memberships.tables.ts'
import { showing } from '../memberships/testing.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { actOn, decideOn, groupInput, groupOf, groupsFoundBy } from './testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

const ofType = { query: { type: GROUP } } as const
const recordFor = async ({ client }: Person, id: string) => (await client.call(calls.getGroup, { params: { id }, ...ofType })).data
const groupsOf = async ({ client, id }: Person) =>
  (await client.call(getProfile, { params: { id }, query: {} }))._source.generalInfo.membership
const membersIn = async (advisor: Person, id: string, state: 'applied' | 'accepted') => {
  const { hits } = await advisor.client.call(findCandidates4Group, { params: { id }, body: { state } })
  return hits.hits.map(({ _id }) => _id)
}
const toldTo = async ({ client, id }: Person) =>
  (await client.call(listNotifications, { params: { userId: id }, query: {} })).items.map(({ words, screen }) => ({ words, screen }))

describe('a group', () => {
  test('is a draft first, which nobody but its advisors sees, and opens with a description', async () => {
    const ada = await studentWith(server, ['Biology'])
    const draft = await groupOf(gus.client, { state: 'draft', description: '' })
    expect((await ada.client.raw('GET', `/employee/job/${draft}?type=group`)).status).toBe(404)
    expect(await recordFor(gus, draft)).toMatchObject({
      type: GROUP,
      can: { edit: true, remove: true, review: true },
      own: { ownerId: gus.id },
    })
    const update = (generalInfo: object) => gus.client.raw('POST', `/employee/updateJob/${draft}?type=group`, { body: { generalInfo } })
    const bad = {
      params: { id: draft },
      ...ofType,
      body: { generalInfo: groupInput({ description: '', webLink: 'mailto:gus', skills: ['Biology', 'biology'] }) },
    }
    const { status, fields } = await gus.client.refused(calls.updateGroup, bad)
    expect(status).toBe(400)
    expect(fields).toEqual({
      'generalInfo.description': 'Describe the group before you open it',
      'generalInfo.webLink': 'Use a full link that starts with https:// or http://',
      'generalInfo.skills.1': 'This skill is there already',
    })
    expect((await update(groupInput({ webLink: 'https://frogs.example/club' }))).status).toBe(200)
    const seen = await recordFor(ada, draft)
    expect(seen).toMatchObject({
      own: null,
      link: { state: 'none' },
      can: { edit: false },
      advisors: [{ id: gus.id, name: 'Gus Bell', isOwner: true }],
    })
    expect(seen._source).toMatchObject({ members: [], generalInfo: { webLink: 'https://frogs.example/club', membership: [] } })
    expect(seen.signature!.some((weight) => weight > 0)).toBe(true)
  })

  test('is no job, and a job is no group, at the addresses that they share', async () => {
    const sue = await signedUp(server, { type: 'advisor', superUser: true })
    const id = await groupOf(gus.client)
    const asJob = { params: { id }, query: {} }
    await expect(gus.client.call(getJob, asJob)).rejects.toMatchObject({ status: 404 })
    await expect(sue.client.call(updateJob, { ...asJob, body: { generalInfo: jobInput() } })).rejects.toMatchObject({ status: 404 })
    const rita = await signedUp(server, { type: 'recruiter' })
    const created = await rita.client.raw('POST', '/employee/createJob', { body: { type: 'group', generalInfo: groupInput() } })
    expect(created.status).toBe(403)
  })

  test('is deleted by its owner, who writes its name, and nobody is its member afterwards', async () => {
    const ada = await studentWith(server, ['Biology'])
    const id = await groupOf(gus.client, { name: 'Night  walkers', joinPolicy: 'open' })
    await actOn(ada, id, 'applied')
    expect(await groupsOf(ada)).toEqual([id])
    const remove = (name: string) => gus.client.call(calls.deleteGroup, { params: { id }, query: { type: GROUP, name } })
    await expect(remove('Walkers')).rejects.toMatchObject({ status: 400 })
    await showing(server, id, 'mentors')
    await remove('night  WALKERS ')
    await server.context.tasks.runDue()
    expect(await groupsOf(ada)).toEqual([])
    expect(await server.context.db.select().from(groupDirectories).where(eq(groupDirectories.groupId, id))).toEqual([])
    expect((await gus.client.raw('GET', `/employee/job/${id}?type=group`)).status).toBe(404)
    const { items } = await gus.client.call(calls.myGroupList, { params: { userId: gus.id }, ...ofType })
    expect(items.map(({ _id }) => _id)).not.toContain(id)
  })

  test('is told to a second editor as changed', async () => {
    const id = await groupOf(gus.client)
    const { updatedAt } = (await recordFor(gus, id)).own!
    server.clock.advance(1_000)
    const update = () =>
      gus.client.call(calls.updateGroup, { params: { id }, ...ofType, body: { generalInfo: groupInput(), basedOn: updatedAt } })
    await update()
    await expect(update()).rejects.toMatchObject({ status: 409 })
  })
})

describe('a student', () => {
  test('finds groups that fit them, with reasons, and none that they are too young for or cannot ask for', async () => {
    const ada = await studentWith(server, ['Astronomy'], { birthYear: 2009 })
    const [fits, other, forAdults, forInvited] = [
      await groupOf(gus.client, { name: 'Star gazers', description: 'Look at the sky.', skills: ['Astronomy'] }),
      await groupOf(gus.client, { name: 'Welders', description: 'Weld.', skills: ['Welding'] }),
      await groupOf(gus.client, { name: 'Old gazers', description: 'Look at the sky.', skills: ['Astronomy'], leastAge: 18 }),
      await groupOf(gus.client, {
        name: 'Class of 2017',
        description: 'Look at the sky.',
        skills: ['Astronomy'],
        joinPolicy: 'byInvitation',
      }),
    ]
    const { ids, hits } = await groupsFoundBy(ada, { state: 'suggested' })
    expect(ids).toContain(fits)
    expect(ids).not.toContain(other)
    expect(ids).not.toContain(forAdults)
    expect(ids).not.toContain(forInvited)
    expect(hits[0]!.reasons.map(({ words }) => words).join(' ')).toContain('Astronomy')
    expect((await groupsFoundBy(ada, { keyword: 'gazers' })).ids.toSorted()).toEqual([fits, forAdults].toSorted())
    await expect(actOn(ada, forAdults, 'applied')).rejects.toMatchObject({ status: 409, message: expect.stringContaining('18 or older') })
  })

  test('finds those last that they cannot join, whatever fits best, unless they are in it', async () => {
    const bea = await studentWith(server, ['Falconry'], { birthYear: 2009 })
    const told = { description: 'We fly hawks.', skills: ['Falconry'] }
    const [forInvited, forAdults, worse, own] = [
      await groupOf(gus.client, { ...told, name: 'Hawks of 2017', joinPolicy: 'byInvitation' }),
      await groupOf(gus.client, { ...told, name: 'Old hawks', leastAge: 18 }),
      await groupOf(gus.client, { name: 'Wooden hawks', description: 'We carve.', skills: ['Welding'] }),
      await groupOf(gus.client, { ...told, name: 'Young hawks', joinPolicy: 'open' }),
    ]
    await actOn(bea, own, 'applied')
    await gus.client.call(calls.updateGroup, {
      params: { id: own },
      ...ofType,
      body: { generalInfo: groupInput({ ...told, name: 'Young hawks', joinPolicy: 'byInvitation' }) },
    })
    const { ids } = await groupsFoundBy(bea, { keyword: 'hawks' })
    expect(ids.slice(0, 2)).toEqual([own, worse])
    expect(ids.slice(2).toSorted()).toEqual([forInvited, forAdults].toSorted())
  })

  test('is suggested to advisors as groups are to them: old enough, by a skill of its subject, for no group by invitation', async () => {
    const suggestedFor = async (info: Parameters<typeof groupOf>[1]) => {
      const id = await groupOf(gus.client, { description: 'Look at the sky.', ...info })
      return (await gus.client.call(findCandidates4Group, { params: { id }, body: { state: 'suggested' } })).hits.hits.map(({ _id }) => _id)
    }
    const told = ['Beekeeping', 'Patience', 'Gardening']
    const [of25, of35] = [await studentWith(server, told, { birthYear: 2001 }), await studentWith(server, told, { birthYear: 1991 })]
    const among = async (info: Parameters<typeof groupOf>[1]) => {
      const suggested = await suggestedFor(info)
      return [of25, of35].map(({ id }) => suggested.includes(id))
    }
    const skills = ['Beekeeping', 'Gardening']
    expect(await among({ name: 'Bees', skills })).toEqual([true, true])
    expect(await among({ name: 'Bees of old', skills, leastAge: 30 })).toEqual([false, true])
    expect(await among({ name: 'Bees of 2017', skills, joinPolicy: 'byInvitation' })).toEqual([false, false])
    expect(await among({ name: 'Waiting', skills: ['Patience', 'Falconry'] })).toEqual([false, false])
  })

  test('asks to join, is accepted by an advisor, is a member, and leaves', async () => {
    const ada = await studentWith(server, ['Biology'], { name: 'Ada Park' })
    const id = await groupOf(gus.client, { name: 'Pond club' })
    expect(await actOn(ada, id, 'applied')).toMatchObject({ result: { state: 'applied' } })
    expect(await membersIn(gus, id, 'applied')).toEqual([ada.id])
    expect(await groupsOf(ada)).toEqual([])
    expect(await decideOn(gus, id, ada, 'accepted')).toMatchObject({ result: { state: 'accepted' } })
    expect(await groupsOf(ada)).toEqual([id])
    expect(await membersIn(gus, id, 'accepted')).toEqual([ada.id])
    expect((await groupsFoundBy(ada, { state: 'accepted' })).ids).toEqual([id])
    expect(await toldTo(ada)).toContainEqual({ words: 'You are a member of Pond club now', screen: groupPaths.group(ada.id, id) })
    expect(await toldTo(gus)).toContainEqual({
      words: 'Ada Park asks to join Pond club',
      screen: groupPaths.members(gus.id, id, 'applied'),
    })
    server.clock.advance(1)
    await actOn(ada, id, 'withdrawn')
    expect(await groupsOf(ada)).toEqual([])
    expect(await membersIn(gus, id, 'accepted')).toEqual([])
    const whoLeft = `${groupPaths.members(gus.id, id, 'applied')}?review=${ada.id}`
    expect(await toldTo(gus)).toContainEqual({ words: 'Ada Park left Pond club', screen: whoLeft })
  })

  test('whom the group invited is a member as soon as they ask to join, unless they are too young or another group keeps them', async () => {
    const ada = await studentWith(server, ['Biology'], { name: 'Ivo Lund' })
    const [pond, other, forAdults] = [
      await groupOf(gus.client, { name: 'Pond', exclusive: true }),
      await groupOf(gus.client, { name: 'Lake', exclusive: true }),
      await groupOf(gus.client, { name: 'Sea', leastAge: 90 }),
    ]
    for (const id of [pond, other, forAdults]) await decideOn(gus, id, ada, 'contacted')
    expect(await actOn(ada, pond, 'applied')).toMatchObject({ result: { state: 'accepted' } })
    expect(await groupsOf(ada)).toEqual([pond])
    const told = (await toldTo(gus)).filter(({ words }) => words.startsWith('Ivo Lund'))
    expect(told).toEqual([{ words: 'Ivo Lund is a member of Pond now', screen: groupPaths.members(gus.id, pond, 'accepted') }])
    expect(await actOn(ada, other, 'applied')).toMatchObject({ result: { state: 'applied' } })
    await expect(actOn(ada, forAdults, 'applied')).rejects.toMatchObject({ status: 409 })
    await actOn(ada, pond, 'withdrawn')
    expect(await actOn(ada, pond, 'applied'), 'an invitation is good once').toMatchObject({ result: { state: 'applied' } })
  })

  test('reads how a group fits them, what they are in it, whom it shows them, and which group keeps them out', async () => {
    const ada = await studentWith(server, ['Biology'])
    const [one, two] = [
      await groupOf(gus.client, { name: 'Class of 2040', exclusive: true, joinPolicy: 'open', directory: 'mentors' }),
      await groupOf(gus.client, { name: 'Class of 2041', exclusive: true, joinPolicy: 'open' }),
    ]
    const read = (id: string, as = ada) => as.client.call(calls.getGroupOfPerson, { params: { id, userId: ada.id }, ...ofType })
    const { fit, ...before } = await read(one)
    expect(before).toMatchObject({ place: null, asksAs: null, toLeave: [] })
    expect(fit!.reasons.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(fit!.score)
    expect(fit!.reasons.map(({ words }) => words).join('. ')).toMatch(/Biology, which it is about/)
    expect(fit!.reasons.filter(({ words }) => /\bjob\b/.test(words))).toEqual([])
    await actOn(ada, one, 'applied')
    expect(await read(one)).toMatchObject({ place: { role: 'member', directory: 'mentors' }, toLeave: [] })
    expect(await read(two)).toMatchObject({ place: null, toLeave: [{ id: one, name: 'Class of 2040', state: 'accepted' }] })
    expect(await read(two, gus)).toMatchObject({ fit: null, place: null, toLeave: [] })
  })

  test('is taken out by a rejection, and comes back by Undo', async () => {
    const ada = await studentWith(server, ['Biology'])
    const id = await groupOf(gus.client, { joinPolicy: 'open' })
    expect(await actOn(ada, id, 'applied')).toMatchObject({ result: { state: 'accepted', can: expect.arrayContaining(['withdrawn']) } })
    expect(await groupsOf(ada)).toEqual([id])
    await decideOn(gus, id, ada, 'rejected')
    expect(await groupsOf(ada)).toEqual([])
    const [card] = (await ada.client.call(calls.getMultGroups, { body: { groupList: [id] } })).data
    expect(card!.link).toMatchObject({ state: 'rejected', wasAccepted: true })
    await decideOn(gus, id, ada, 'undo')
    expect(await groupsOf(ada)).toEqual([id])
    await gus.client.call(changeCandidateStatus, {
      body: { bucket: 'accepted', event: 'rejected', jobId: id, jobType: GROUP, studentId: ada.id, note: 'You moved away.' },
    })
    const told = (await ada.client.call(listNotifications, { params: { userId: ada.id }, query: {} })).items
    expect(told).toContainEqual(expect.objectContaining({ words: 'You are no longer a member of Frog watchers', text: 'You moved away.' }))
    const { history } = await gus.client.call(calls.getGroupOfPerson, { params: { id, userId: ada.id }, ...ofType })
    expect(history[0]).toMatchObject({ event: 'rejected', from: 'accepted', words: 'You moved away.' })
  })

  test('of another exclusive group of the same advisor waits until they leave it', async () => {
    const ada = await studentWith(server, ['Biology'])
    const [one, two] = [
      await groupOf(gus.client, { name: 'Class of 2030', exclusive: true, joinPolicy: 'open' }),
      await groupOf(gus.client, { name: 'Class of 2031', exclusive: true, joinPolicy: 'open' }),
    ]
    await actOn(ada, one, 'applied')
    expect(await actOn(ada, two, 'applied')).toMatchObject({ result: { state: 'applied' } })
    expect(await decideOn(gus, two, ada, 'accepted')).toEqual({ groups: [{ id: one, name: 'Class of 2030', state: 'accepted' }] })
    expect(await groupsOf(ada)).toEqual([one])
    await actOn(ada, one, 'withdrawn')
    expect(await decideOn(gus, two, ada, 'accepted')).toMatchObject({ result: { state: 'accepted' } })
    expect(await groupsOf(ada)).toEqual([two])
  })

  test('sees a group for the members of another only as one of these', async () => {
    const [ada, ben] = [await studentWith(server, ['Biology']), await studentWith(server, ['Biology'])]
    const school = await groupOf(gus.client, { name: 'The school', joinPolicy: 'open' })
    const club = await groupOf(gus.client, { name: 'The club of the school', membership: [school] })
    await actOn(ada, school, 'applied')
    expect((await groupsFoundBy(ada, { keyword: 'school' })).ids.toSorted()).toEqual([school, club].toSorted())
    expect((await groupsFoundBy(ben, { keyword: 'school' })).ids).toEqual([school])
    const { data } = await ben.client.call(calls.getMultGroups, { body: { groupList: [club, school, newId()] } })
    expect(data.map(({ _id }) => _id)).toEqual([school])
  })
})

test('an advisor sees their own groups alone, newest first, with how many people are in each list', async () => {
  const [sam, ada] = [await signedUp(server, { type: 'advisor' }), await studentWith(server, ['Biology'])]
  const first = await groupOf(sam.client)
  server.clock.advance(1_000)
  const second = await groupOf(sam.client, { state: 'draft' })
  await actOn(ada, first, 'applied')
  const list = async (state: '' | 'open') =>
    (await sam.client.call(calls.myGroupList, { params: { userId: sam.id }, query: { type: GROUP, state } })).items
  expect((await list('')).map(({ _id }) => _id)).toEqual([second, first])
  expect((await list('open')).map(({ own }) => own.counts.applied)).toEqual([1])
  expect((await gus.client.raw('POST', `/pythonApi/findCandidates4Group/${first}`, { body: {} })).status).toBe(403)
})
