import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startProcess } from './platform/testing/process.ts'

test('a program that its operator can mend ends with a sentence, without the password of the database', async () => {
  const started = startProcess({ DATABASE_URL: 'postgres://ada:secret@127.0.0.1:1/trellis' })
  const sentence = 'The database that DATABASE_URL names cannot be used: no PostgreSQL answers at 127.0.0.1:1.'
  await expect(started).rejects.toThrow(new Error(`The server did not start: ${sentence}\n`))
})

test('who runs it without a mail server is told where the mails are, and with one is not', async () => {
  const without = await startProcess({ LOG_LEVEL: 'silent' })
  const folder = join(without.dataFolder, 'outbox')
  expect(without.output()).toContain(`Mails are not sent, but written to the folder ${folder}: SMTP_URL names no mail server.\n`)
  await without.remove()
  const sending = await startProcess({ LOG_LEVEL: 'silent', SMTP_URL: 'smtp://127.0.0.1:1' })
  expect(sending.output()).toMatch(/^Trellis is ready at \S+\n$/)
  await sending.remove()
})
