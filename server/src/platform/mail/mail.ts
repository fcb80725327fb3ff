import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '@trellis/contract/ids.ts'
import { createTransport } from 'nodemailer'
import { type Config, outboxFolder } from '../../config.ts'
import type { Clock } from '../clock.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface SentMail extends Mail {
  readonly id: string
  readonly sentAt: number
}

/** Takes mails away: to the SMTP server, or to the outbox folder where none is set. Called from tasks, which retry. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  /** The mails in the outbox folder, newest first; none with an SMTP server. */
  outbox(): Promise<SentMail[]>
  close(): void
}

export function createMailer(config: Config, clock: Clock): Mailer {
  return config.smtpUrl === undefined ? outboxMailer(outboxFolder(config), clock) : smtpMailer(config, config.smtpUrl)
}

const SMTP_TIMEOUT_MS = 10_000

function smtpMailer(config: Config, url: string): Mailer {
  const timeouts = new URLSearchParams(
    ['connectionTimeout', 'greetingTimeout', 'socketTimeout'].map((name) => [name, String(SMTP_TIMEOUT_MS)]),
  )
  const transport = createTransport(`${url}${url.includes('?') ? '&' : '?'}${timeouts}`)
  const from = { name: config.productName, address: config.mailFrom }
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, from })
    },
    outbox: async () => [],
    close: () => transport.close(),
  }
}

const MOST_SHOWN = 200

function outboxMailer(folder: string, clock: Clock): Mailer {
  return {
    async send(mail) {
      const now = clock.now()
      const sent: SentMail = { ...mail, id: newId(now), sentAt: now }
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, `${sent.id}.json`), JSON.stringify(sent, null, 2))
    },
    async outbox() {
      const names = await readdir(folder).catch(() => [])
      const newest = names.toSorted().toReversed().slice(0, MOST_SHOWN)
      return Promise.all(newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as SentMail))
    },
    close() {},
  }
}
