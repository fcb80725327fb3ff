import { signIn, signInWithToken } from '@trellis/contract/accounts/accounts.ts'
import { findJobs4Candidate } from '@trellis/contract/jobs/jobMatches.calls.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { deleteJob, updateJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { block } from '@trellis/contract/people/people.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { client } from '../../platform/testing/client.ts'
import { HOURS, startServer, type TestServer } from '../../platform/testing/server.ts'
import { act, decide } from '../../postings/testing.ts'
import { addsUpWithin, jobOf, jobsOf, somewhere, studentWith } from '../testing.ts'

let server: TestServer
let rita: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter' })
})
afterAll(() => server.close())

const college = { generalInfo: { level: 'col' } } as const

describe('jobs found', () => {
  test('are best first, with reasons that add up to the score', async () => {
    const words = { ikigaiInfo: { comesEasy: 'Repairing violins and teaching children' } }
    const ada = await studentWith(server, ['Violin', 'Teaching'], { bio: words, generalInfo: { level: 'col' } })
    const description = 'Repair violins and teach children.'
    const other = await jobOf(rita, ['Welding'])
    const near = await jobOf(rita, ['Teaching'])
    const best = await jobOf(rita, ['Violin', 'Teaching'], { description })
    const { hits, ids } = await jobsOf(ada)
    expect(ids.filter((id) => [other, near, best].includes(id))).toEqual([best, near, other])
    // What has little in common with a student is found, and not suggested.
    const suggested = await jobsOf(ada, { state: 'suggested' })
    expect(suggested.ids).toEqual([best])
    expect([suggested.total, suggested.hits[0]!.score]).toEqual([1, expect.closeTo(hits[0]!.score, 9)])
    for (const { score } of hits.filter(({ _id }) => _id !== best)) expect(score).toBeLessThan(10)
    hits.forEach((hit) => expect(addsUpWithin(hit)).toBeLessThan(1e-6))
    hits.slice(1).forEach(({ score }, at) => expect(score).toBeLessThan(hits[at]!.score + 0.001))
    const first = hits[0]!
    expect(first).toMatchObject({ type: 'job', link: { state: 'suggested' }, _source: { generalInfo: { name: 'Assistant' } } })
    expect(first.signature).toHaveLength(31)
    const told = first.reasons.map(({ words }) => words)
    expect(told.join()).toContain('Your bio and its text both use the word “violin”')
    expect(told.some((words) => /^Your bio shows .* and .*, which it asks for$/.test(words))).toBe(true)
    expect(told.some((words) => /^You stand out in .* through (?:Violin and strings|Teaching), which this job asks for$/.test(words))).toBe(
      true,
    )
  })

  test('are there for whoever has no genome yet', async () => {
    const ada = await signedUp(server, { birthYear: 1990 })
    const job = await jobOf(rita, [], { level: 'hs' })
    const found = (await jobsOf(ada)).hits.find(({ _id }) => _id === job)!
    expect(found).toMatchObject({ score: 0, signature: Array(31).fill(0) })
    expect(found.reasons).toEqual([{ kind: 'difference', words: 'You and this job have little in common yet', points: 0 }])
  })

  test('come in pages, whose total stays the same beyond the last', async () => {
    const ada = await studentWith(server, ['Chess'])
    const all = await jobsOf(ada)
    const pages = await Promise.all([0, 2, 4].map((start) => jobsOf(ada, { start, size: 2 })))
    expect(pages.flatMap(({ ids }) => ids)).toEqual(all.ids.slice(0, 6))
    expect(await jobsOf(ada, { start: 1_000 })).toEqual({ hits: [], ids: [], total: all.total })
  })

  test('once closed are in the list of what one did and in the answer of a sign-in, and not found any more', async () => {
    const ada = await studentWith(server, ['Sculpting'])
    const job = await jobOf(rita, ['Sculpting'])
    await act(ada, job, 'applied')
    expect((await jobsOf(ada)).ids).toContain(job)
    const info = { name: 'A', companyInstitution: 'B', description: 'C', skills: [{ name: 'Sculpting' }] }
    await rita.client.call(updateJob, { params: { id: job }, body: { generalInfo: { ...info, state: 'closed' } } })
    expect((await jobsOf(ada)).ids).not.toContain(job)
    expect((await jobsOf(ada, { keyword: 'Sculpting' })).ids).not.toContain(job)
    expect((await jobsOf(ada, { state: 'applied' })).ids).toEqual([job])
    const entry = { id: job, name: 'A', companyInstitution: 'B', state: 'applied', flag: 'applied' }
    const { email, password } = ada
    const replies = [
      await client(server.origin).call(signIn, { body: { email, password, userType: 'student' } }),
      await ada.client.call(signInWithToken),
    ]
    for (const { _source } of replies) expect(_source).toMatchObject({ jobs: [entry], groups: [] })
  })

  test('are open ones that both sides may see, from the moment on at which they are opened', async () => {
    const fencing = ['Fencing', 'Judo', 'Archery']
    const ada = await studentWith(server, fencing, college)
    const draft = await jobOf(rita, fencing, { state: 'draft' })
    const foreign = await signedUp(server, { type: 'recruiter' })
    const blocked = await jobOf(foreign, fencing)
    const closed = await jobOf(rita, fencing)
    const gone = await jobOf(rita, fencing)
    const over = await jobOf(rita, fencing, { applyUntil: server.clock.now() + HOURS })
    await server.context.db.execute(`update postings set apply_until = apply_until - interval '3 days' where id = '${over}'`)
    expect((await jobsOf(ada)).ids).toEqual(expect.arrayContaining([blocked, closed, gone]))

    await ada.client.call(block, { body: { userId: ada.id, targetId: foreign.id } })
    const info = { name: 'A', companyInstitution: 'B', description: 'C', skills: fencing.map((name) => ({ name })) }
    await rita.client.call(updateJob, { params: { id: closed }, body: { generalInfo: { ...info, state: 'closed' } } })
    await rita.client.call(deleteJob, { params: { id: gone } })
    const { ids } = await jobsOf(ada)
    for (const hidden of [draft, blocked, closed, gone]) expect(ids).not.toContain(hidden)
    expect((await jobsOf(ada, { state: 'suggested' })).ids).not.toContain(over)

    await rita.client.call(updateJob, { params: { id: draft }, body: { generalInfo: { ...info, ...somewhere, state: 'open' } } })
    expect((await jobsOf(ada, { state: 'suggested' })).ids[0]).toBe(draft)
  })
})

describe('lists of what a student did', () => {
  test('hold each job once, newest first, with its score', async () => {
    const ada = await studentWith(server, ['Sailing', 'Rowing', 'Swimming'], college)
    const [first, second, third] = [
      await jobOf(rita, ['Sailing', 'Rowing', 'Swimming']),
      await jobOf(rita, []),
      await jobOf(rita, ['Sailing', 'Rowing', 'Swimming']),
    ]
    await act(ada, first, 'saved')
    server.clock.advance(1_000)
    await act(ada, second, 'saved')
    await act(ada, third, 'applied')
    expect((await jobsOf(ada, { state: 'saved' })).ids).toEqual([second, first])
    const applied = await jobsOf(ada, { state: 'applied' })
    expect(applied).toMatchObject({ ids: [third], total: 1, hits: [{ link: { state: 'applied' } }] })
    expect(applied.hits[0]!.score).toBeGreaterThan(0)
    const suggested = (await jobsOf(ada, { state: 'suggested' })).ids
    for (const job of [first, second, third]) expect(suggested).not.toContain(job)
    expect((await jobsOf(ada)).ids).toEqual(expect.arrayContaining([first, second, third]))

    await decide(rita, third, ada, 'accepted')
    expect((await jobsOf(ada, { state: 'accepted' })).ids).toEqual([third])
    await act(ada, third, 'withdrawn')
    expect((await jobsOf(ada, { state: 'accepted' })).ids).toEqual([])
    expect((await jobsOf(ada, { state: 'suggested' })).ids).not.toContain(third)
  })

  test('are in a list of their own once either side has turned the other down', async () => {
    const ada = await studentWith(server, ['Archery', 'Falconry', 'Horse riding'], college)
    const [declined, chosenElse, kept] = [
      await jobOf(rita, ['Archery', 'Falconry', 'Horse riding']),
      await jobOf(rita, ['Archery', 'Falconry', 'Horse riding']),
      await jobOf(rita, ['Archery', 'Falconry', 'Horse riding']),
    ]
    await act(ada, declined, 'rejected')
    await act(ada, chosenElse, 'applied')
    await decide(rita, chosenElse, ada, 'rejected')
    const turnedDown = await jobsOf(ada, { state: 'rejected' })
    expect(turnedDown).toMatchObject({ total: 2, hits: [{ link: { state: 'rejected' } }, { link: { state: 'rejected' } }] })
    expect(turnedDown.ids.toSorted()).toEqual([declined, chosenElse].toSorted())
    const suggested = (await jobsOf(ada, { state: 'suggested' })).ids
    expect([declined, chosenElse, kept].filter((job) => suggested.includes(job))).toEqual([kept])
  })

  test('tell nothing of what the owner keeps to itself', async () => {
    const ada = await studentWith(server, ['Rowing', 'Swimming', 'Surfing'], college)
    const job = await jobOf(rita, ['Rowing', 'Swimming', 'Surfing'])
    await decide(rita, job, ada, 'shortlist')
    expect((await jobsOf(ada, { state: 'saved' })).ids).not.toContain(job)
    expect((await jobsOf(ada, { state: 'suggested' })).ids).toContain(job)
    await decide(rita, job, ada, 'rejected')
    expect((await jobsOf(ada, { state: 'rejected' })).ids).not.toContain(job)
  })
})

describe('filters of jobs', () => {
  test('keep what was asked for, alone and together', async () => {
    const zurich = await jobOf(rita, ['Judo'], {
      name: 'Judo trainer',
      employmentType: 'partTime',
      level: 'gs',
      workplace: 'hybrid',
      locationCity: 'Zürich',
      locationState: 'ZH',
      locationCountry: 'CH',
      pay: { min: 20, max: 30, per: 'hour' },
    })
    server.clock.advance(48 * HOURS)
    // Sessions have ended by then.
    const later = await signedUp(server, { type: 'recruiter' })
    const bern = await jobOf(later, ['Judo'], { name: 'Judo coach', workplace: 'remote' })
    const ada = await studentWith(server, ['Judo'], { generalInfo: { level: 'col' } })
    const ids = async (body: Parameters<typeof jobsOf>[1]) =>
      (await jobsOf(ada, body)).ids.filter((id) => id === zurich || id === bern).toSorted()
    const both = [zurich, bern].toSorted()
    expect(await ids({ keyword: 'judo' })).toEqual(both)
    expect(await ids({ keyword: 'JUDO trainer' })).toEqual([zurich])
    expect(await ids({ keyword: 'judo traner' })).toEqual([zurich])
    expect(await ids({ employmentType: ['partTime'] })).toEqual([zurich])
    expect(await ids({ employmentType: ['partTime', 'fullTime'] })).toEqual(both)
    expect(await ids({ level: ['gs'] })).toEqual([zurich])
    expect(await ids({ workplace: ['remote'] })).toEqual([bern])
    expect(await ids({ locationFilter: { city: 'ZURICH', country: 'ch' } })).toEqual([zurich])
    expect(await ids({ locationFilter: { city: 'Zürich', state: 'BE' } })).toEqual([])
    // 30 an hour are 62,400 a year.
    expect(await ids({ payAtLeast: 62_400 })).toEqual([zurich])
    expect(await ids({ payAtLeast: 62_401 })).toEqual([])
    const fewHours = await jobOf(later, ['Judo'], { pay: { max: 30, per: 'hour' }, hours: { min: 8, max: 10 } })
    const paying = async (payAtLeast: number) => (await jobsOf(ada, { payAtLeast })).ids.includes(fewHours)
    expect([await paying(15_600), await paying(15_601)]).toEqual([true, false])
    expect(await ids({ postedWithin: 1 })).toEqual([bern])
    expect(await ids({ postedWithin: 7 })).toEqual(both)
    expect(await ids({ keyword: 'judo', level: ['gs'], workplace: ['remote'] })).toEqual([])
    expect(await ids({ membership: [newId()] })).toEqual([])
    expect(await ids({ cohortID: newId() })).toEqual([])
    expect(await ids({ state: 'suggested', keyword: 'judo' })).toEqual(both)
    expect((await jobsOf(ada, { keyword: 'xylophonists' })).total).toBe(0)
  })
})

describe('findJobs4Candidate', () => {
  test('is for students themselves', async () => {
    const [ada, ben] = [await studentWith(server, []), await studentWith(server, [])]
    const newRita = await signedUp(server, { type: 'recruiter' })
    for (const [caller, userId, status] of [
      [ada.client, ben.id, 404],
      [newRita.client, newRita.id, 403],
      [client(server.origin), ada.id, 401],
    ] as const) {
      expect(await caller.refused(findJobs4Candidate, { params: { userId }, body: {} })).toMatchObject({ status })
    }
  })

  test.each<[string, object]>([
    ['state', { state: 'hidden' }],
    ['size', { size: 101 }],
    ['payAtLeast', { payAtLeast: -1 }],
    ['postedWithin', { postedWithin: 2 }],
    ['workplace', { workplace: ['moon'] }],
    ['keyword', { keyword: 'x'.repeat(201) }],
    ['admin', { admin: true }],
  ])('refuses a wrong %s', async (field, body) => {
    const ada = await studentWith(server, [])
    const refused = await ada.client.refused(findJobs4Candidate, { params: { userId: ada.id }, body })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.fields)[0]).toContain(field)
  })
})
