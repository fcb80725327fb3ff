import { once } from 'node:events'
import { symlink } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createRecruiterProfile } from '@trellis/contract/accounts/accounts.ts'
import { eq, isNotNull } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { newcomer } from '../../accounts/testing.ts'
import { outboxFolder } from '../../config.ts'
import { tasks } from '../tasks/tasks.tables.ts'
import { client } from '../testing/client.ts'
import { MINUTES, startServer, type TestServer } from '../testing/server.ts'

interface Delivered {
  readonly from: string
  readonly to: string[]
  readonly message: string
}

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** A real mail server on loopback that keeps what it gets, and answers with a code to recipients who have one. */
async function startMailServer(port = 0, refusals: Record<string, number> = {}) {
  const delivered: Delivered[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const responseCode = refusals[address]
      const refusal = responseCode && Object.assign(new Error(`5.1.1 <${address}>: ${address} is unknown`), { responseCode })
      done(refusal || null)
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        // Quoted-printable breaks long lines with '='.
        const message = Buffer.concat(chunks).toString('utf8').replace(/=\r\n/g, '')
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        delivered.push({ from, to: envelope.rcptTo.map(({ address }) => address), message })
        done()
      })
    },
  })
  const listening = smtp.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const close = () => new Promise<void>((closed) => smtp.close(() => closed()))
  return { delivered, close, port: (listening.address() as AddressInfo).port }
}

async function serverWithMail(port: number): Promise<TestServer> {
  const server = await startServer({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'careers@school.example',
    PRODUCT_NAME: 'Arbor',
  })
  closing.push(() => server.close())
  return server
}

describe('mail through SMTP', () => {
  test('is delivered with sender, subject and both forms of the text', async () => {
    const smtp = await startMailServer()
    closing.push(smtp.close)
    const server = await serverWithMail(smtp.port)
    const { email } = await newcomer(server, { type: 'recruiter' })
    await server.context.tasks.runDue()
    const [mail] = smtp.delivered
    expect(smtp.delivered).toHaveLength(1)
    expect(mail).toMatchObject({ from: 'careers@school.example', to: [email] })
    expect(mail!.message).toMatch(/^From: Arbor <careers@school\.example>\r$/m)
    expect(mail!.message).toMatch(/^Subject: Verify your e-mail for Arbor\r$/m)
    expect(mail!.message).toContain('Content-Type: text/plain; charset=utf-8')
    expect(mail!.message).toContain('Content-Type: text/html; charset=utf-8')
    expect(mail!.message.match(/\/emailSignUp\/recruiter\/[\w-]{43}/g)!.length).toBeGreaterThanOrEqual(2)
    expect(await server.context.mail.outbox()).toEqual([])
  })

  test('waits while the mail server is down, and nobody who signs up notices', async () => {
    const { port, close } = await startMailServer()
    await close()
    const server = await serverWithMail(port)
    const emails = ['ada@school.example', 'ben@school.example', 'chloe@school.example']
    for (const email of emails) await newcomer(server, { type: 'recruiter', email })
    for (let i = 0; i < 3; i++) {
      await server.context.tasks.runDue()
      server.clock.advance(10 * MINUTES)
    }
    const mails = eq(tasks.kind, 'accounts.mailLink')
    const mailsWaiting = () => server.context.db.$count(tasks, mails)
    expect((await server.context.db.select().from(tasks).where(mails)).map(({ attempts }) => attempts)).toEqual([3, 3, 3])
    expect(await server.context.tasks.numbers()).toMatchObject({ gaveUp: 0 })

    const smtp = await startMailServer(port)
    closing.push(smtp.close)
    await server.context.tasks.runDue()
    expect(smtp.delivered.flatMap(({ to }) => to).toSorted()).toEqual(emails)
    expect(await mailsWaiting()).toBe(0)
  })

  test('to whom the mail server does not know is not tried again, and no e-mail is left behind', async () => {
    const smtp = await startMailServer(0, { 'gone@school.example': 550, 'full@school.example': 452 })
    closing.push(smtp.close)
    const server = await serverWithMail(smtp.port)
    for (const name of ['gone', 'full']) await newcomer(server, { type: 'recruiter', email: `${name}@school.example` })
    await server.context.tasks.runDue()
    const left = await server.context.db.select().from(tasks).where(isNotNull(tasks.lastError))
    expect(left.map(({ gaveUpAt, attempts }) => [gaveUpAt !== null, attempts]).toSorted()).toEqual([
      [false, 1],
      [true, 1],
    ])
    for (const { lastError } of left) {
      expect(lastError).toMatch(/(550|452).*<\(e-mail\)>: \(e-mail\) is unknown$/)
      expect(lastError).not.toContain('@')
    }
  })

  test('cannot be given further recipients or headers by an e-mail', async () => {
    const server = await startServer()
    closing.push(() => server.close())
    for (const email of ['a@school.example\r\nBcc: b@school.example', 'a@school.example, b@school.example', '<a@school.example>']) {
      const generalInfo = { name: 'Ada', email, password: 'a'.repeat(64) }
      const refused = await client(server.origin).refused(createRecruiterProfile, { body: { data: { generalInfo }, type: 'advisor' } })
      expect(refused).toMatchObject({ status: 400, fields: { 'data.generalInfo.email': expect.any(String) } })
    }
  })
})

test('the outbox page shows to whom each mail went, and when', async () => {
  const server = await startServer()
  closing.push(() => server.close())
  await newcomer(server, { type: 'recruiter', email: 'ada@school.example' })
  await server.context.tasks.runDue()
  const page = await (await fetch(`${server.origin}/dev/outbox`)).text()
  expect(page).toContain('<h2>Verify your e-mail for Trellis</h2><p>To ada@school.example, 09/01/2026 09:00 AM UTC</p>')
})

test('a mail that is taken away while others are read is missing, and nothing else', async () => {
  const server = await startServer()
  closing.push(() => server.close())
  const { email } = await newcomer(server, { type: 'recruiter' })
  await server.context.tasks.runDue()
  // Listed with the folder, and not there any more once it is read.
  const folder = outboxFolder(server.context.config)
  await symlink(join(folder, 'gone'), join(folder, '000000000000000000000000.json'))
  const { mail } = server.context
  expect((await mail.outbox()).map(({ to }) => to)).toEqual([email])
  await mail.forget(email)
  expect(await mail.outbox()).toEqual([])
})
