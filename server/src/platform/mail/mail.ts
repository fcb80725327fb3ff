import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '@trellis/contract/wire/ids.ts'
import { createTransport } from 'nodemailer'
import { type Config, outboxFolder } from '../../config.ts'
import type { Clock } from '../clock.ts'
import { makeFolder } from '../dataFolder.ts'
import { NotWorthRetrying } from '../tasks/tasks.ts'
import { mailFiles, readMail } from './outboxFolder.ts'

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
  /** @throws NotWorthRetrying where the mail server refuses the recipient for good */
  send(mail: Mail): Promise<void>
  /** The mails in the outbox folder, newest first; none with an SMTP server. */
  outbox(): Promise<SentMail[]>
  /** Takes the mails to an address out of the outbox folder. What an SMTP server has taken is no longer here. */
  forget(address: string): Promise<void>
  close(): void
}

/** Sends by the mail server that is set, or writes mails into a folder where none is. */
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
      await transport.sendMail({ ...mail, from }).catch((error: unknown) => {
        throw isRefusedForGood(error) ? new NotWorthRetrying(error.message) : error
      })
    },
    outbox: async () => [],
    forget: async () => {},
    close: () => transport.close(),
  }
}

/** Whether a mail server knows no such recipient: a reply of 500 and above (RFC 5321, 4.2.1) to the one that a mail has. */
function isRefusedForGood(error: unknown): error is Error {
  if (!(error instanceof Error && 'command' in error && 'responseCode' in error)) return false
  return error.command === 'RCPT TO' && Number(error.responseCode) >= 500
}

const MOST_SHOWN = 200

function outboxMailer(folder: string, clock: Clock): Mailer {
  const read = async (file: string): Promise<SentMail | undefined> => {
    const written = await readMail(file)
    return written === undefined ? undefined : (JSON.parse(written) as SentMail)
  }
  return {
    async send(mail) {
      const now = clock.now()
      const sent: SentMail = { ...mail, id: newId(now), sentAt: now }
      makeFolder(folder)
      await writeFile(join(folder, `${sent.id}.json`), JSON.stringify(sent, null, 2))
    },
    async outbox() {
      const newest = (await mailFiles(folder)).slice(0, MOST_SHOWN)
      return (await Promise.all(newest.map(read))).filter((mail) => mail !== undefined)
    },
    async forget(address) {
      for (const file of await mailFiles(folder)) {
        const mail = await read(file)
        if (mail?.to.toLowerCase() === address.toLowerCase()) await rm(file, { force: true })
      }
    },
    close() {},
  }
}
