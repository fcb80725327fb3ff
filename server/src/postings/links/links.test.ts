import { changeCandidateStatus, changeJobStatus, jobCancel } from '@trellis/contract/postings/links.calls.ts'
import { removeDelegate } from '@trellis/contract/accounts/delegates.ts'
import { uploadResume } from '@trellis/contract/files/files.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { UNDO_MS } from '@trellis/contract/postings/links.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actsFor, type NewPerson, type Person, signedUp } from '../../accounts/testing.ts'
import { client } from '../../platform/testing/client.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { rightAlignedDates, pdf } from '../../resumes/resumes.samples.ts'
import { deletePosting, updatePosting } from '../postings.actions.ts'
import { linkChanges, links } from '../postings.tables.ts'
import { act, actRefused, decide, decideRefused, posted } from '../testing.ts'

let server: TestServer
let rita: Person
let ron: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter', name: 'Rita Cole' })
  ron = await signedUp(server, { type: 'recruiter', name: 'Ron Hale' })
})
afterAll(() => server.close())

const grownUp = (person: NewPerson = {}): Promise<Person> => signedUp(server, { birthYear: 1990, ...person })
const signedOut = () => client(server.origin)
const changesStored = () => server.context.db.$count(linkChanges)
const resume = async (student: Person) => {
  const file = new File([new Uint8Array(await pdf(rightAlignedDates))], 'resume.pdf')
  return (await student.client.upload(uploadResume, { params: { id: student.id }, file })).id
}

describe('a link from both sides', () => {
  test('goes from a suggestion of its own to an acceptance, and each side sees its own state', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    expect(await act(ada, job, 'saved', { bucket: 'suggested' })).toMatchObject({ state: 'saved', flag: 'saved' })
    expect(await decide(rita, job, ada, 'shortlist')).toMatchObject({ id: ada.id, state: 'saved' })
    expect(await decide(rita, job, ada, 'contacted', { bucket: 'saved' })).toMatchObject({ state: 'contacted' })
    const agreed = await act(ada, job, 'ok2contact', { bucket: 'contacted' })
    expect(agreed).toMatchObject({ state: 'contacted', flag: 'ok2contact', flags: { ok2contact: true } })
    const accepted = await decide(rita, job, ada, 'accepted', { bucket: 'contacted' })
    expect(accepted).toMatchObject({ state: 'accepted', flags: { approved: true }, can: ['rejected', 'hide', 'unhide'] })
    expect(await act(ada, job, 'withdrawn', { bucket: 'accepted' })).toMatchObject({ state: 'none', flag: 'withdrawn' })
  })

  test('a refused step changes nothing and tells the steps that are possible', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    const before = await changesStored()
    const refused = await actRefused(ada, job, 'withdrawn')
    expect(refused).toMatchObject({ status: 409, code: 'InvalidTransition' })
    const record = { state: 'none', changedAt: null }
    expect(refused.details).toMatchObject({ events: ['saved', 'applied', 'rejected'], record })
    const ofOwner = await decideRefused(rita, job, ada, 'accepted')
    expect(ofOwner).toMatchObject({
      status: 409,
      details: { events: ['shortlist', 'contacted', 'hide', 'unhide'], record: { id: ada.id } },
    })
    expect(await actRefused(ada, job, 'suggest')).toMatchObject({ status: 409 })
    expect(await changesStored()).toBe(before)
  })

  test('asked for from a list that it has left, it stays and is shown as it is', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    await act(ada, job, 'applied', { bucket: 'suggested' })
    const stale = await actRefused(ada, job, 'saved', { bucket: 'suggested' })
    expect(stale).toMatchObject({ status: 409, code: 'Stale', details: { record: { state: 'applied' } } })
    await decide(rita, job, ada, 'accepted', { bucket: 'applied' })
    const staleOwner = await decideRefused(rita, job, ada, 'rejected', { bucket: 'applied' })
    expect(staleOwner).toMatchObject({ status: 409, code: 'Stale', details: { record: { state: 'accepted' } } })
  })

  test('a second click is refused or changes nothing', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    await act(ada, job, 'applied', { bucket: 'suggested' })
    expect(await actRefused(ada, job, 'applied', { bucket: 'suggested' })).toMatchObject({ code: 'Stale' })
    expect(await actRefused(ada, job, 'applied')).toMatchObject({ code: 'InvalidTransition' })
    const before = await changesStored()
    const hidden = await decide(rita, job, ada, 'hide')
    expect(hidden).toMatchObject({ flags: { hidden: true }, undoUntil: server.clock.now() + UNDO_MS })
    expect(await decide(rita, job, ada, 'hide')).toMatchObject({ flags: { hidden: true }, undoUntil: null })
    expect(await changesStored()).toBe(before + 1)
  })

  test('of two steps at once one wins, and the other gets the link as it is then', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    await act(ada, job, 'applied')
    const ask = (event: string) => ({ body: { bucket: 'applied', event, jobId: job, studentId: ada.id } })
    const answers = await Promise.all(
      ['accepted', 'rejected', 'contacted', 'accepted'].map((event) =>
        rita.client.raw('PUT', '/pythonApi/changeCandidateStatus', ask(event)),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const won = (await answers.find(({ ok }) => ok)!.json()).result.state
    for (const answer of answers.filter(({ ok }) => !ok)) {
      expect(await answer.json()).toMatchObject({ code: 'Stale', details: { record: { state: won } } })
    }
  })

  test('twenty clients at once leave a history without a gap in which each change follows from the one before', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    const byStudent = ['saved', 'applied', 'withdrawn', 'cancel', 'ok2contact']
    const byOwner = ['contacted', 'rejected', 'reopen', 'accepted', 'pS', 'hF', 'pF']
    const ask = (event: string) => ({ body: { bucket: '', event, jobId: job, studentId: ada.id } })
    const statuses = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        at % 2 === 0
          ? ada.client.raw('PUT', '/pythonApi/changeJobStatus', ask(byStudent[at % 5]!))
          : rita.client.raw('PUT', '/pythonApi/changeCandidateStatus', ask(byOwner[at % 7]!)),
      ),
    )
    expect(statuses.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const stored = await server.context.db.select().from(linkChanges)
    const ofLink = stored.filter(({ postingId }) => postingId === job).toSorted((a, b) => a.number - b.number)
    expect(ofLink.map(({ number }) => number)).toEqual(ofLink.map((_, at) => at + 1))
    for (const [at, { before }] of ofLink.entries()) if (at > 0) expect(before).toEqual(ofLink[at - 1]!.after)
  })
})

describe('applying', () => {
  const badResume = { status: 400, code: 'BadInput', fields: { resume: expect.anything() } }

  test('brings a note and a resume of one’s own, which a withdrawal takes along', async () => {
    const [ada, ben, job] = [await grownUp(), await grownUp(), await posted(server, rita)]
    const [own, other] = [await resume(ada), await resume(ben)]
    for (const wrong of [other, newId()]) {
      expect(await actRefused(ada, job, 'applied', { resume: wrong })).toMatchObject(badResume)
    }
    expect(await act(ada, job, 'applied', { resume: own, note: 'I bake every day' })).toMatchObject({ note: 'I bake every day' })
    const seen = await decide(rita, job, ada, 'unhide')
    expect(seen).toMatchObject({ note: 'I bake every day', resume: { id: own, filename: 'resume.pdf' } })
    expect(seen.appliedAt).toBe(server.clock.now())
    await act(ada, job, 'withdrawn')
    expect(await decide(rita, job, ada, 'unhide')).toMatchObject({ note: '', resume: null, appliedAt: null, flag: 'withdrawn' })
  })

  test('needs a resume where one is wanted', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita, { wantsResume: true })]
    for (const more of [{}, { resume: '' }]) {
      expect(await actRefused(ada, job, 'applied', more)).toMatchObject(badResume)
    }
    expect(await act(ada, job, 'applied', { resume: await resume(ada) })).toMatchObject({ state: 'applied' })
  })

  test('is possible to the end of the last day, and not to what is closed', async () => {
    const job = await posted(server, rita, { applyUntil: Date.UTC(2026, 8, 1) })
    const [ada, ben] = [await grownUp(), await grownUp()]
    expect(await act(ada, job, 'applied')).toMatchObject({ state: 'applied' })
    const late = await posted(server, rita, { applyUntil: Date.UTC(2026, 7, 31) })
    const refused = await actRefused(ben, late, 'applied')
    expect(refused).toMatchObject({ status: 409, error: 'Applications are closed.', details: { events: ['saved', 'rejected'] } })
    await act(ben, job, 'saved')
    await update(job, { state: 'closed' })
    expect(await actRefused(ben, job, 'applied')).toMatchObject({ status: 409, code: 'InvalidTransition' })
    expect(await act(ada, job, 'withdrawn')).toMatchObject({ state: 'none' })
    expect(await actRefused(ada, job, 'applied')).toMatchObject({ status: 404 })
  })

  test('from outside the groups that it is for answers the groups, and changes nothing', async () => {
    const group = await posted(server, rita, { kind: 'group', name: 'Bakers' })
    const job = await posted(server, rita)
    const ada = await grownUp()
    await act(ada, job, 'saved')
    await update(job, { membership: [group] })
    const before = await changesStored()
    const body = { bucket: 'saved' as const, event: 'applied' as const, jobId: job, studentId: ada.id }
    expect(await ada.client.call(changeJobStatus, { body })).toEqual({ groups: [{ id: group, name: 'Bakers', state: 'none' }] })
    expect(await changesStored()).toBe(before)
    expect(await actRefused(await grownUp(), job, 'applied')).toMatchObject({ status: 404 })
    await update(job, { membership: [newId()] })
    expect(await actRefused(ada, job, 'applied')).toMatchObject({ status: 409, code: 'InvalidTransition' })
  })

  test('while the job is deleted ends in one of both: applied, or not found', async () => {
    const students = [await grownUp(), await grownUp(), await grownUp()]
    const job = await posted(server, rita)
    const deleted = server.context.db.transaction((tx) => deletePosting(tx, job, server.clock.now()))
    const asked = students.map(({ id, client }) =>
      client.raw('PUT', '/pythonApi/changeJobStatus', { body: { bucket: '', event: 'applied', jobId: job, studentId: id } }),
    )
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    await deleted
    expect(statuses.every((status) => status === 200 || status === 404)).toBe(true)
    expect(await actRefused(students[0]!, job, 'withdrawn')).toMatchObject({ status: 404 })
    expect(await decideRefused(rita, job, students[0]!, 'accepted')).toMatchObject({ status: 404 })
    expect(await decideRefused(ron, job, students[0]!, 'accepted')).toMatchObject({ status: 403 })
  })
})

async function update(job: string, facts: Partial<Parameters<typeof updatePosting>[2]>): Promise<void> {
  const told = { name: 'Junior baker', offeredBy: 'Blue Door', state: 'open', membership: [] } as const
  const all = { ...told, wantsResume: false, applyUntil: null, ...facts }
  await server.context.db.transaction((tx) => updatePosting(tx, job, all, server.clock.now()))
}

describe('taking a change back', () => {
  test('is possible for its maker within the time, once', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    const contacted = await decide(rita, job, ada, 'contacted')
    expect(contacted.undoUntil).toBe(server.clock.now() + UNDO_MS)
    server.clock.advance(UNDO_MS - 1)
    expect(await actRefused(ada, job, 'undo')).toMatchObject({ status: 409, error: 'This can no longer be undone.' })
    expect(await decide(rita, job, ada, 'undo', { bucket: 'contacted' })).toMatchObject({ state: 'none', undoUntil: null })
    expect(await actRefused(ada, job, 'ok2contact')).toMatchObject({ details: { record: { state: 'none' } } })
    expect(await decideRefused(rita, job, ada, 'undo')).toMatchObject({ status: 409, code: 'InvalidTransition' })
  })

  test('is not possible after the time, nor after the other side has answered', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    await decide(rita, job, ada, 'contacted')
    server.clock.advance(UNDO_MS)
    expect(await decideRefused(rita, job, ada, 'undo')).toMatchObject({ status: 409 })
    await act(ada, job, 'applied')
    expect(await actRefused(ada, job, 'undo')).toMatchObject({ status: 409 })
    await decide(rita, job, ada, 'rejected')
    await act(ada, job, 'applied')
    expect(await decideRefused(rita, job, ada, 'undo')).toMatchObject({ status: 409 })
  })

  test('leaves what the other side keeps to itself, and is not held up by it', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    await decide(rita, job, ada, 'shortlist')
    await act(ada, job, 'saved')
    expect(await decide(rita, job, ada, 'undo')).toMatchObject({ state: 'none' })
    expect(await act(ada, job, 'cancel')).toMatchObject({ state: 'none' })
  })

  test('restores a rejection’s both sides', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    await act(ada, job, 'applied', { ok2contact: false })
    await decide(rita, job, ada, 'rejected')
    await decide(rita, job, ada, 'undo')
    expect(await act(ada, job, 'ok2contact')).toMatchObject({ state: 'applied' })
  })
})

describe('jobCancel', () => {
  const cancel = (person: Person, jobId: string, studentId: string, profileType: 'student' | 'recruiter') =>
    person.client.call(jobCancel, { body: { studentId, jobId, profileType } })

  test('forgets what was saved, and withdraws what is more', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    await act(ada, job, 'saved')
    expect(await cancel(ada, job, ada.id, 'student')).toEqual({ result: { state: 'none' } })
    await act(ada, job, 'applied')
    expect(await cancel(ada, job, ada.id, 'student')).toEqual({ result: { state: 'none' } })
    expect(await decide(rita, job, ada, 'shortlist')).toMatchObject({ flags: { withdrawn: true } })
    expect(await cancel(rita, job, ada.id, 'recruiter')).toEqual({ result: { state: 'none' } })
    const again = { body: { studentId: ada.id, jobId: job, profileType: 'recruiter' } }
    expect(await rita.client.refused(jobCancel, again)).toMatchObject({ status: 409, code: 'InvalidTransition' })
  })

  test('is for one’s own side alone', async () => {
    const [ada, ben, job] = [await grownUp(), await grownUp(), await posted(server, rita)]
    await act(ada, job, 'saved')
    const ask = (profileType: string) => ({ body: { studentId: ada.id, jobId: job, profileType } })
    expect(await signedOut().refused(jobCancel, ask('student'))).toMatchObject({ status: 401 })
    expect(await ben.client.refused(jobCancel, ask('student'))).toMatchObject({ status: 404 })
    expect(await rita.client.refused(jobCancel, ask('student'))).toMatchObject({ status: 403 })
    for (const stranger of [ada, ben, ron]) {
      expect(await stranger.client.refused(jobCancel, ask('recruiter'))).toMatchObject({ status: 403 })
    }
    expect(await ada.client.refused(jobCancel, ask('both'))).toMatchObject({ status: 400 })
  })
})

describe('who may act', () => {
  test('a student for themselves, on what they see', async () => {
    const [ada, ben] = [await grownUp(), await grownUp()]
    const [job, draft] = [await posted(server, rita), await posted(server, rita, { state: 'draft' })]
    const ask = (studentId: string, more = {}) => ({ body: { bucket: '', event: 'saved', jobId: job, studentId, ...more } })
    expect(await signedOut().refused(changeJobStatus, ask(ada.id))).toMatchObject({ status: 401 })
    expect(await ada.client.refused(changeJobStatus, ask(ben.id))).toMatchObject({ status: 404 })
    expect(await rita.client.refused(changeJobStatus, ask(rita.id))).toMatchObject({ status: 403 })
    for (const wrong of [{ event: 'hired' }, { bucket: 'shelf' }, { jobId: 'x' }, { note: 'n'.repeat(2_001) }, { extra: 1 }]) {
      expect(await ada.client.refused(changeJobStatus, ask(ada.id, wrong))).toMatchObject({ status: 400 })
    }
    for (const jobId of [draft, newId()]) expect(await actRefused(ada, jobId, 'saved')).toMatchObject({ status: 404 })
    expect(await server.context.db.$count(links)).toBeGreaterThan(0)
  })

  test('the owner, a delegate as long as they are one, and a super-user; nobody else', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    const ask = { body: { bucket: '', event: 'shortlist', jobId: job, studentId: ada.id } }
    expect(await signedOut().refused(changeCandidateStatus, ask)).toMatchObject({ status: 401 })
    expect(await ada.client.refused(changeCandidateStatus, ask)).toMatchObject({ status: 403 })
    expect(await decideRefused(ron, job, ada, 'shortlist')).toMatchObject({ status: 403 })
    expect(await decideRefused(ron, newId(), ada, 'shortlist')).toMatchObject({ status: 403 })
    await actsFor(ron, rita)
    expect(await decide(ron, job, ada, 'shortlist')).toMatchObject({ state: 'saved' })
    await rita.client.call(removeDelegate, { params: { userId: rita.id, delegateId: ron.id } })
    expect(await decideRefused(ron, job, ada, 'contacted')).toMatchObject({ status: 403 })
    const sue = await signedUp(server, { type: 'advisor', superUser: true })
    expect(await decide(sue, job, ada, 'contacted')).toMatchObject({ state: 'contacted' })
    expect(await decideRefused(rita, job, { id: newId() }, 'shortlist')).toMatchObject({ status: 404 })
    expect(await decideRefused(rita, job, rita, 'shortlist')).toMatchObject({ status: 404 })
  })
})
