import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPostgres } from './open.ts'

const server = process.env['TEST_DATABASE_URL']
const target = server === undefined ? undefined : new URL(server)
const PATIENCE_MS = 1_500

/** What needs a database that works until it hangs is tried where the suites run on PostgreSQL. */
const onPostgres = (name: string, run: () => Promise<void>): void => {
  if (target !== undefined) test(name, run)
}

/** A database that hangs: it takes connections, and from the word on it lets nothing through in either direction. */
let proxy: Server
let hangs: boolean
const sockets = new Set<Socket>()

beforeEach(async () => {
  hangs = target === undefined
  proxy = createServer((inward) => {
    sockets.add(inward.on('error', () => {}))
    if (target === undefined) return
    const outward = connect(Number(target.port || 5432), target.hostname).on('error', () => {})
    sockets.add(outward)
    inward.on('data', (bytes) => hangs || outward.write(bytes))
    outward.on('data', (bytes) => hangs || inward.write(bytes))
    inward.on('close', () => outward.destroy())
    outward.on('close', () => inward.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
})
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  proxy.close()
})

function throughProxy() {
  const { port } = proxy.address() as { port: number }
  const url = Object.assign(new URL(target ?? 'postgres://nobody@127.0.0.1/nothing'), {
    hostname: '127.0.0.1',
    port: String(port),
    search: '',
  })
  return openPostgres(url.href, 2, PATIENCE_MS)
}

const throwCause = (error: Error): never => {
  throw error.cause ?? error
}

async function failsWithin(milliseconds: number, asked: Promise<unknown>): Promise<void> {
  const began = performance.now()
  await expect(asked).rejects.toThrow(/Connection terminated|timeout exceeded|connection error/)
  expect(performance.now() - began).toBeLessThan(milliseconds)
}

test('a database that takes connections and says nothing is told as one that does not answer', async () => {
  hangs = true
  const database = throughProxy()
  await Promise.all([failsWithin(2 * PATIENCE_MS, database.pool.query('select 1')), failsWithin(2_000, database.answers())])
  await database.close()
})

onPostgres('so is one that hangs under a query, in a transaction or while others wait in line', async () => {
  const database = throughProxy()
  await database.answers()
  let others: Promise<unknown>[] = []
  const began = Promise.withResolvers<void>()
  const inTransaction = database.db.transaction(async (tx) => {
    await tx.execute('select 1')
    hangs = true
    others = [1, 2, 3, 4].map(() => database.pool.query('select 3'))
    began.resolve()
    await tx.execute('select 2')
  })
  await began.promise
  await Promise.all([inTransaction.catch(throwCause), ...others].map((asked) => failsWithin(3 * PATIENCE_MS, asked)))
  hangs = false
  expect((await database.pool.query('select 4 as four')).rows).toEqual([{ four: 4 }])
  await database.answers()
  await database.close()
})

onPostgres('a connection that nobody waits on is kept, and a statement that takes too long is ended', async () => {
  const database = throughProxy()
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  await new Promise((resolve) => setTimeout(resolve, 2 * PATIENCE_MS))
  expect((await database.pool.query('select pg_backend_pid() as pid')).rows).toEqual(rows)
  await expect(database.pool.query('select pg_sleep(9)')).rejects.toThrow(/statement timeout|Connection terminated/)
  await database.close()
})
