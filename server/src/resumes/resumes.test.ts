import { uploadResume } from '@trellis/contract/files/files.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { JsonResume } from '@trellis/contract/resumes/jsonResume.schema.ts'
import { getProfile, partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { exportResume, importResume, type Proposal, readResume } from '@trellis/contract/resumes/resumes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consume } from '../accounts/limits.ts'
import { newcomer, type Person, signedUp } from '../accounts/testing.ts'
import { client } from '../platform/testing/client.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { pdf, pictureOnly, rightAlignedDates, wordResume } from './resumes.samples.ts'
import { readingsOfPerson } from './resumes.queries.ts'

let server: TestServer
let ada: Person
beforeAll(async () => {
  server = await startServer()
  ada = await signedUp(server, { name: 'Ada Park' })
})
afterAll(() => server.close())

const bioOf = async (who: Person) => (await who.client.call(getProfile, { params: { id: who.id } }))._source
const imported = async (body: Record<string, unknown>, who = ada) =>
  (await who.client.call(importResume, { params: { id: who.id }, body })).data.proposals
const upload = async (bytes: Uint8Array, who = ada) =>
  who.client.upload(uploadResume, { params: { id: who.id }, file: new File([new Uint8Array(bytes)], 'cv') })
const readFrom = async (bytes: Uint8Array, who = ada) => {
  const { id: fileId } = await upload(bytes, who)
  return (await who.client.call(readResume, { params: { id: who.id, fileId } })).data.proposals
}
/** What the proposals say, by field. */
const wordsOf = (proposals: Proposal[]) => proposals.map(({ words }) => words)

const resume = {
  basics: { name: 'Somebody Else', location: { city: 'Nairobi' } },
  work: [{ name: 'Blue Door', position: 'Barista', startDate: '2021-09', summary: 'Served guests. Public speaking at fairs.' }],
  education: [{ institution: 'State University', area: 'Biology', studyType: 'BSc', endDate: '2019' }],
}

const nested = `${'['.repeat(200_000)}${']'.repeat(200_000)}`

describe('a JSON Resume', () => {
  test('is read into proposals with skills of the vocabulary, and nothing is stored', async () => {
    const before = await bioOf(ada)
    const proposals = await imported(resume)
    expect(wordsOf(proposals)).toEqual(
      expect.arrayContaining(['City: Nairobi', 'Position: Barista at Blue Door, 2021 to now', 'College: State University']),
    )
    const position = proposals.find(({ field }) => field === 'positionsHeld')
    expect(position).toMatchObject({ section: 'professionalInfo', value: { tags: ['Public speaking', 'Coffee making'] } })
    expect(position!.quote).toContain('Served guests')
    expect(new Set(proposals.map(({ id }) => id)).size).toBe(proposals.length)
    expect(await bioOf(ada)).toEqual(before)
  })

  test('proposes nothing that the bio has', async () => {
    const person = await signedUp(server)
    const data = { positionsHeld: [{ name: 'barista', companyInstitution: 'Blue Door', startDate: '2021' }] }
    await person.client.call(partialUpdate, { body: { userId: person.id, type: 'professionalInfo', data } })
    expect(wordsOf(await imported(resume, person)).join()).not.toContain('Barista')
  })

  test('that was exported restores a bio elsewhere, and adds nothing to its own', async () => {
    const person = await signedUp(server, {
      bio: { ikigaiInfo: { aspireTo: 'Sail' }, collegeInfo: { name: 'State', minor: [{ name: 'Music' }] } },
    })
    const exported = await person.client.call(exportResume, { params: { id: person.id } })
    expect(exported['basics']).toMatchObject({ name: person.name, email: person.email })
    expect(JsonResume.safeParse(exported).success).toBe(true)
    expect(await imported(exported, person)).toEqual([])
    const elsewhere = await imported(exported, await signedUp(server))
    expect(elsewhere.map(({ section, field, value }) => [section, field, value])).toEqual(
      expect.arrayContaining([
        ['ikigaiInfo', 'aspireTo', 'Sail'],
        ['collegeInfo', 'name', 'State'],
        ['collegeInfo', 'minor', { name: 'Music', tags: ['Other'] }],
      ]),
    )
  })

  test('may be a profile of older software', async () => {
    const legacy = {
      generalInfo: { Email: 'x@y.org', City_State_Country: 'Austin, TX, US', Admin: true },
      ikigaiInfo: { Vision_30: 'Sail' },
      professionalInfo: { Company: 'Blue Door', Title: 'Barista' },
    }
    for (const document of [legacy, { _id: '7', _source: legacy }]) {
      expect(wordsOf(await imported(document))).toEqual(
        expect.arrayContaining(['City: Austin', 'What you aspire to: Sail', 'Position: Barista at Blue Door']),
      )
    }
  })

  test('of older software tells what it leaves out', async () => {
    const body = { generalInfo: { Level: 'Graduate School', Email: 'x@y.org' }, Friends: ['Bo'] }
    const newcomer = await signedUp(server)
    const { proposals, left } = (await newcomer.client.call(importResume, { params: { id: newcomer.id }, body })).data
    expect(wordsOf(proposals)).toEqual(['Level: Graduate School'])
    expect(left).toEqual([
      { words: 'Email', quote: 'x@y.org', why: 'A bio has no place for this.' },
      { words: 'Friends', quote: 'Bo', why: 'A bio has no place for this.' },
    ])
  })

  test.each<[string, Record<string, unknown>]>([
    ['nothing', {}],
    ['something else', { hello: 'world' }],
    ['a resume of other types', { basics: 'x', work: 7 }],
  ])('is not %s', async (_, body) => {
    const refused = await ada.client.refused(importResume, { params: { id: ada.id }, body })
    expect(refused).toMatchObject({ status: 422, code: 'UnreadableFile' })
  })

  test.each<[string, unknown]>([
    ['half a character and a NUL', { work: [{ name: 'a\u0000\ud800', position: 'b' }] }],
    ['long texts', { basics: { summary: 'x '.repeat(200_000) } }],
    ['many rows', { work: Array.from({ length: 20_000 }, (_, at) => ({ name: `Company ${at}` })) }],
    ['many links', { basics: { profiles: Array.from({ length: 20_000 }, (_, at) => ({ url: `https://a.org/${at}` })) } }],
    ['many words', { education: [{ institution: 'A', courses: Array(100_000).fill('x'), area: 'a,'.repeat(100_000) }] }],
    ['many rows in a profile of older software', { highschoolInfo: { Clubs: 'a;'.repeat(200_000), Sports: Array(100_000).fill(7) } }],
    ['rows of nothing', { work: [null, 7, [], {}], basics: { profiles: [null] } }],
  ])('may hold %s', async (_, body) => {
    // Somebody else each time: whoever sent a long text before waits for a while.
    const eve = await signedUp(server)
    const started = performance.now()
    expect((await eve.client.raw('POST', `/profile/${eve.id}/import/jsonResume`, { body })).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(3_000)
  })

  test.each<[string, (exported: string) => string]>([
    ['its work', () => `{"work":${nested}}`],
    ['its bio', () => `{"work":[],"meta":{"x-bio":${nested}}}`],
    ['a field of an export', (exported) => `${exported.slice(0, -1)},"more":${nested}}`],
  ])('may have lists in lists without end as %s', async (_, bodyOf) => {
    const exported = await (await ada.client.raw('GET', `/profile/${ada.id}/export/jsonResume`)).text()
    const headers = { 'content-type': 'application/json' }
    const answer = await ada.client.raw('POST', `/profile/${ada.id}/import/jsonResume`, { body: bodyOf(exported), headers })
    expect(answer.status).toBe(200)
  })

  test.each<[string, string, number]>([
    ['a list', '[]', 400],
    ['text', '"x"', 400],
    ['no JSON', '{', 400],
    ['a prototype', '{"__proto__":{"work":[]},"work":[]}', 400],
    ['more than 1 MiB', JSON.stringify({ basics: { summary: 'x'.repeat(1_048_576) } }), 413],
  ])('cannot be %s', async (_, body, status) => {
    const headers = { 'content-type': 'application/json' }
    expect((await ada.client.raw('POST', `/profile/${ada.id}/import/jsonResume`, { body, headers })).status).toBe(status)
  })
})

describe('a stored resume', () => {
  test.each([
    ['PDF', () => pdf(rightAlignedDates), 'Barista'],
    ['Word', () => wordResume(), 'Professor of Ethics'],
  ])('in %s is read into proposals', async (_, made, title) => {
    const before = await bioOf(ada)
    const proposals = await readFrom(await made())
    expect(proposals.length).toBeGreaterThan(5)
    const position = proposals.find(({ field, words }) => field === 'positionsHeld' && words.includes(title))
    expect(position).toMatchObject({ section: 'professionalInfo', value: { name: title } })
    expect(position!.quote).toContain(title)
    const after = await bioOf(ada)
    expect({ ...after, generalInfo: { ...after.generalInfo, resume: [] } }).toEqual({
      ...before,
      generalInfo: { ...before.generalInfo, resume: [] },
    })
  })

  test('that was accepted proposes nothing again', async () => {
    const person = await signedUp(server)
    const { id: fileId } = await upload(await wordResume(), person)
    const propose = async () => (await person.client.call(readResume, { params: { id: person.id, fileId } })).data.proposals
    const proposals = await propose()
    for (const [section, ofSection] of Map.groupBy(proposals, (proposal) => proposal.section)) {
      const { email: _, hidden: __, ...now } = (await bioOf(person))[section] as Record<string, unknown>
      for (const { field, value } of ofSection) now[field] = Array.isArray(now[field]) ? [...now[field], value] : value
      await person.client.call(partialUpdate, { body: { userId: person.id, type: section, data: now } })
    }
    expect(await propose()).toEqual([])
  })

  test.each<[string, () => Promise<Uint8Array> | Uint8Array, RegExp]>([
    ['a picture', () => pdf(pictureOnly), /no text|picture/],
    ['damaged', () => Buffer.from('%PDF-1.7\nnothing more'), /damaged|could not be read/],
    ['locked', () => pdf(rightAlignedDates, { userPassword: 'x' }), /password/],
  ])('that is %s cannot be read, and its owner is told why', async (_, made, why) => {
    const { id: fileId } = await upload(await made())
    const refused = await ada.client.refused(readResume, { params: { id: ada.id, fileId } })
    expect(refused).toMatchObject({ status: 422, code: 'UnreadableFile', error: expect.stringMatching(why) })
  })

  test('is read one after the other for one person, and for another person meanwhile', async () => {
    const [eve, ben] = [await signedUp(server), await signedUp(server)]
    const bytes = await wordResume()
    const one = async (who: Person) => ({ params: { id: who.id, fileId: (await upload(bytes, who)).id } })
    const [ofEve, ofBen] = [await one(eve), await one(ben)]
    const readings = Promise.allSettled(Array.from({ length: 18 }, () => eve.client.call(readResume, ofEve)))
    expect((await ben.client.call(readResume, ofBen)).data.proposals).not.toEqual([])
    const read = (await readings).filter(({ status }) => status === 'fulfilled').length
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThan(18)
    expect((await eve.client.call(readResume, ofEve)).data.proposals).not.toEqual([])
  })

  test('is read 30 times an hour for one person', async () => {
    const [eve, ben] = [await signedUp(server), await signedUp(server)]
    const bytes = await wordResume()
    const input = { params: { id: eve.id, fileId: (await upload(bytes, eve)).id } }
    for (let at = 0; at < 29; at++) await consume(server.context, readingsOfPerson, eve.id)
    await eve.client.call(readResume, input)
    expect(await eve.client.refused(readResume, input)).toMatchObject({ status: 429, code: 'TooManyAttempts' })
    expect(await readFrom(bytes, ben)).not.toEqual([])
  })

  test('is not there by the id of nothing or of another owner', async () => {
    const other = await signedUp(server)
    const { id: fileId } = await upload(await wordResume())
    expect(await ada.client.refused(readResume, { params: { id: ada.id, fileId: newId() } })).toMatchObject({ code: 'NotFound' })
    expect(await other.client.refused(readResume, { params: { id: other.id, fileId } })).toMatchObject({ code: 'NotFound' })
    expect(await other.client.refused(readResume, { params: { id: other.id, fileId: 'x' } })).toMatchObject({ code: 'BadInput' })
  })
})

describe('who may read and write resumes', () => {
  const calls = [importResume, exportResume, readResume]
  const input = (id: string) => ({ params: { id, fileId: newId() }, body: resume })

  test('is the student', async () => {
    const other = await signedUp(server)
    const recruiter = await signedUp(server, { type: 'recruiter' })
    const { id, signUpToken } = await newcomer(server)
    for (const call of calls) {
      const { body, ...rest } = input(ada.id)
      const asked = call.description.method === 'GET' ? rest : call === importResume ? { ...rest, body } : rest
      expect(await other.client.refused(call, asked)).toMatchObject({ status: 404, code: 'NotFound' })
      expect(await recruiter.client.refused(call, { ...asked, params: { ...rest.params, id: recruiter.id } })).toMatchObject({
        status: 403,
      })
      expect(await client(server.origin).refused(call, asked)).toMatchObject({ code: 'NotSignedIn' })
      expect(await client(server.origin, signUpToken).refused(call, { ...asked, params: { ...rest.params, id } })).toMatchObject({
        code: 'NotSignedIn',
      })
    }
  })

  test('is a super-user for the export alone', async () => {
    const admin = await signedUp(server, { type: 'student', superUser: true })
    expect((await admin.client.call(exportResume, { params: { id: ada.id } }))['basics']).toMatchObject({ email: ada.email })
    expect(await admin.client.refused(exportResume, { params: { id: newId() } })).toMatchObject({ code: 'NotFound' })
    expect(await admin.client.refused(importResume, { params: { id: ada.id }, body: resume })).toMatchObject({ code: 'NotFound' })
  })
})
