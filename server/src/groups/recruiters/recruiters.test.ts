import { findCandidates4Group } from '@trellis/contract/candidates/candidates.calls.ts'
import { addCandidateNote } from '@trellis/contract/candidates/candidateNotes.ts'
import { createCohort, updateCohort } from '@trellis/contract/groups/cohorts.calls.ts'
import { findGroups4Candidate, getGroupOfPerson } from '@trellis/contract/groups/groups.calls.ts'
import { getGroupRecruiters } from '@trellis/contract/groups/roles.calls.ts'
import { updateRecruiterProfile } from '@trellis/contract/accounts/accounts.ts'
import { searchProfiles } from '@trellis/contract/matching/peopleSearch.calls.ts'
import { listNotifications } from '@trellis/contract/notifications/notifications.ts'
import { changeCandidateStatus } from '@trellis/contract/postings/links.calls.ts'
import type { ListedState } from '@trellis/contract/postings/linkStates.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseAccount } from '../../accounts/leaving/erasing.actions.ts'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { studentWith } from '../../jobs/testing.ts'
import { groupsOfAccount } from '../../memberships/memberships.queries.ts'
import { showing } from '../../memberships/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { actOn, decideOn, groupOf, groupsFoundBy } from '../testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

const recruiter = () => signedUp(server, { type: 'recruiter', name: 'Rita Vale' })
const listed = async (person: Person, state: ListedState) => (await groupsFoundBy(person, { state })).ids
const asking = async (groupId: Id, advisor = gus) =>
  (await advisor.client.call(getGroupRecruiters, { params: { groupId }, query: {} })).items
const groupsIn = async ({ id }: Person) => (await groupsOfAccount(server.context.db, id)).membership
const read = (person: Person, id: Id) => person.client.call(getGroupOfPerson, { params: { id, userId: person.id }, query: { type: GROUP } })

test('a recruiter asks to join, an advisor accepts, and the recruiter is a member until they leave', async () => {
  const [rita, group] = [await recruiter(), await groupOf(gus.client, { name: 'Pond club' })]
  await rita.client.call(updateRecruiterProfile, {
    params: { id: rita.id },
    body: { generalInfo: { name: rita.name, companyInstitution: 'Blue Door', title: 'Head of people' } },
  })
  expect(await actOn(rita, group, 'applied')).toMatchObject({ result: { state: 'applied' } })
  expect(await listed(rita, 'applied')).toEqual([group])
  const [row] = await asking(group)
  expect(row).toMatchObject({ _id: rita.id, name: 'Rita Vale', companyInstitution: 'Blue Door', title: 'Head of people' })
  expect(row!.link).toMatchObject({ state: 'applied', contactHeldBy: '' })
  expect(await groupsIn(rita)).toEqual([])

  expect(await decideOn(gus, group, rita, 'accepted')).toMatchObject({ result: { state: 'accepted' } })
  expect(await groupsIn(rita)).toEqual([group])
  const seen = await read(rita, group)
  expect(seen).toMatchObject({ fit: null, place: { role: 'member' }, data: { own: null, link: { state: 'accepted' } } })
  expect(seen.data._source.members).toEqual([])
  expect(seen.history.map(({ event }) => event)).toEqual(['accepted', 'applied'])

  await actOn(rita, group, 'withdrawn')
  expect([await groupsIn(rita), await asking(group), await listed(rita, 'accepted')]).toEqual([[], [], []])
  await expect(decideOn(gus, group, rita, 'accepted')).rejects.toMatchObject({ status: 404 })
})

test('what an advisor decided of a recruiter they take back, and reopen', async () => {
  const [rita, group] = [await recruiter(), await groupOf(gus.client)]
  await actOn(rita, group, 'applied')
  await decideOn(gus, group, rita, 'accepted')
  expect(await decideOn(gus, group, rita, 'undo')).toMatchObject({ result: { state: 'applied' } })
  expect(await groupsIn(rita)).toEqual([])
  await decideOn(gus, group, rita, 'rejected')
  expect(await listed(rita, 'rejected')).toEqual([group])
  expect((await asking(group)).map(({ link }) => link.state)).toEqual(['rejected'])
  await decideOn(gus, group, rita, 'reopen')
  expect(await listed(rita, 'applied')).toEqual([group])
})

test('an open group has a recruiter at once, and one for members alone is found by its members', async () => {
  const rita = await recruiter()
  const school = await groupOf(gus.client, { name: 'Quince school', joinPolicy: 'open', leastAge: 18 })
  const inner = await groupOf(gus.client, { name: 'Quince alumni', membership: [school] })
  expect((await groupsFoundBy(rita, { keyword: 'quince' })).ids).toEqual([school])
  expect((await rita.client.raw('GET', `/employee/job/${inner}?type=group`)).status).toBe(404)
  expect(await actOn(rita, school, 'applied')).toMatchObject({ result: { state: 'accepted' } })
  expect((await groupsFoundBy(rita, { keyword: 'quince' })).ids.toSorted()).toEqual([school, inner].toSorted())
  expect((await read(rita, inner)).data.link).toMatchObject({ state: 'none' })
  const { hits } = (await rita.client.call(findGroups4Candidate, { params: { userId: rita.id }, body: { keyword: 'quince' } })).hits
  expect(hits.every((group) => !('score' in group))).toBe(true)
})

test('a recruiter in a group sees no minor of it, and stands in no list of its students', async () => {
  const [rita, group] = [await recruiter(), await groupOf(gus.client, { name: 'Otter school', joinPolicy: 'open' })]
  const ada = await studentWith(server, ['Biology'], { name: 'Ottilie Park', birthYear: 2011 })
  await showing(server, group, 'everybody')
  for (const person of [rita, ada]) await actOn(person, group, 'applied')
  const found = await rita.client.call(searchProfiles, { params: { phrase: 'Ottilie' }, query: {} })
  expect(found.hits).toMatchObject({ hits: [], total: 0 })
  expect((await rita.client.raw('GET', `/profile/${ada.id}`)).status).toBe(404)
  expect(JSON.stringify(await read(rita, group))).not.toContain(ada.id)
  for (const path of [`/group/recruiters/${group}`, `/group/cohorts/${group}/${rita.id}`]) {
    expect((await rita.client.raw('GET', path)).status).toBe(403)
  }
  const members = await gus.client.call(findCandidates4Group, { params: { id: group }, body: { state: 'accepted' } })
  expect(members.hits.hits.map(({ _id }) => _id)).toEqual([ada.id])
  for (const sort of ['newest', 'changed', 'name'] as const) {
    const { hits } = await gus.client.call(findCandidates4Group, { params: { id: group }, body: { state: 'accepted', sort } })
    expect([hits.hits.map(({ _id }) => _id), hits.total], sort).toEqual([[ada.id], 1])
  }
})

test('nobody decides about a recruiter who did not ask, nor notes anything of one', async () => {
  const [rita, group] = [await recruiter(), await groupOf(gus.client)]
  for (const event of ['contacted', 'shortlist', 'accepted'] as const) {
    await expect(decideOn(gus, group, rita, event)).rejects.toMatchObject({ status: 404 })
  }
  const words = { params: { jobId: group, studentId: rita.id }, body: { words: 'Nice' } }
  await actOn(rita, group, 'applied')
  expect(await gus.client.refused(addCandidateNote, words)).toMatchObject({ status: 404 })
  const other = await signedUp(server, { type: 'advisor' })
  const body = { bucket: '', event: 'accepted', jobId: group, jobType: GROUP, studentId: rita.id } as const
  expect(await other.client.refused(changeCandidateStatus, { body })).toMatchObject({ status: 403 })
})

async function news(person: Person) {
  await server.context.tasks.runDue()
  const { items } = await person.client.call(listNotifications, { params: { userId: person.id }, query: {} })
  return items.map(({ words, screen }) => [words, screen])
}

test('who asks is told to the advisor, who finds them among the employers; the answer is told to the recruiter', async () => {
  const ula = await signedUp(server, { type: 'advisor', name: 'Ula Reyes' })
  const [rita, group] = [await recruiter(), await groupOf(ula.client, { name: 'Heron club' })]
  await actOn(rita, group, 'applied')
  expect(await news(ula)).toEqual([['Rita Vale asks to join Heron club', `/groupadmin/${ula.id}/${group}/manage?part=employers`]])
  await decideOn(ula, group, rita, 'accepted')
  expect(await news(rita)).toEqual([['You are a member of Heron club now', `/employer/${rita.id}/groups/accepted?open=${group}`]])
})

test('what a recruiter was told of a group is forgotten with it, when its advisor is erased', async () => {
  const ula = await signedUp(server, { type: 'advisor', name: 'Ula Reyes' })
  const [rita, group] = [await recruiter(), await groupOf(ula.client, { name: 'Heron club' })]
  await actOn(rita, group, 'applied')
  await decideOn(ula, group, rita, 'accepted')
  await actOn(rita, group, 'withdrawn')
  expect(await news(rita)).toMatchObject([['You are a member of Heron club now', expect.any(String)]])
  await server.context.db.transaction((tx) => eraseAccount(server.context, tx, ula.id))
  expect(await news(rita)).toEqual([])
})

test('two advisors at one recruiter: the second is told how it is by now', async () => {
  const [rita, group] = [await recruiter(), await groupOf(gus.client)]
  await actOn(rita, group, 'applied')
  const decide = (event: 'accepted' | 'rejected') =>
    gus.client.raw('PUT', '/pythonApi/changeCandidateStatus', {
      body: { bucket: 'applied', event: event === 'accepted' ? 'accepted' : 'rejected', jobId: group, jobType: GROUP, studentId: rita.id },
    })
  const answers = await Promise.all([decide('accepted'), decide('rejected')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a recruiter who is a member comes into no cohort', async () => {
  const [rita, group] = [await recruiter(), await groupOf(gus.client, { joinPolicy: 'open' })]
  await actOn(rita, group, 'applied')
  expect(await groupsIn(rita)).toEqual([group])
  const cohort = { groupId: group, generalInfo: { name: 'Juniors' } }
  const { success: id } = await gus.client.call(createCohort, { body: { ...cohort, members: [{ id: rita.id }] } })
  const { data } = await gus.client.call(updateCohort, { params: { id }, body: { add: [{ id: rita.id }] } })
  expect(data._source.members).toEqual([])
})
