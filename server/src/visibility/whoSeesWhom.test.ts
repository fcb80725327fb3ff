import {
  contactedApplicants,
  appliedApplicants,
  findCandidates4Group,
  findCandidates4Job,
  getCandidateProfile,
} from '@trellis/contract/candidates/candidates.calls.ts'
import { myJobList } from '@trellis/contract/jobs/jobs.calls.ts'
import { findPeople, likeMe } from '@trellis/contract/matching/matching.ts'
import { searchProfiles } from '@trellis/contract/matching/peopleSearch.calls.ts'
import { listPeople } from '@trellis/contract/people/people.ts'
import { getMultProfiles, getProfile, partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { updatePhoto } from '@trellis/contract/files/files.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { addFollows } from '../follows/follows.actions.ts'
import { groupOf } from '../groups/testing.ts'
import { postedJob } from '../jobs/testing.ts'
import { memberships } from '../memberships/memberships.tables.ts'
import { placesOfAccount } from '../memberships/memberships.queries.ts'
import { joinAs, leave, showing } from '../memberships/testing.ts'
import { client } from '../platform/testing/client.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { mentoringGroups } from '../mentoring/mentoring.tables.ts'
import { candidatesAmong } from '../postings/links/candidates.queries.ts'
import { untouched } from '../postings/links/lockedLink.ts'
import { postingById } from '../postings/postings.queries.ts'
import { links, postings } from '../postings/postings.tables.ts'
import { actorOf } from '../postings/testing.ts'
import { setHidden } from '../profiles/profiles.actions.ts'
import { addBlocks } from './blocks.actions.ts'
import { publishPairs } from './publishedPairs.testing.ts'
import { blocks } from './visibility.tables.ts'
import {
  ACCOUNTS,
  ADVISOR,
  isCandidateOfGroup,
  isCandidateOfJob,
  isFoundForGroup,
  isFoundForJob,
  leadersOf,
  levelOf,
  listsInGroup,
  MENTORED,
  mentors,
  RECRUITER,
  sees,
  STUDENTS,
  type World,
  worlds,
  type Year,
} from './worlds.testing.ts'

const RUNS = Number(process.env['WORLDS'] ?? 5)
const size = 100

/** Whom a search has found, all of them. */
function idsIn({ hits: { hits, total } }: { hits: { hits: { _id: Id }[]; total: number } }): Id[] {
  expect(total).toBe(hits.length)
  return hits.map(({ _id }) => _id).toSorted()
}

const yearOf: Record<Year, string> = { adult: '1990', minor: '2012', unknown: '', corrected: '1990' }

describe.each(['groups', 'vouched'] as const)('where minors see those of %s', (minorsSee) => {
  let server: TestServer
  let superUser: Person
  let accounts: Person[]
  let photos: Id[]
  let job: Id
  let groups: Id[] = []
  let pairsSeen = 0
  beforeAll(async () => {
    server = await startServer({ MINORS_SEE: minorsSee })
    superUser = await signedUp(server, { type: 'advisor', superUser: true })
    accounts = []
    for (let at = 0; at < ACCOUNTS; at++) {
      const type = at < ADVISOR ? 'student' : at < RECRUITER ? 'advisor' : 'recruiter'
      const chess = { highschoolInfo: { clubsOrgs: [{ name: 'Chess', tags: ['Chess'] }] } }
      const name = `Quill Person${'abcdef'[at] ?? ''}`
      accounts.push(await signedUp(server, { type, name, birthYear: 1990, generalInfo: { level: levelOf(at) }, bio: chess }))
    }
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    photos = []
    for (const { id, signUpToken } of students()) {
      const file = new File([new Uint8Array(picture)], 'photo.png', { type: 'image/png' })
      photos.push((await client(server.origin, signUpToken).upload(updatePhoto, { params: { id }, file })).id)
    }
    const all = students()
    const follows = all.flatMap((one) => all.filter((other) => other !== one).map((other) => [one.id, other.id] as const))
    await addFollows(
      server.context.db,
      follows.map(([followerId, followedId]) => ({ followerId, followedId, since: server.clock.now() })),
    )
    job = await postedJob(accounts[RECRUITER]!, { name: 'Chess teacher', skills: [{ name: 'Chess' }] })
  })
  afterAll(() => server.close())

  const students = (): Person[] => accounts.slice(0, STUDENTS)
  const idsWhere = (test: (student: number) => boolean): Id[] =>
    students()
      .filter((_, student) => test(student))
      .map(({ id }) => id)
      .toSorted()

  const setYear = (by: Person, student: number, birthYear: string) => {
    const { id, name } = accounts[student]!
    return by.client.call(partialUpdate, { body: { userId: id, type: 'generalInfo', data: { name, level: levelOf(student), birthYear } } })
  }

  /** From the world before to this one, by what the product itself does. */
  async function become(world: World): Promise<void> {
    const { db, clock } = server.context
    for (const { accountId, groupId } of await db.select().from(memberships)) await leave(server, groupId, { id: accountId })
    await db.delete(mentoringGroups)
    await db.delete(blocks)
    await db.delete(links)
    for (const [at, { year, isHidden }] of world.students.entries()) {
      await setYear(superUser, at, '1989')
      await setYear(superUser, at, yearOf[year])
      await setHidden(server.context, accounts[at]!.id, isHidden)
    }
    const owner = accounts[ADVISOR]!
    groups = []
    for (const [group, directory] of world.directories.entries()) {
      const id = await groupOf(owner.client, { state: 'draft' })
      // What its owner is in it, the world says as well.
      await leave(server, id, owner)
      groups.push(id)
      const isChosenBefore = group % 2 === 0
      if (isChosenBefore) await showing(server, id, directory)
      for (const [account, roles] of world.roles.entries()) {
        const role = roles[group]!
        if (role === 'both') await joinAs(server, 'member', id, accounts[account]!)
        if (role !== null) await joinAs(server, role, id, accounts[account]!)
      }
      if (!isChosenBefore) await showing(server, id, directory)
    }
    for (const [at, { year }] of world.students.entries()) if (year === 'corrected') await setYear(accounts[at]!, at, yearOf.minor)
    await addBlocks(
      db,
      world.blocks
        .filter(([blocker, blocked]) => blocker !== blocked)
        .map(([blocker, blocked]) => ({ blockerId: accounts[blocker]!.id, blockedId: accounts[blocked]!.id, since: clock.now() })),
    )
    const at = new Date(clock.now())
    const listed = world.students.flatMap(({ hasApplied, bucket }, student) => {
      const personId = accounts[student]!.id
      const applied = { ...untouched(at), personId, ownerState: 'applied', personState: 'applied', applied: true } as const
      const ofJob = hasApplied ? [{ ...applied, postingId: job }] : []
      const inBucket = { ...untouched(at), personId, ownerState: bucket, applied: false } as const
      const ofGroup = bucket === 'applied' ? applied : inBucket
      return [...ofJob, { ...ofGroup, postingId: groups[0]! }]
    })
    await db.insert(links).values(listed)
    await db
      .update(postings)
      .set({ membership: world.jobNamesGroup ? [groups[0]!] : [] })
      .where(eq(postings.id, job))
    await publish(world)
  }

  async function publish(world: World): Promise<void> {
    const pairs = students().flatMap((mentor, at) =>
      students().flatMap((mentee, place) => (mentors(world, at, place) ? [{ mentorId: mentor.id, menteeId: mentee.id }] : [])),
    )
    pairsSeen += pairs.length
    await publishPairs(server, groups[MENTORED]!, pairs)
  }

  /** What anybody with an account is told of students. */
  async function checkAnybody(world: World, viewer: number): Promise<void> {
    const { client: caller } = accounts[viewer]!
    const seen = idsWhere((student) => sees(world, minorsSee, viewer, student))
    const read: Record<string, Id[]> = { profile: [], genome: [], photo: [] }
    for (const [at, { id }] of students().entries()) {
      const addresses = { profile: `/profile/${id}`, genome: `/genome/${id}`, photo: `/photo/${id}/${photos[at]}` }
      for (const [what, address] of Object.entries(addresses)) {
        const { status } = await caller.raw('GET', address)
        expect([200, 404]).toContain(status)
        if (status === 200) read[what]!.push(id)
      }
    }
    for (const [what, ids] of Object.entries(read)) expect([what, ids.toSorted()]).toEqual([what, seen])
    const several = await caller.call(getMultProfiles, { body: { mbrList: students().map(({ id }) => id) } })
    expect(several.data.map(({ _id }) => _id).toSorted()).toEqual(seen)
    for (const phrase of ['Quill', 'Chess', 'quil']) {
      const { hits } = await caller.call(searchProfiles, { params: { phrase }, query: { size } })
      expect([hits.hits.map(({ _id }) => _id).toSorted(), hits.total]).toEqual([seen, seen.length])
    }
    for (const id of seen) {
      const record = await caller.call(getProfile, { params: { id }, query: {} })
      const followers = seen.filter((other) => other !== id)
      expect(record._source.generalInfo.followers).toBe(followers.length)
    }
  }

  /** What a student is told of others. */
  async function checkStudent(world: World, viewer: number): Promise<void> {
    const { id: own, client: caller } = accounts[viewer]!
    const others = (test: (student: number) => boolean = () => true) =>
      idsWhere((student) => student !== viewer && sees(world, minorsSee, viewer, student) && test(student))
    for (const sub of ['followers', 'following'] as const) {
      const { items, total } = await caller.call(listPeople, { params: { userId: own, sub }, query: { size } })
      expect([items.map(({ _id }) => _id).toSorted(), total]).toEqual([others(), others().length])
    }
    const found = async (body: { membership?: Id[]; keyword?: string; pplType?: 'likeme' | 'rolemodels' }) => {
      return idsIn(await caller.call(findPeople, { body: { userId: own, size, ...body } }))
    }
    const peers = (student: number) => levelOf(student) === levelOf(viewer)
    const ahead = (student: number) => levelOf(student) === 'ep' && levelOf(viewer) === 'col'
    expect(await found({})).toEqual(others())
    expect(await found({ keyword: 'chess' })).toEqual(others())
    expect(await found({ pplType: 'likeme' })).toEqual(others(peers))
    expect(await found({ pplType: 'rolemodels' })).toEqual(others(ahead))
    for (const [group, id] of groups.entries()) {
      expect(await found({ membership: [id] })).toEqual(others((student) => listsInGroup(world, viewer, student, group)))
    }
    const matches = async (roleModels: 'true' | 'false') => {
      const { hits } = await caller.call(likeMe, { query: { id: own, roleModels, results: size, name: 'Quill' } })
      return hits.hits.map(({ _id }) => _id).toSorted()
    }
    expect(await matches('false')).toEqual(others(peers))
    expect(await matches('true')).toEqual(others(ahead))
    const compared = await Promise.all(students().map(async ({ id }) => (await caller.raw('GET', `/profile/${id}/match`)).status === 200))
    expect(idsWhere((student) => student !== viewer && compared[student]!)).toEqual(others())
  }

  /** What the recruiter is told of the people of their job. */
  async function checkRecruiter(world: World): Promise<void> {
    const { id: own, client: caller } = accounts[RECRUITER]!
    const found = async (body: { state?: 'applied'; keyword?: string; membership?: Id[] }) => {
      return idsIn(await caller.call(findCandidates4Job, { params: { id: job }, body: { size, ...body } }))
    }
    const applied = idsWhere((student) => world.students[student]!.hasApplied)
    const isFound = (student: number) => isFoundForJob(world, student)
    expect(await found({})).toEqual(idsWhere(isFound))
    expect(await found({ keyword: 'chess' })).toEqual(idsWhere(isFound))
    expect(await found({ state: 'applied' })).toEqual(applied)
    const members = idsWhere((student) => isFound(student) && world.roles[student]![0] !== null)
    expect(await found({ membership: [groups[0]!] })).toEqual(world.jobNamesGroup ? members : [])
    const list = { params: { jobId: job }, query: { size } }
    const applicants = await caller.call(appliedApplicants, list)
    expect([applicants.items.map(({ _id }) => _id).toSorted(), applicants.total]).toEqual([applied, applied.length])
    expect((await caller.call(contactedApplicants, list)).total).toBe(0)
    const { items } = await caller.call(myJobList, { params: { userId: own }, query: {} })
    expect(items.map(({ own }) => own.counts.applied)).toEqual([applied.length])
    const { path } = getCandidateProfile.description
    const read = await Promise.all(
      students().map(async ({ id }) => (await caller.raw('POST', path, { body: { id, jobId: job } })).status === 200),
    )
    expect(idsWhere((student) => read[student]!)).toEqual(idsWhere((student) => isCandidateOfJob(world, student)))
  }

  /** What somebody who leads the first group is told of its people. */
  async function checkGroup(world: World, leader: number): Promise<void> {
    const { db } = server.context
    const advisor = accounts[leader]!
    const places = await placesOfAccount(db, advisor.id)
    const actor = { ...actorOf(advisor), places, membership: places.map(({ groupId }) => groupId) }
    const all = students().map(({ id }) => id)
    const candidates = await candidatesAmong(server.context, actor, (await postingById(db, groups[0]!))!, all)
    expect([...candidates.keys()].toSorted()).toEqual(idsWhere((student) => isCandidateOfGroup(world, minorsSee, leader, student)))
    for (const keyword of ['', 'chess']) {
      const found = await advisor.client.call(findCandidates4Group, { params: { id: groups[0]! }, body: { size, keyword } })
      const isFound = (student: number) => isFoundForGroup(world, minorsSee, { leader, hasKeyword: keyword !== '' }, student)
      expect(idsIn(found)).toEqual(idsWhere(isFound))
    }
  }

  test('everybody is told of those whom the table names, and of nobody else', async () => {
    let seenMinors = 0
    await fc.assert(
      fc.asyncProperty(worlds, async (world) => {
        await become(world)
        for (let viewer = 0; viewer < ACCOUNTS; viewer++) await checkAnybody(world, viewer)
        for (let viewer = 0; viewer < STUDENTS; viewer++) await checkStudent(world, viewer)
        await checkRecruiter(world)
        for (const leader of leadersOf(world)) await checkGroup(world, leader)
        const isMinor = (student: number) => world.students[student]!.year !== 'adult'
        for (let viewer = 0; viewer < ACCOUNTS; viewer++) {
          seenMinors += idsWhere((student) => student !== viewer && isMinor(student) && sees(world, minorsSee, viewer, student)).length
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
    // Worlds in which nobody sees a minor would say little.
    expect(seenMinors).toBeGreaterThan(RUNS)
    expect(pairsSeen).toBeGreaterThan(0)
  }, 600_000)
})
