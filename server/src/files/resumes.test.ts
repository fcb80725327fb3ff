import {
  getResume,
  MOST_FILES_OF_A_PERSON,
  removeResume,
  updatePhoto,
  uploadOwnResume,
  uploadResume,
} from '@trellis/contract/files/files.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { getProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { Document, Packer, Paragraph } from 'docx'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newcomer, type Person, signedUp } from '../accounts/testing.ts'
import { client } from '../platform/testing/client.ts'
import { MINUTES, startServer, type TestServer } from '../platform/testing/server.ts'
import { act, decide, posted } from '../postings/testing.ts'
import { zip } from './zip.samples.ts'

let server: TestServer
let ada: Person
let docx: Buffer
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
beforeAll(async () => {
  server = await startServer()
  ada = await signedUp(server)
  docx = await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph('Ada Park')] }] }))
})
afterAll(() => server.close())

const fileOf = (bytes: Uint8Array, name = 'cv.pdf') => new File([new Uint8Array(bytes)], name)
const upload = (who: Person, bytes: Uint8Array = pdf, name?: string) =>
  who.client.upload(uploadResume, { params: { id: who.id }, file: fileOf(bytes, name) })
const listed = async (who: Person) => (await who.client.call(getProfile, { params: { id: who.id } }))._source.generalInfo.resume
const stored = (id: string) => server.context.files.get(`resume/${id}`)

describe('a resume', () => {
  test('comes back as it was, as an attachment, and its owner sees it listed', async () => {
    const { id, filename } = await upload(ada, docx, 'Lebenslauf „neu“.docx')
    expect(filename).toBe('Lebenslauf „neu“.docx')
    const reply = await ada.client.raw('GET', `/resume/${ada.id}/${id}`)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cache-control': 'no-store',
    })
    expect(Buffer.from(await reply.bytes()).equals(docx)).toBe(true)
    server.clock.advance(1)
    const second = await upload(ada, pdf)
    expect(await listed(ada)).toMatchObject([
      { id: second.id, filename: 'cv.pdf', uploadedAt: server.clock.now() },
      { id, filename },
    ])
  })

  test('is told by its content, whatever its name', async () => {
    const { id, filename } = await upload(ada, pdf, 'page\u202E.html')
    expect(filename).toBe('page.pdf')
    const { headers } = await ada.client.raw('GET', `/resume/${ada.id}/${id}`)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''page.pdf")
  })

  test('that was stored under any name earlier is given to others under a plain one', async () => {
    const [student, rita] = [await signedUp(server), await signedUp(server, { type: 'recruiter' })]
    const { id } = await upload(student)
    const earlier = sql`update stored_files set filename = ${'Resume\u202Efdp.exe'} where id = ${id}`
    await server.context.db.execute(earlier)
    const job = await posted(server, rita)
    await act(student, job, 'applied', { resume: id })
    expect(await listed(student)).toMatchObject([{ id, filename: 'Resumefdp.pdf', uploadedAt: expect.any(Number) }])
    expect(await decide(rita, job, student, 'unhide')).toMatchObject({ resume: { id, filename: 'Resumefdp.pdf' } })
    const addresses = [`/resume/${student.id}/${id}`, `/employee/applicationResume/${job}/${student.id}`]
    for (const [at, reader] of [student, rita].entries()) {
      const { headers } = await reader.client.raw('GET', addresses[at]!)
      expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Resumefdp.pdf")
    }
  })

  test('whose name is too long keeps whole characters of it', async () => {
    const { id, filename } = await upload(ada, pdf, `${'x'.repeat(199)}👩.pdf`)
    expect(filename.isWellFormed()).toBe(true)
    const { headers } = await ada.client.raw('GET', `/resume/${ada.id}/${id}`)
    expect(headers.get('content-disposition')).toContain(encodeURIComponent(filename))
  })

  test('without a name gets one', async () => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(pdf)]), '')
    const reply = await ada.client.raw('POST', `/uploadResume/${ada.id}`, { body: form })
    expect(await reply.json()).toMatchObject({ filename: 'resume.pdf' })
  })

  test('is deleted once, its bytes after it', async () => {
    const { id } = await upload(ada)
    const input = { params: { id: ada.id, fileId: id } }
    expect(await ada.client.call(removeResume, input)).toEqual({ data: { removed: true } })
    expect(await ada.client.call(removeResume, input)).toEqual({ data: { removed: false } })
    expect(await ada.client.refused(getResume, input)).toMatchObject({ code: 'NotFound' })
    await server.context.tasks.runDue()
    expect(await stored(id)).toBeUndefined()
  })

  test('is stored by the form that names the person', async () => {
    const { id } = await ada.client.upload(uploadOwnResume, { body: { id: ada.id }, file: fileOf(pdf) })
    expect((await listed(ada)).map((file) => file.id)).toContain(id)
    expect(await ada.client.refused(uploadOwnResume, { file: fileOf(pdf) })).toMatchObject({ status: 404 })
    const more = { body: { id: ada.id, admin: 'true' }, file: fileOf(pdf) }
    expect(await ada.client.refused(uploadOwnResume, more)).toMatchObject({ status: 400, code: 'BadInput' })
  })

  test('of somebody else is refused before it is read', async () => {
    const tooLarge = Buffer.concat([pdf, Buffer.alloc(6 * 1024 * 1024)])
    const input = { params: { id: (await signedUp(server)).id }, file: fileOf(tooLarge) }
    expect(await ada.client.refused(uploadResume, input)).toMatchObject({ status: 404 })
    const reply = await ada.client.raw('POST', `/uploadResume/${input.params.id}`, { body: {} })
    expect(reply.status).toBe(404)
  })

  test.each<[string, () => Uint8Array | Promise<Uint8Array>, string, number]>([
    ['a page called .pdf', () => Buffer.from('<html><script>alert(1)</script>'), 'WrongFileType', 415],
    ['a page with the header of a PDF', () => Buffer.from('<html><script>1</script><!-- %PDF-1.4 -->'), 'WrongFileType', 415],
    ['a program', () => Buffer.from('MZ\u0090\u0000'), 'WrongFileType', 415],
    ['half an archive', () => docx.subarray(0, 300), 'WrongFileType', 415],
    [
      'a table',
      async () => Buffer.from(docx.toString('latin1').replaceAll('word/document.xml', 'xl/worksheet1.xml'), 'latin1'),
      'WrongFileType',
      415,
    ],
    [
      'a photo',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      'WrongFileType',
      415,
    ],
    ['nothing', () => Buffer.alloc(0), 'EmptyFile', 400],
    ['6 MiB', () => Buffer.concat([pdf, Buffer.alloc(6 * 1024 * 1024)]), 'TooLarge', 413],
  ])('is refused where it is %s', async (_, bytes, code, status) => {
    const input = { params: { id: ada.id }, file: fileOf(await bytes()) }
    expect(await ada.client.refused(uploadResume, input)).toMatchObject({ code, status })
  })

  test.each<[string, Buffer, RegExp]>([
    ['has macros', zip([{ name: 'word/document.xml' }, { name: 'word/vbaProject.bin' }]), /macros/],
    ['begins with a script', zip([{ name: 'word/document.xml' }], Buffer.from('PK\u0003\u0004<script>')), /at its beginning/],
    ['is neither a PDF nor a Word file', Buffer.from('Ada Park, barista'), /PDF or a Word file/],
  ])('that %s is refused with a sentence at its field', async (_, bytes, sentence) => {
    const refused = await ada.client.refused(uploadResume, { params: { id: ada.id }, file: fileOf(bytes) })
    expect(refused).toMatchObject({ code: 'WrongFileType', status: 415, error: expect.stringMatching(sentence) })
    expect(refused.fields).toEqual({ file: refused.error })
  })
})

describe('a person', () => {
  test('stores so many files and no more, also by several uploads at once, and can still change the photo', async () => {
    const person = await signedUp(server)
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const photo = () => person.client.upload(updatePhoto, { params: { id: person.id }, file: fileOf(png) })
    await photo()
    for (let at = 0; at < MOST_FILES_OF_A_PERSON - 4; at++) await upload(person)
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => upload(person)))
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const input = { params: { id: person.id }, file: fileOf(pdf) }
    expect(await person.client.refused(uploadResume, input)).toMatchObject({ status: 409, code: 'QuotaReached' })
    await photo()
    const [oldest] = (await listed(person)).toReversed()
    await person.client.call(removeResume, { params: { id: person.id, fileId: oldest!.id } })
    await upload(person)
    expect(await listed(person)).toHaveLength(MOST_FILES_OF_A_PERSON - 1)
  })
})

test('bytes whose upload did not come to an end are removed', async () => {
  const person = await signedUp(server)
  await upload(person)
  const put = server.context.files.put
  const keys: string[] = []
  Object.assign(server.context.files, {
    put: async (key: string, bytes: Uint8Array, type: string) => {
      keys.push(key)
      await put(key, bytes, type)
      throw new Error('The line went dead')
    },
  })
  await expect(upload(person)).rejects.toThrow('500')
  Object.assign(server.context.files, { put })
  expect(await server.context.files.get(keys[0]!)).toBeDefined()
  server.clock.advance(10 * MINUTES)
  await server.context.tasks.runDue()
  expect(await server.context.files.get(keys[0]!)).toBeUndefined()
  const [kept] = await listed(person)
  expect(await stored(kept!.id)).toBeDefined()
})

describe('who may store, read and delete a resume', () => {
  const calls = [uploadResume, getResume, removeResume]
  const input = (id: string) => ({ params: { id, fileId: newId() }, file: fileOf(pdf) })

  test('is the student, for storing also before confirming', async () => {
    const { id, signUpToken } = await newcomer(server)
    const limited = client(server.origin, signUpToken)
    const file = await limited.upload(uploadResume, { params: { id }, file: fileOf(pdf) })
    const other = await newcomer(server)
    await client(server.origin, other.signUpToken).upload(uploadOwnResume, { body: { id: other.id }, file: fileOf(pdf) })
    expect(await limited.refused(getResume, { params: { id, fileId: file.id } })).toMatchObject({ code: 'NotSignedIn' })
    expect(await limited.refused(removeResume, { params: { id, fileId: file.id } })).toMatchObject({ code: 'NotSignedIn' })
    expect(await limited.refused(uploadResume, input(ada.id))).toMatchObject({ code: 'NotFound' })
  })

  test('is the student once alone before confirming, beside a photo', async () => {
    const person = await newcomer(server)
    const limited = client(server.origin, person.signUpToken)
    const params = { id: person.id }
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    for (const _ of [1, 2]) await limited.upload(updatePhoto, { params, file: fileOf(photo) })
    const uploads = await Promise.allSettled([1, 2, 3].map(() => limited.upload(uploadResume, { params, file: fileOf(pdf) })))
    expect(uploads.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = await limited.refused(uploadOwnResume, { body: params, file: fileOf(pdf) })
    expect(refused).toMatchObject({ status: 409, code: 'QuotaReached' })
    await limited.upload(updatePhoto, { params, file: fileOf(photo) })
  })

  test('is nobody else but super-users', async () => {
    const person = await signedUp(server)
    const other = await signedUp(server)
    const recruiter = await signedUp(server, { type: 'recruiter' })
    const admin = await signedUp(server, { type: 'advisor', superUser: true })
    const { id } = await upload(person)
    const params = { id: person.id, fileId: id }
    for (const call of [getResume, removeResume]) {
      expect(await other.client.refused(call, { params })).toMatchObject({ status: 404, code: 'NotFound' })
      expect(await recruiter.client.refused(call, { params })).toMatchObject({ status: 404, code: 'NotFound' })
    }
    expect(await other.client.refused(getResume, { params: { id: other.id, fileId: id } })).toMatchObject({ code: 'NotFound' })
    expect(await other.client.refused(uploadResume, input(person.id))).toMatchObject({ code: 'NotFound' })
    expect(await other.client.refused(uploadOwnResume, { body: { id: person.id }, file: fileOf(pdf) })).toMatchObject({ code: 'NotFound' })
    expect(await recruiter.client.refused(uploadResume, input(recruiter.id))).toMatchObject({ status: 403, code: 'Forbidden' })
    for (const call of calls) {
      expect(await client(server.origin).refused(call, input(person.id))).toMatchObject({ code: 'NotSignedIn' })
    }
    expect((await admin.client.raw('GET', `/resume/${person.id}/${id}`)).status).toBe(200)
    // A resume is read under the name of whose it is.
    expect(await admin.client.refused(getResume, { params: { id: other.id, fileId: id } })).toMatchObject({ code: 'NotFound' })
    expect(await admin.client.refused(uploadResume, input(recruiter.id))).toMatchObject({ code: 'NotFound' })
    expect(await admin.client.refused(uploadResume, input(newId()))).toMatchObject({ code: 'NotFound' })
    await admin.client.upload(uploadResume, { params: { id: person.id }, file: fileOf(pdf) })
    expect(await listed(person)).toHaveLength(2)
  })
})
