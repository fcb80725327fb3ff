import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { openPostgres } from './open.ts'
import { OperatorError } from '../operatorError.ts'
import { asRefusal, reasonOf, requireAnswer } from './requireAnswer.ts'

const failed = (code: string | undefined, message = 'said by the driver') => Object.assign(new Error(message), { code })

test.each([
  ['ECONNREFUSED', 'no PostgreSQL answers at db.school.example:5433'],
  ['ENOTFOUND', 'there is no machine at db.school.example:5433'],
  ['28P01', 'its user or password is wrong'],
  ['3D000', 'there is no database the careers'],
  ['08P01', 'said by the driver'],
  [undefined, 'said by the driver'],
])('%s: %s', (code, reason) => {
  expect(reasonOf(failed(code), 'postgres://ada:secret@db.school.example:5433/the%20careers')).toBe(reason)
})

test('a database that is late at first is asked three times', async () => {
  const connections: Socket[] = []
  const silent = createServer((socket) => void connections.push(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as { port: number }
  const url = `postgres://nobody@127.0.0.1:${port}/nothing`
  const database = openPostgres(url, 1, 200)
  await expect(requireAnswer(database.pool, url)).rejects.toThrow(`127.0.0.1:${port} does not answer`)
  expect(connections).toHaveLength(3)
  await database.close()
  for (const socket of connections) socket.destroy()
  silent.close()
})

test('a database at a socket has no host to name', () => {
  expect(reasonOf(failed('ECONNREFUSED'), 'postgres:///trellis?host=/run/postgresql')).toBe('no PostgreSQL answers at its address')
})

test.each([
  ['0A000', /lacks an extension: install pgvector/],
  ['58P01', /lacks an extension: install pgvector/],
  ['42501', /make the user the owner/],
])('%s, said while tables are made, is told as a sentence', (code, sentence) => {
  const refusal = asRefusal(failed(code))
  expect(refusal).toBeInstanceOf(OperatorError)
  expect((refusal as Error).message).toMatch(sentence)
})

test('what nobody there can mend is told as it is', () => {
  const error = failed('42601')
  expect(asRefusal(error)).toBe(error)
})
