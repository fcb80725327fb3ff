import { getCandidateProfile } from '@trellis/contract/candidates/candidates.calls.ts'
import { listNotifications } from '@trellis/contract/notifications/notifications.ts'
import { uploadResume } from '@trellis/contract/files/files.ts'
import { block } from '@trellis/contract/people/people.ts'
import { hideProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type NewPerson, type Person, signedUp } from '../../accounts/testing.ts'
import { join } from '../../memberships/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { updatePosting } from '../../postings/postings.actions.ts'
import { rightAlignedDates, pdf } from '../../resumes/resumes.samples.ts'
import { bucketCounts } from '../statistics/counts.queries.ts'
import { historyOf } from '../../postings/history/history.queries.ts'
import { act, actorOf, actRefused, decide, decideRefused, posted } from '../../postings/testing.ts'

let server: TestServer
let rita: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter', name: 'Rita Cole' })
})
afterAll(() => server.close())

const grownUp = (person: NewPerson = {}): Promise<Person> => signedUp(server, { birthYear: 1990, ...person })
const minor = (person: NewPerson = {}): Promise<Person> => signedUp(server, { birthYear: 2010, ...person })
const ageless = (): Promise<Person> => signedUp(server)
const emailSeen = async (job: string, { id }: Person) =>
  (await rita.client.call(getCandidateProfile, { body: { id, jobId: job } })).data._source.generalInfo.email
const masked = ({ email }: Person) => `${email.slice(0, 2)}***`
const historySeenBy = ({ id }: Person, job: string) =>
  historyOf(server.context, { viewerId: id, side: 'person', postingId: job, personId: id })
const newsOf = async ({ id, client }: Person) => (await client.call(listNotifications, { params: { userId: id } })).items

const closes = (job: string) => {
  const facts = {
    name: 'Junior baker',
    offeredBy: 'Blue Door',
    state: 'closed',
    membership: [],
    wantsResume: false,
    applyUntil: null,
  } as const
  return server.context.db.transaction((tx) => updatePosting(tx, job, facts, server.clock.now()))
}
const resume = async (student: Person) => {
  const file = new File([new Uint8Array(await pdf(rightAlignedDates))], 'resume.pdf')
  return (await student.client.upload(uploadResume, { params: { id: student.id }, file })).id
}
const countsOf = async (job: string) => (await bucketCounts(server.context, actorOf(rita), [job])).get(job)
const hide = (person: Person) => person.client.call(hideProfile, { body: { profType: 'profile', profID: person.id } })

describe('an application', () => {
  test.each<[string, () => Promise<Person>, boolean | undefined, boolean]>([
    ['an adult who says nothing', grownUp, undefined, true],
    ['an adult who says no', grownUp, false, false],
    ['a minor who says nothing', minor, undefined, false],
    ['a minor who says yes', minor, true, true],
    ['somebody of no age who says nothing', ageless, undefined, false],
  ])('of %s counts as agreed as far as they said', async (_, person, ok2contact, agreed) => {
    const [one, job] = [await person(), await posted(server, rita)]
    const more = ok2contact === undefined ? {} : { ok2contact }
    expect((await act(one, job, 'applied', more)).flags).toMatchObject({ applied: true, ok2contact: agreed })
    expect((await decide(rita, job, one, 'unhide')).flags.ok2contact).toBe(agreed)
  })

  test('of somebody who says no after a yes is a no', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    await decide(rita, job, ada, 'contacted')
    await act(ada, job, 'ok2contact')
    expect((await act(ada, job, 'applied', { ok2contact: false })).flags.ok2contact).toBe(false)
  })

  test('is none less once the owner has contacted: it can be accepted, rejected and withdrawn, not sent again', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    await act(ada, job, 'applied', { ok2contact: false, note: 'I bake' })
    const contacted = await decide(rita, job, ada, 'contacted')
    expect(contacted).toMatchObject({ state: 'contacted', note: 'I bake', can: ['accepted', 'rejected', 'hide', 'unhide'] })
    const refused = await actRefused(ada, job, 'applied')
    expect(refused.details).toMatchObject({ events: ['withdrawn', 'ok2contact', 'rejected'] })
    expect(await decide(rita, job, ada, 'accepted')).toMatchObject({ state: 'accepted' })
    expect(await act(ada, job, 'ok2contact')).toMatchObject({ state: 'accepted', flags: { ok2contact: true } })
  })

  test('can still be accepted after the owner’s no, and not after the person’s own', async () => {
    const [ada, ben, job] = [await grownUp(), await grownUp(), await posted(server, rita)]
    for (const person of [ada, ben]) await act(person, job, 'applied')
    await decide(rita, job, ada, 'rejected')
    expect(await decide(rita, job, ada, 'accepted')).toMatchObject({ state: 'accepted' })
    await decide(rita, job, ben, 'contacted')
    await act(ben, job, 'rejected')
    expect(await decideRefused(rita, job, ben, 'accepted')).toMatchObject({ status: 409, code: 'InvalidTransition' })
  })
})

describe('a shortlisted applicant', () => {
  test('is in another list of the owner’s, and the same to themselves', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    const before = await act(ada, job, 'applied')
    const told = await newsOf(ada)
    const history = await historySeenBy(ada, job)
    const saved = await decide(rita, job, ada, 'shortlist', { bucket: 'applied' })
    expect(saved).toMatchObject({ state: 'saved', flags: { applied: true }, appliedAt: server.clock.now() })
    expect(saved.can).toEqual(['contacted', 'accepted', 'rejected', 'hide', 'unhide', 'cancel'])
    const refused = await actRefused(ada, job, 'applied')
    expect(refused.details['record']).toEqual(before)
    expect(await historySeenBy(ada, job)).toEqual(history)
    expect(await newsOf(ada)).toEqual(told)
    const counts = (await bucketCounts(server.context, actorOf(rita), [job])).get(job)
    expect(counts).toMatchObject({ applied: 0, saved: 1 })
  })

  test('is taken back to the applications, told of a rejection, and free to withdraw', async () => {
    const [ada, ben, job] = [await grownUp(), await grownUp(), await posted(server, rita)]
    for (const person of [ada, ben]) await act(person, job, 'applied')
    await decide(rita, job, ada, 'shortlist')
    expect(await decide(rita, job, ada, 'cancel')).toMatchObject({ state: 'applied' })
    await decide(rita, job, ada, 'shortlist')
    await decide(rita, job, ada, 'rejected')
    expect((await newsOf(ada)).map(({ kind }) => kind)).toEqual(['rejected'])
    await decide(rita, job, ada, 'reopen')
    expect((await historySeenBy(ada, job)).map(({ event, to }) => [event, to])).toEqual([
      ['reopen', 'applied'],
      ['rejected', 'rejected'],
      ['applied', 'applied'],
    ])
    await decide(rita, job, ben, 'shortlist')
    expect(await act(ben, job, 'withdrawn')).toMatchObject({ state: 'none', flag: 'withdrawn' })
    expect(await decideRefused(rita, job, ben, 'rejected', { bucket: 'saved' })).toMatchObject({ code: 'Stale' })
  })
})

describe('who was turned down, or has declined, takes back what they sent', () => {
  test.each(['turned down', 'declined'])('%s, also once the job is closed, and however young', async (how) => {
    for (const person of [await grownUp(), await minor()]) {
      const job = await posted(server, rita)
      const one = { body: { id: person.id, jobId: job } }
      await act(person, job, 'applied', { resume: await resume(person), note: 'I bake every day', ok2contact: true })
      if (how === 'declined') await decide(rita, job, person, 'contacted')
      await (how === 'declined' ? act(person, job, 'rejected') : decide(rita, job, person, 'rejected'))
      await hide(person)
      expect((await rita.client.call(getCandidateProfile, one)).data._source.generalInfo.name).toBe(person.name)
      expect(await decide(rita, job, person, 'unhide')).toMatchObject({ note: 'I bake every day', resume: { filename: 'resume.pdf' } })
      await closes(job)
      expect(await act(person, job, 'withdrawn')).toMatchObject({ state: 'none', flag: 'withdrawn', flags: { applied: false } })
      expect(await rita.client.refused(getCandidateProfile, one)).toMatchObject({ status: 404 })
      expect((await rita.client.raw('GET', `/employee/applicationResume/${job}/${person.id}`)).status).toBe(404)
      expect(await countsOf(job)).toMatchObject({ rejected: 0 })
    }
  })

  test('to whoever still sees the person they stay turned down, with nothing of what they sent, and nobody to reopen', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    await act(ada, job, 'applied', { note: 'I bake every day' })
    await decide(rita, job, ada, 'rejected')
    await act(ada, job, 'withdrawn')
    const seen = await decide(rita, job, ada, 'unhide')
    expect(seen).toMatchObject({
      state: 'rejected',
      note: '',
      appliedAt: null,
      reopensTo: null,
      undoUntil: null,
      flags: { withdrawn: true },
    })
    expect(seen.can).toEqual(['hide', 'unhide'])
    expect(await countsOf(job)).toMatchObject({ rejected: 1, applied: 0 })
    const { data, history } = await rita.client.call(getCandidateProfile, { body: { id: ada.id, jobId: job } })
    expect(data._source.generalInfo.email).not.toBe(ada.email)
    expect(history[0]).toMatchObject({ by: ada.name, event: 'withdrawn' })
    expect(await act(ada, job, 'applied')).toMatchObject({ state: 'applied' })
    expect(await decide(rita, job, ada, 'unhide')).toMatchObject({ state: 'applied' })
  })
})

describe('the e-mail', () => {
  test('of an adult comes with the application, of a minor and of nobody’s age once they agree', async () => {
    const [ada, mia, noa, job] = [await grownUp(), await minor(), await ageless(), await posted(server, rita)]
    for (const person of [ada, mia, noa]) await act(person, job, 'applied', { ok2contact: false })
    expect(await emailSeen(job, ada)).toBe(ada.email)
    for (const person of [mia, noa]) {
      expect(await emailSeen(job, person)).toBe(masked(person))
      await act(person, job, 'ok2contact')
      expect(await emailSeen(job, person)).toBe(person.email)
    }
  })

  test('of a minor who was accepted without it is told once they agree', async () => {
    const [mia, job] = [await minor(), await posted(server, rita)]
    await act(mia, job, 'applied')
    await decide(rita, job, mia, 'accepted')
    expect(await emailSeen(job, mia)).toBe(masked(mia))
    expect((await act(mia, job, 'ok2contact')).state).toBe('accepted')
    expect(await emailSeen(job, mia)).toBe(mia.email)
  })

  test('comes with an agreement alone too, and goes with a no, a withdrawal and a block', async () => {
    const [ada, ben, mia, job] = [await grownUp(), await grownUp(), await minor(), await posted(server, rita)]
    for (const person of [ada, ben]) {
      await decide(rita, job, person, 'contacted')
      expect(await emailSeen(job, person)).toBe(masked(person))
      await act(person, job, 'ok2contact')
      expect(await emailSeen(job, person)).toBe(person.email)
    }
    await act(ada, job, 'rejected')
    await act(ben, job, 'withdrawn')
    for (const person of [ada, ben]) expect(await emailSeen(job, person)).toBe(masked(person))
    await act(mia, job, 'applied', { ok2contact: true })
    expect(await emailSeen(job, mia)).toBe(mia.email)
    await mia.client.call(block, { body: { userId: mia.id, targetId: rita.id } })
    expect(await emailSeen(job, mia)).toBe(masked(mia))
  })
})

describe('pages of one’s own elsewhere', () => {
  const pages = { liProfile: 'https://linkedin.com/in/mia', fbProfile: 'https://facebook.com/mia', selfVideo: 'https://video.example/mia' }
  const none = { liProfile: '', fbProfile: '', selfVideo: '' }
  const told = async (jobId: string, { id }: Person) =>
    (await rita.client.call(getCandidateProfile, { body: { id, jobId } })).data._source.generalInfo

  test('of a minor are told with their e-mail, of an adult to whoever sees them', async () => {
    const [mia, ada, job] = [await minor({ generalInfo: pages }), await grownUp({ generalInfo: pages }), await posted(server, rita)]
    expect(await told(job, ada)).toMatchObject(pages)
    await act(mia, job, 'applied')
    expect(await told(job, mia)).toMatchObject(none)
    await act(mia, job, 'ok2contact')
    expect(await told(job, mia)).toMatchObject(pages)
  })
})

test('that a job names a group of theirs lets nobody contact a minor who has not agreed', async () => {
  const mia = await minor()
  const group = await posted(server, rita, { kind: 'group', name: 'Bakers' })
  const job = await posted(server, rita)
  await act(mia, job, 'applied')
  await server.context.db.execute(`update postings set membership = array['${group}'::uuid] where id = '${job}'`)
  await join(server, group, mia)
  expect(await decideRefused(rita, job, mia, 'contacted')).toMatchObject({ status: 409, error: expect.stringMatching(/18 or younger/) })
})

describe('what the owner writes when contacting', () => {
  const words = 'Hello Ada\n\nWould you like to see our bakery?'

  test('is in the notification and in both histories', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    await decide(rita, job, ada, 'contacted', { note: `  ${words} ` })
    expect(await newsOf(ada)).toMatchObject([{ kind: 'contacted', words: 'Blue Door contacted you about Junior baker', text: words }])
    expect(await historySeenBy(ada, job)).toMatchObject([{ by: 'Blue Door', event: 'contacted', words }])
    const { history } = await rita.client.call(getCandidateProfile, { body: { id: ada.id, jobId: job } })
    expect(history).toMatchObject([{ by: 'You', event: 'contacted', words }])
  })

  test('is told nobody any more once it is taken back', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    await decide(rita, job, ada, 'contacted', { note: words })
    await decide(rita, job, ada, 'undo')
    expect(await newsOf(ada)).toEqual([])
    const history = await historySeenBy(ada, job)
    expect(history.map((change) => [change.event, change.words])).toEqual([
      ['undo', ''],
      ['contacted', ''],
    ])
  })

  test('goes with no other step, and has 2,000 characters at most', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    await act(ada, job, 'applied')
    await decide(rita, job, ada, 'accepted', { note: 'Not meant for them' })
    expect((await newsOf(ada)).map(({ text }) => text)).toEqual([''])
    expect(JSON.stringify(await historySeenBy(ada, job))).not.toContain('Not meant')
    const refused = await decideRefused(rita, job, ada, 'contacted', { note: 'n'.repeat(2_001) })
    expect(refused).toMatchObject({ status: 400, fields: { note: 'Use at most 2000 characters' } })
  })
})
