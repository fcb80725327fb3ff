import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startProcess } from './platform/testing/process.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))

test('a program that its operator can mend ends with a sentence, without the password of the database', async () => {
  const started = startProcess({ DATABASE_URL: 'postgres://ada:secret@127.0.0.1:1/trellis' })
  const sentence = 'The database that DATABASE_URL names cannot be used: no PostgreSQL answers at 127.0.0.1:1.'
  await expect(started).rejects.toThrow(new Error(`The server did not start: ${sentence}\n`))
})

test.each([
  ['where nothing can be kept', '/proc/x', /^The folder \/proc\/x (cannot be made|may not be written)/],
  ['below such a place', '/proc/x/y', /^The folder \/proc\/x (cannot be made|may not be written)/],
  ['that takes no files', '/proc', /^The (file \/proc\/lock, .* cannot be opened|folder \/proc may not be written)/],
  ['that is a file', program, /^The folder .*main\.ts is a file where a folder is expected/],
  ['in a file', join(program, 'data'), /^The folder .*main\.ts is a file where a folder is expected/],
  ['that may not be written', '/sys/data', /^The folder \/sys\/data (may not be written|lies on a disk that cannot be written)/],
])('a data folder %s ends it at once with a sentence that says what to do', async (_, DATA_FOLDER, sentence) => {
  const why = await startProcess({ DATA_FOLDER }).then(
    () => 'It has started',
    ({ message }: Error) => message,
  )
  const [, said] = /^The server did not start: (.+)\n$/.exec(why) ?? [why, why]
  expect(said).toMatch(sentence)
  expect(said).toMatch(/ choose another folder with DATA_FOLDER\.$/)
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
