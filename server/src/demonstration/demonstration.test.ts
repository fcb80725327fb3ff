import { signIn } from '@trellis/contract/accounts/accounts.ts'
import { getPhoto } from '@trellis/contract/files/files.ts'
import { getGenome } from '@trellis/contract/genome/genome.calls.ts'
import { compareDrafts, getPublications, loadDraft } from '@trellis/contract/mentoring/draftVersions.calls.ts'
import { getLivingPairs } from '@trellis/contract/mentoring/living.calls.ts'
import { getDiadTable } from '@trellis/contract/mentoring/pairsTable.calls.ts'
import { getGroupJobsTable } from '@trellis/contract/mentoring/jobsTable.calls.ts'
import { listMgroups } from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { getGroupAdvisors } from '@trellis/contract/groups/advisors.calls.ts'
import { getGroupCohorts } from '@trellis/contract/groups/cohorts.calls.ts'
import { listInvitations } from '@trellis/contract/groups/invitations.calls.ts'
import { getGroupJobs } from '@trellis/contract/groups/internships.calls.ts'
import { findGroups4Candidate, myGroupList } from '@trellis/contract/groups/groups.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { findCandidates4Group, findCandidates4Job } from '@trellis/contract/candidates/candidates.calls.ts'
import { findJobs4Candidate } from '@trellis/contract/jobs/jobMatches.calls.ts'
import { myJobList } from '@trellis/contract/jobs/jobs.calls.ts'
import { findPeople, likeMe } from '@trellis/contract/matching/matching.ts'
import type { Reason } from '@trellis/contract/matching/scores.ts'
import { listNotifications } from '@trellis/contract/notifications/notifications.ts'
import { derivePasswordKey } from '@trellis/contract/accounts/passwords.ts'
import { listPeople } from '@trellis/contract/people/people.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, client } from '../platform/testing/client.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import type { CastMember } from './cast/cast.ts'
import { makeDemonstration } from './demonstration.ts'

let server: TestServer
let cast: CastMember[]
const steps: string[] = []
beforeAll(async () => {
  server = await startServer()
  cast = await makeDemonstration(server.context, { seed: 3, count: 60, report: (step) => steps.push(step) })
})
afterAll(() => server.close())

async function entered({ email, password, type }: CastMember): Promise<{ id: Id; client: Client }> {
  const credentials = { email, password: await derivePasswordKey(email, password), userType: type }
  const { _id, token } = await client(server.origin).call(signIn, { body: credentials })
  return { id: _id, client: client(server.origin, token) }
}

it('lets everybody in the cast sign in, and nobody else', async () => {
  for (const member of cast) expect((await entered(member)).id).toBeTruthy()
  const stranger = { email: 'ama.boatengo.0@example.org', password: 'a'.repeat(64), userType: 'student' }
  expect((await client(server.origin).refused(signIn, { body: stranger })).code).toBe('WrongCredentials')
})

it('gives a student role models and peers, with reasons and photos', async () => {
  const maya = await entered(cast[0]!)
  const { hits } = await maya.client.call(likeMe, { query: { id: maya.id, roleModels: 'true', results: 100 } })
  // Among sixty people few are ahead of her and like her: up to three of the nearest are suggested where no more are well like her.
  expect(hits.total).toBeGreaterThan(1)
  expect(hits.hits[0]!.reasons.length).toBeGreaterThan(0)
  expect(hits.hits.slice(0, 5).map(({ _source }) => _source.generalInfo.name)).toContain(cast[2]!.name)
  const tomas = await entered(cast.find(({ email }) => email === 'tomas@demo.example')!)
  const peers = await tomas.client.call(likeMe, { query: { id: tomas.id, results: 100 } })
  // Among sixty people few are like him: fewer are suggested rather than senseless ones.
  expect(peers.hits.total).toBeGreaterThan(0)
  expect(peers.hits.hits.every(({ score }) => score >= 10)).toBe(true)
  // She is sixteen: those of her age whom she sees are at her school, and a search finds them whether or not they are like her.
  expect((await maya.client.call(findPeople, { body: { userId: maya.id, level: ['hs'], size: 100 } })).hits.total).toBeGreaterThan(4)

  const withPhoto = hits.hits.filter(({ _source }) => _source.generalInfo.profilePicture)
  expect(withPhoto.length).toBeGreaterThan(0.3 * hits.hits.length)
  const [, id, fileId] = /^\/photo\/([^/]+)\/([^/]+)$/.exec(withPhoto[0]!._source.generalInfo.profilePicture)!
  const photo = await maya.client.raw('GET', getPhoto.description.path.replace(':id', id!).replace(':fileId', fileId!))
  expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

/** On how many of ten cards in a row the sentence stands that stands on most; what keeps somebody from taking a job stands on all. */
function mostSaid(cards: readonly { readonly reasons: readonly Reason[] }[]): number {
  const said = cards.map(({ reasons }) =>
    reasons.filter(({ kind, saidOften }) => kind !== 'hindrance' && !saidOften).map(({ words }) => words),
  )
  const timesFrom = said.map((card, at) => card.map((words) => said.slice(at, at + 10).filter((one) => one.includes(words)).length))
  return Math.max(...timesFrom.flat())
}

it('says no sentence on more than three of ten cards of a list, and something on every card that has a score', async () => {
  const tomas = await entered(cast.find(({ email }) => email === 'tomas@demo.example')!)
  const priya = await entered(cast.find(({ email }) => email === 'priya@demo.example')!)
  const people = { userId: tomas.id, size: 100 }
  const { items: jobs } = await priya.client.call(myJobList, { params: { userId: priya.id }, query: {} })
  const lists = [
    await tomas.client.call(likeMe, { query: { id: tomas.id, roleModels: 'true', results: 100 } }),
    await tomas.client.call(likeMe, { query: { id: tomas.id, results: 100 } }),
    await tomas.client.call(findPeople, { body: people }),
    await tomas.client.call(findPeople, { body: { ...people, start: 20 } }),
    await tomas.client.call(findJobs4Candidate, { params: { userId: tomas.id }, body: { size: 100 } }),
    await priya.client.call(findCandidates4Job, { params: { id: jobs[0]!._id }, body: { size: 100 } }),
  ]
  // Among sixty people the lists of those who are alike are short; everybody, and their jobs, make long ones.
  expect(lists.filter(({ hits }) => hits.hits.length > 10).length).toBeGreaterThan(1)
  for (const { hits } of lists) {
    expect(hits.hits.length).toBeGreaterThan(0)
    expect(mostSaid(hits.hits)).toBeLessThanOrEqual(3)
    for (const { reasons, score } of hits.hits) {
      // What is shown as 0 points may have nothing left to say.
      expect(Math.round(score) === 0 || reasons.some(({ saidOften }) => !saidOften)).toBe(true)
      expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score, 6)
      expect(reasons.map(({ words }) => words)).not.toContain('')
    }
  }
})

it('keeps the past of a genome, and whom the student follows', async () => {
  const maya = await entered(cast[0]!)
  const { data } = await maya.client.call(getGenome, { params: { id: maya.id } })
  const past = cast[0]!.earlier!
  expect(data.snapshots.map(({ takenAt }) => takenAt).toSorted((a, b) => a - b)).toEqual(past.map(({ at }) => Math.floor(at)))
  expect(data.signature).not.toEqual(data.snapshots.find(({ takenAt }) => takenAt === Math.floor(past[0]!.at))!.signature)
  const following = await maya.client.call(listPeople, { params: { userId: maya.id, sub: 'following' } })
  expect(following.items.map(({ _source }) => _source.generalInfo.name)).toEqual(expect.arrayContaining([cast[2]!.name, cast[4]!.name]))
})

it('has groups that offer jobs: to everybody, and some to one year alone', async () => {
  const jobsOf = async (email: string, place: number) => {
    const { id, client } = await entered(cast.find((member) => member.email === email)!)
    const groupId = (await client.call(findGroups4Candidate, { params: { userId: id }, body: { state: 'accepted' } })).hits.hits
      .map(({ _id }) => _id)
      .toSorted()[place]!
    return (await client.call(getGroupJobs, { params: { groupId }, query: {} })).items
  }
  const ofMaya = [...(await jobsOf('maya@demo.example', 0)), ...(await jobsOf('maya@demo.example', 1))]
  expect(ofMaya.filter(({ forGroup }) => forGroup)).toHaveLength(6)
  expect(ofMaya.filter(({ forCohorts }) => forCohorts.length > 0)).toHaveLength(2)
  expect(await jobsOf('tomas@demo.example', 0)).toHaveLength(4)
})

it('has groups with a past: a school whose pupils see each other, and nobody else sees them', async () => {
  const samuel = await entered(cast.find(({ email }) => email === 'samuel@demo.example')!)
  const { items } = await samuel.client.call(myGroupList, { params: { userId: samuel.id }, query: { type: 'group' } })
  expect(items.map(({ _source }) => _source.generalInfo.name).toSorted()).toEqual([
    'Junior Year Mentoring',
    'Larkmere Alumni Network',
    'Larkmere High School',
    'Larkmere Robotics Club',
    'Reunion of the class of 2017',
    'Senior Year Mentoring',
  ])
  const school = items.find(({ _source }) => _source.generalInfo.name === 'Larkmere High School')!
  expect(school.own.counts.accepted).toBeGreaterThanOrEqual(7)
  const people = async (email: string) => {
    const { id, client } = await entered(cast.find((member) => member.email === email)!)
    return (await client.call(findPeople, { body: { userId: id, membership: [school._id], size: 100 } })).hits.total
  }
  expect(await people('maya@demo.example')).toBeGreaterThan(4)
  expect(await people('tomas@demo.example')).toBe(0)
  const { data: cohorts } = await samuel.client.call(getGroupCohorts, { params: { groupId: school._id, userId: samuel.id } })
  expect(cohorts.reduce((sum, { size }) => sum + size, 0)).toBe(school.own.counts.accepted)
})

it('has a school that a co-advisor leads as well, who was asked and said yes, as its advisor was told', async () => {
  const samuel = await entered(cast.find(({ email }) => email === 'samuel@demo.example')!)
  const { items } = await samuel.client.call(myGroupList, { params: { userId: samuel.id }, query: { type: 'group' } })
  const { _id: groupId } = items.find(({ _source }) => _source.generalInfo.name === 'Larkmere High School')!
  const { data } = await samuel.client.call(getGroupAdvisors, { params: { groupId } })
  const [owner, coAdvisor] = data.advisors
  expect([owner!.id, data.advisors.length, data.invited, data.isOwner]).toEqual([samuel.id, 2, [], true])
  expect(coAdvisor!.since).toBeGreaterThan(owner!.since)
  const told = async ({ id, client }: { readonly id: Id; readonly client: Client }) =>
    (await client.call(listNotifications, { params: { userId: id }, query: { size: 100 } })).items
  const joined = (await told(samuel)).filter(({ kind }) => kind === 'advisorJoined')
  expect(joined.map(({ words, at }) => [words, at])).toEqual([
    ['Ottilie Brandvold-Reyes leads Larkmere High School with you now', coAdvisor!.since],
  ])
})

it('has a mentoring group of the alumni network, whose members take part as what they are', async () => {
  const samuel = await entered(cast.find(({ email }) => email === 'samuel@demo.example')!)
  const { items } = await samuel.client.call(myGroupList, { params: { userId: samuel.id }, query: { type: 'group' } })
  const { _id: groupId } = items.find(({ _source }) => _source.generalInfo.name === 'Larkmere Alumni Network')!
  const { data } = await samuel.client.call(listMgroups, { params: { groupId } })
  expect(data).toHaveLength(1)
  const { mentees, mentors, capacity } = data[0]!.counts
  expect(Math.min(mentees, mentors, capacity - mentors)).toBeGreaterThan(0)

  const { data: table } = await samuel.client.call(getDiadTable, { body: { grpID: groupId, mgrpID: data[0]!._id, size: 100 } })
  expect(table.rows.some(({ published, mentorId }) => published && mentorId !== null)).toBe(true)
  expect(table.rows.some(({ published, mentorId }) => !published && mentorId !== null)).toBe(true)
  expect(table.pins.map(({ kind }) => kind)).toContain('forbid')
  const body = { grpID: groupId, mgrpID: data[0]!._id, size: 100 }
  const { data: jobs } = await samuel.client.call(getGroupJobsTable, { body })
  expect(jobs.rows.some(({ published, jobId }) => published && jobId !== null)).toBe(true)
  expect(jobs.counts.changed).toBeGreaterThan(0)
})

it('has published who mentors whom three times: at first, once a mentor had left and once mentees had joined, each to be looked at and restored', async () => {
  const samuel = await entered(cast.find(({ email }) => email === 'samuel@demo.example')!)
  const { items } = await samuel.client.call(myGroupList, { params: { userId: samuel.id }, query: { type: 'group' } })
  const { _id: groupId } = items.find(({ _source }) => _source.generalInfo.name === 'Larkmere Alumni Network')!
  const { data } = await samuel.client.call(listMgroups, { params: { groupId } })
  const [params, within] = [
    { groupId, mgrpID: data[0]!._id },
    { grpID: groupId, mgrpID: data[0]!._id },
  ]
  const { items: publications } = await samuel.client.call(getPublications, { params, query: {} })
  const daysAgo = publications.map(({ publishedAt }) => Math.round((server.clock.now() - publishedAt) / 86_400_000))
  expect(daysAgo).toEqual([41, 76, 120])
  const [joined, left, first] = publications
  expect(first).toMatchObject({ ended: 0, publishedBy: expect.stringMatching(/^Samuel/) })
  // The pairs of who left had ended with them; whoever had them has somebody else.
  expect(Math.min(left!.began!, joined!.began!, first!.told!, left!.told!, joined!.told!)).toBeGreaterThan(0)
  expect(left!.began!).toBeLessThan(first!.began!)
  const living = (await samuel.client.call(getLivingPairs, { params, query: { size: 100 } })).data
  const moments = new Set(publications.map(({ publishedAt }) => publishedAt))
  expect(living.items.filter(({ since }) => !moments.has(since))).toEqual([])
  expect(new Set(living.items.map(({ since }) => since)).size).toBe(3)
  for (const { mentee: _mentee, since, sessions } of living.items) {
    for (const { at } of sessions) expect(at).toBeGreaterThan(since - 86_400_000)
  }

  const table = async () => (await samuel.client.call(getDiadTable, { body: { ...within, size: 100 } })).data
  const waiting = await table()
  for (const { keptId } of publications) {
    const diff = (await samuel.client.call(compareDrafts, { body: { ...within, before: keptId!, after: 'draft' } })).data
    expect(diff.added + diff.ended).toBeGreaterThan(0)
  }
  const body = { ...within, baseVersion: waiting.version, draftID: joined!.keptId! }
  expect((await samuel.client.call(loadDraft, { body })).data).toMatchObject({ gone: 0, barred: 0 })
  expect((await table()).counts.changed).toBe(0)
})

it('has a group by invitation, with invitations in every state', async () => {
  const samuel = await entered(cast.find(({ email }) => email === 'samuel@demo.example')!)
  const { items } = await samuel.client.call(myGroupList, { params: { userId: samuel.id }, query: { type: 'group' } })
  const { _id: groupId } = items.find(({ _source }) => _source.generalInfo.joinPolicy === 'byInvitation')!
  const { counts } = await samuel.client.call(listInvitations, { params: { groupId }, query: {} })
  expect(Object.values(counts).every((count) => count > 0)).toBe(true)
})

it('is made once', async () => {
  const before = steps.length
  await makeDemonstration(server.context, { seed: 3, count: 60, report: (step) => steps.push(step) })
  expect(steps.length).toBe(before)
})

it('tells of everybody in a group when they were here last, never before they asked to join', async () => {
  const samuel = await entered(cast.find(({ email }) => email === 'samuel@demo.example')!)
  const { items } = await samuel.client.call(myGroupList, { params: { userId: samuel.id }, query: { type: 'group' } })
  const { _id: id } = items.find(({ _source }) => _source.generalInfo.name === 'Larkmere Alumni Network')!
  const { hits } = await samuel.client.call(findCandidates4Group, { params: { id }, body: { state: 'accepted', size: 100 } })
  const DAY = 86_400_000
  for (const { inGroup, link } of hits.hits) {
    expect(inGroup!.lastActiveAt).toBeGreaterThanOrEqual(Math.floor(link.appliedAt! / DAY) * DAY)
    expect(inGroup!.lastActiveAt).toBeLessThanOrEqual(server.clock.now())
  }
  expect(new Set(hits.hits.map(({ inGroup }) => inGroup!.lastActiveAt)).size).toBeGreaterThan(5)
})
