import { signIn, validateEmail } from '@trellis/contract/accounts/accounts.ts'
import { changeCandidateStatus, changeJobStatus } from '@trellis/contract/postings/links.calls.ts'
import { getCandidateProfile } from '@trellis/contract/candidates/candidates.calls.ts'
import { addCandidateNote } from '@trellis/contract/candidates/candidateNotes.ts'
import { addChecklistPoint, tickChecklistPoint } from '@trellis/contract/candidates/checklists.ts'
import { displayDateUtc } from '@trellis/contract/texts/dates.ts'
import { addDelegate, answerDelegateRequest, delegatedAccounts } from '@trellis/contract/accounts/delegates.ts'
import { updatePhoto, uploadResume } from '@trellis/contract/files/files.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { getJob, getPublicJob, jobStats } from '@trellis/contract/jobs/jobs.calls.ts'
import { TAKE_BACK_DAYS } from '@trellis/contract/accounts/leaving.ts'
import { setMailChoices } from '@trellis/contract/notifications/mailChoices.ts'
import { listNotifications } from '@trellis/contract/notifications/notifications.ts'
import { block, follow, listPeople, removeRoleModel } from '@trellis/contract/people/people.ts'
import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { downloadPersonal } from '@trellis/contract/personal/personal.ts'
import { getProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { likeMe } from '@trellis/contract/matching/matching.ts'
import { searchProfiles } from '@trellis/contract/matching/peopleSearch.calls.ts'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { keyOf, mailsTo, type Person, signedUp, tokenOf } from '../accounts/testing.ts'
import { createDomains } from '../domains.ts'
import { personalOf, type Treatment } from '../platform/domain.ts'
import { postedJob, studentWith } from '../jobs/testing.ts'
import { join } from '../memberships/testing.ts'
import { client } from '../platform/testing/client.ts'
import { DAYS, HOURS, startServer, type TestServer } from '../platform/testing/server.ts'
import { type Archived, archiveOf, inCohort } from './testing.ts'

let server: TestServer
let tables: Map<string, Treatment>
beforeAll(async () => {
  server = await startServer()
  const all = personalOf(createDomains(server.context).domains)
  tables = new Map(all.flatMap((one) => Object.entries(one.tables)))
})
afterAll(() => server.close())

/** Tables that no domain has to name, and why. */
const ofNobody: Record<string, string> = {
  migrations: 'which migrations there were',
  request_counts: 'how many requests came within a minute, under digests',
  population_in_use: 'numbers of all people together',
  tasks: 'work of minutes; what names somebody is deleted with them',
}

async function allTables(): Promise<string[]> {
  const { rows } = await server.context.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** In which tables a word stands, in whichever column. */
async function tablesWith(word: string): Promise<string[]> {
  const holding: string[] = []
  for (const name of await allTables()) {
    const { rows } = await server.context.db.execute<{ many: string }>(
      sql`select count(*) as many from ${sql.identifier(name)} as one where strpos(lower(to_jsonb(one)::text), lower(${word})) > 0`,
    )
    if (rows[0]!.many !== '0') holding.push(name)
  }
  return holding
}

const remove = (person: Person, by = person) =>
  by.client.call(deleteProfile, { params: { id: person.id }, body: { password: by.password } })
const again = async (person: Person): Promise<Person> => {
  const token = await tokenOf(server, person)
  return { ...person, token, client: client(server.origin, token) }
}
async function takenBack(person: Person): Promise<Person> {
  const { email, password, type: userType } = person
  const { token } = await client(server.origin).call(signIn, { body: { email, password, userType, takeBack: true } })
  return { ...person, token, client: client(server.origin, token) }
}
async function pass(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds)
  await server.context.tasks.runDue()
}
const apply = (student: Person, jobId: Id, resume: Id) => {
  const body = { bucket: '' as const, event: 'applied' as const, jobId, studentId: student.id, resume, note: `Note of ${student.name}` }
  return student.client.call(changeJobStatus, { body })
}
const decide = (owner: Person, jobId: Id, student: Person, event: 'contacted' | 'shortlist') =>
  owner.client.call(changeCandidateStatus, { body: { bucket: '', event, jobId, studentId: student.id } })

async function filesOf({ client: own, id }: Person): Promise<{ photo: Id; resume: Id }> {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const photo = await own.upload(updatePhoto, { params: { id }, file: new File([new Uint8Array(png)], 'me.png') })
  const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'
  const resume = await own.upload(uploadResume, { params: { id }, file: new File([pdf], 'Ötter cv.pdf') })
  return { photo: photo.id, resume: resume.id }
}

/** Words that nobody takes for each other. */
const words = ['Wolverine', 'Capybara', 'Pangolin', 'Axolotl', 'Narwhal', 'Okapi']
let scenes = 0

/** A student of whom something stands in every table, an employer to whom they applied, and two others. */
async function scene() {
  const word = words[scenes++]!
  const owner = await signedUp(server, { type: 'recruiter', name: `Employer ${word}`, email: `owner.${word}@firm.example` })
  const colleague = await signedUp(server, { type: 'recruiter' })
  for (const email of [colleague.email, `asked.${word}@firm.example`]) {
    await owner.client.call(addDelegate, { body: { userId: owner.id, email } })
  }
  const asked = { userId: colleague.id, principalId: owner.id }
  await colleague.client.call(answerDelegateRequest, { params: asked, body: { accept: true } })
  const student = await studentWith(server, ['Cooking'], { name: `Student ${word}`, email: `${word}@school.example` })
  const friend = await studentWith(server, ['Cooking'])
  const job = await postedJob(owner, { name: `Barista ${word}` })
  const files = await filesOf(student)
  for (const [one, other] of [
    [student, friend],
    [friend, student],
  ] as const) {
    await one.client.call(follow, { body: { userId: one.id, targetId: other.id } })
    await one.client.call(likeMe, { query: { id: one.id } })
  }
  const [blocked, removed] = [await signedUp(server, { birthYear: 1980 }), await signedUp(server, { birthYear: 1981 })]
  await student.client.call(block, { body: { userId: student.id, targetId: blocked.id } })
  await student.client.call(removeRoleModel, { params: { userId: student.id }, body: { targetId: removed.id } })
  await student.client.call(setMailChoices, { params: { userId: student.id }, body: { contacted: 'atOnce' } })
  await student.client.call(getJob, { params: { id: job } })
  await vi.waitFor(async () => expect(await tablesWith(student.id)).toContain('shown_lists'), 10_000)
  await join(server, newId(), student)
  await decide(owner, job, student, 'contacted')
  await apply(student, job, files.resume)
  await owner.client.call(addCandidateNote, { params: { jobId: job, studentId: student.id }, body: { words: `Noted of ${word}` } })
  const params = { jobId: job, studentId: student.id }
  const { data: points } = await owner.client.call(addChecklistPoint, { params, body: { words: `Sought by ${word}` } })
  await owner.client.call(tickChecklistPoint, { params: { ...params, pointId: points[0]!.id }, body: { ticked: true } })
  return { word, owner, colleague, student, friend, job, files }
}

test('every table says what of it a person is told, and that it is erased, or why not', async () => {
  const unknown = (await allTables()).filter((name) => !tables.has(name) && !(name in ofNobody))
  expect(unknown).toEqual([])
})

test('the archive tells what every table has of a person, and holds their files', async () => {
  const { student, owner, job, files, friend } = await scene()
  const { gus, groupId } = await inCohort(server, student)
  const archives = await Promise.all([student, owner, gus].map(archiveOf))
  const all = archives.map(({ data }) => data)
  const isFilled = (value: unknown): boolean => value !== null && (typeof value !== 'object' || Object.values(value).some(isFilled))
  const missing = [...tables].filter(([, one]) => 'archivedAs' in one && !all.some((data) => isFilled(data[one.archivedAs])))
  expect(missing.map(([name]) => name)).toEqual(['mailed_links'])

  const [own, employers] = all as [Archived, Archived]
  expect(own).toMatchObject({
    account: { name: student.name, email: student.email },
    profile: { generalInfo: { name: student.name } },
    following: [{ id: friend.id, name: friend.name }],
    jobs: [{ postingId: groupId }, { postingId: job, note: `Note of ${student.name}`, resume: 'Ötter cv.pdf', state: 'applied' }],
    cohorts: [{ name: 'Class of 2030', role: 'member' }],
  })
  expect(employers).toMatchObject({ postings: [{ id: job }], doneAsEmployer: [{ postingId: job, event: 'contacted' }] })
  expect(archives[0]!.names.toSorted()).toEqual(['everything.json', `photos/${files.photo}.webp`, `resumes/${files.resume} Ötter cv.pdf`])
  expect(archives[0]!.bytesOf(`resumes/${files.resume} Ötter cv.pdf`).toString()).toMatch(/^%PDF-1.7/)
  expect(JSON.stringify(all)).not.toMatch(/argon2|password/i)
  // What the employer keeps to itself is not the applicant's to read.
  await decide(owner, job, friend, 'shortlist')
  expect(JSON.stringify((await archiveOf(friend)).data)).not.toContain('"saved"')
})

test('an advisor has an archive too; the fourth within an hour is refused', async () => {
  const gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
  for (let times = 0; times < 3; times++) expect((await archiveOf(gus)).data).toMatchObject({ account: { name: 'Gus Bell' } })
  expect(await gus.client.refused(downloadPersonal, { params: { id: gus.id } })).toMatchObject({ code: 'TooManyAttempts' })
  server.clock.advance(HOURS)
  await archiveOf(await again(gus))
})

test('a deleted student is gone at once, also where they had applied, and everything is back when it is taken back', async () => {
  const { word, owner, student, friend, job } = await scene()
  const employer = await again(owner)
  const other = await again(friend)
  const seen = async () => ({
    stats: (await employer.client.call(jobStats, { params: { id: job } })).data.counts,
    weeks: (await employer.client.call(jobStats, { params: { id: job } })).data.weeks.map(({ applied }) => applied),
    news: (await employer.client.call(listNotifications, { params: { userId: owner.id }, query: {} })).total,
    followers: (await other.client.call(listPeople, { params: { userId: friend.id, sub: 'followers' }, query: {} })).total,
    following: (await other.client.call(getProfile, { params: { id: friend.id }, query: {} }))._source.generalInfo.following,
    found: (await other.client.call(searchProfiles, { params: { phrase: word }, query: {} })).hits.total,
  })
  const before = await seen()
  // The employer has heard of the application, and of the colleague's answer.
  expect(before).toMatchObject({ stats: { applied: 1 }, news: 2, followers: 1, following: [student.id], found: 1 })

  await remove(student)
  expect(await seen()).toEqual({
    stats: { ...before.stats, applied: 0 },
    weeks: before.weeks.map(() => 0),
    news: 1,
    followers: 0,
    following: [],
    found: 0,
  })
  const asked = { body: { id: student.id, jobId: job } }
  expect(await employer.client.refused(getCandidateProfile, asked)).toMatchObject({ code: 'NotFound' })
  expect(await student.client.refused(getProfile, { params: { id: student.id }, query: {} })).toMatchObject({ status: 401 })

  const back = await takenBack(student)
  expect(await seen()).toEqual(before)
  expect((await back.client.call(getProfile, { params: { id: student.id }, query: {} }))._source.generalInfo.name).toBe(student.name)
  await pass((TAKE_BACK_DAYS + 1) * DAYS)
  expect(await tablesWith(student.id)).toContain('accounts')
})

test('deleting asks for the password, is told by mail, and signing in asks before it takes back', async () => {
  const student = await signedUp(server)
  const params = { id: student.id }
  server.clock.advance(1)
  const wrong = await student.client.refused(deleteProfile, { params, body: { password: keyOf('not it') } })
  expect(wrong).toMatchObject({ code: 'WrongPassword' })
  const ofOtherKind = { password: student.password, profileType: 'recruiter' as const }
  expect(await student.client.refused(deleteProfile, { params, body: ofOtherKind })).toMatchObject({ code: 'NotFound' })

  const { data } = await student.client.call(deleteProfile, { params, body: { password: student.password, profileType: 'student' } })
  expect(data.until).toBe(server.clock.now() + TAKE_BACK_DAYS * DAYS)
  const [mail] = await mailsTo(server, student.email)
  expect(mail).toMatchObject({
    subject: expect.stringMatching(/was deleted$/),
    text: expect.stringContaining(`On ${displayDateUtc(data.until)} everything`),
  })
  const { email, password, type: userType } = student
  const stranger = client(server.origin)
  const refused = await stranger.refused(signIn, { body: { email, password, userType } })
  expect(refused).toMatchObject({ status: 403, code: 'AccountDeleted', details: { until: data.until } })
  const unproven = { email, password: keyOf('not it'), userType, takeBack: true }
  expect(await stranger.refused(signIn, { body: unproven })).toMatchObject({ code: 'WrongCredentials' })
  expect(await stranger.refused(validateEmail, { body: { email, type: userType } })).toMatchObject({ code: 'EmailTaken' })
  server.clock.advance(1)
  await takenBack(student)
  expect((await mailsTo(server, email))[0]!.subject).toMatch(/ stays$/)
  await again(student)
})

test('an erased student leaves no trace: no row, no file, no word of theirs', async () => {
  const { word, student, files } = await scene()
  await remove(student)
  await pass(TAKE_BACK_DAYS * DAYS - HOURS)
  expect(await tablesWith(student.id)).toContain('profiles')
  await pass(HOURS)
  for (const trace of [student.id, student.name, student.email, files.resume]) {
    expect(await tablesWith(trace), trace).toEqual([])
  }
  const bytes = [`photo/${files.photo}`, `resume/${files.resume}`].map((key) => server.context.files.get(key))
  expect(await Promise.all(bytes)).toEqual([undefined, undefined])
  const superUser = await signedUp(server, { superUser: true })
  const found = await superUser.client.call(searchProfiles, { params: { phrase: word }, query: {} })
  expect(found.hits.total).toBe(0)
  const { email, password, type: userType } = student
  const gone = await client(server.origin).refused(signIn, { body: { email, password, userType, takeBack: true } })
  expect(gone).toMatchObject({ code: 'WrongCredentials' })
  await client(server.origin).call(validateEmail, { body: { email, type: userType } })
})

test('who could not be erased on the day is erased later, before the thirtieth', async () => {
  const student = await signedUp(server)
  await remove(student)
  const ofStudent = sql`kind = 'accounts.eraseDeleted' and payload->>'accountId' = ${student.id}`
  await server.context.db.execute(sql`delete from tasks where id = (select id from tasks where ${ofStudent} order by run_at limit 1)`)
  await pass(TAKE_BACK_DAYS * DAYS)
  expect(await tablesWith(student.id)).toContain('accounts')
  await pass(15 * DAYS)
  expect(await tablesWith(student.id)).toEqual([])
})

test('a deleted recruiter offers nothing any more; erased, the job stays with who applied, and nobody’s name on it', async () => {
  const { owner, colleague, student, friend, job } = await scene()
  const unwanted = await postedJob(await again(owner), { name: 'Unwanted' })
  const mate = await again(colleague)
  const principals = async () => (await mate.client.call(delegatedAccounts, { query: { userId: mate.id } })).data.principals
  expect(await principals()).toHaveLength(1)
  const superUser = await signedUp(server, { superUser: true })
  await remove(owner, superUser)
  expect(await principals()).toEqual([])
  expect(await mate.client.refused(jobStats, { params: { id: job } })).toMatchObject({ code: 'Forbidden' })
  expect(await client(server.origin).refused(getPublicJob, { params: { id: job } })).toMatchObject({ code: 'NotFound' })
  expect(await (await again(friend)).client.refused(getJob, { params: { id: job } })).toMatchObject({ code: 'NotFound' })

  await pass(TAKE_BACK_DAYS * DAYS)
  for (const trace of [owner.name, owner.email, unwanted]) expect(await tablesWith(trace), trace).toEqual([])
  const kept = await tablesWith(owner.id)
  expect(kept).toEqual(['postings'])
  for (const name of kept) expect(tables.get(name)?.kept).toBeDefined()
  const { data } = await (await again(student)).client.call(getJob, { params: { id: job } })
  expect(data._source.generalInfo).toMatchObject({ name: expect.stringContaining('Barista'), state: 'closed' })
  const admin = await again(superUser)
  expect(JSON.stringify(await admin.client.call(getJob, { params: { id: job } }))).toContain('Somebody who has left')
})
