import { expect, test } from 'vitest'
import { startProcess } from './platform/testing/process.ts'

test('a program that its operator can mend ends with a sentence, without the password of the database', async () => {
  const started = startProcess({ DATABASE_URL: 'postgres://ada:secret@127.0.0.1:1/trellis' })
  const sentence = 'The database that DATABASE_URL names cannot be used: no PostgreSQL answers at 127.0.0.1:1.'
  await expect(started).rejects.toThrow(new Error(`The server did not start: ${sentence}\n`))
})
