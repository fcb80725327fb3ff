import { drizzle } from 'drizzle-orm/node-postgres'
import Fastify from 'fastify'
import pg from 'pg'
import { expect, test } from 'vitest'
import { watchDisk } from '../disk.ts'
import { answerFailures } from './errors.ts'

const disk = watchDisk({ dataFolder: '/', databaseUrl: 'postgres://127.0.0.1/x', s3Bucket: 'files' })

/** What a call answers that ends in something else than a reply. */
async function answerTo(fail: () => unknown) {
  const app = Fastify()
  answerFailures(app, disk)
  app.get('/', async () => fail())
  const { statusCode, headers, body } = await app.inject('/')
  await app.close()
  return { status: statusCode, retryAfter: headers['retry-after'], ...(JSON.parse(body) as { code: string }) }
}

const coded = (code: string, cause?: unknown) => Object.assign(new Error('Something', { cause }), { code })
const thrown = (error: unknown) => () => {
  throw error
}

const away = { status: 503, code: 'Busy', retryAfter: '5' }
const unexpected = { status: 500, code: 'Unexpected' }

test('a call answers that we are busy while no database does', async () => {
  const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' })
  expect(await answerTo(() => drizzle(pool).execute('select 1'))).toMatchObject(away)
  await pool.end()
})

test.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03', '57014', '53300', '25006', '08000', '08006', '08P01'])(
  'and where the reason, or what led to it, is %s',
  async (code) => {
    expect(await answerTo(thrown(coded(code)))).toMatchObject(away)
    expect(await answerTo(thrown(new Error('Failed query', { cause: coded('X', coded(code)) })))).toMatchObject(away)
  },
)

test.each(['40P01', '40001'])('and, for a moment, where two changes got in each other’s way: %s', async (code) => {
  const soon = { status: 503, code: 'Busy', retryAfter: '1' }
  expect(await answerTo(thrown(new Error('Failed query', { cause: coded(code) })))).toMatchObject(soon)
})

test.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
])('and where the driver says: %s', async (words) => {
  expect(await answerTo(thrown(new Error('Failed query', { cause: new Error(words) })))).toMatchObject(away)
})

test.each(['23505', '57000', '57P04', 'ENOENT', '108006'])('not where it is %s', async (code) => {
  expect(await answerTo(thrown(new Error('Failed query', { cause: coded(code) })))).toMatchObject(unexpected)
})

test.each(['ENOSPC', 'EDQUOT', '53100'])(
  'a disk that is full is told, and remembered for a while, where the reason is %s',
  async (code) => {
    expect(await answerTo(thrown(new Error('Failed query', { cause: coded(code) })))).toMatchObject({
      status: 503,
      code: 'Busy',
      retryAfter: '60',
      error: expect.stringContaining('no room'),
    })
    expect(await disk.isFull()).toBe(true)
  },
)

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['no error', 'ECONNRESET'],
])('nor where what led to it is %s', async (_, cause) => {
  expect(await answerTo(thrown(new Error('Failed query', { cause })))).toMatchObject(unexpected)
})
