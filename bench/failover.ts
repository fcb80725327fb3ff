import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startProduct } from '../tools/product.ts'
import { type Finding, report } from './figures.ts'
import { signedUpStudent, type SignedIn } from './people.ts'

// `npm run bench:failover`: a PostgreSQL and its synchronous standby, made by tools/postgres.sh in a folder of their own (as
// root). While clients save, the first one is killed; after a while, as Patroni needs to notice, the standby is promoted and
// the address leads to it. No acknowledged save may be missing then.
const ROOT = '/var/tmp/trellis-failover'
const [PRIMARY, STANDBY] = [54_331, 54_332]
const BIN = '/usr/lib/postgresql/17/bin'
const CLIENTS = 8
const BEFORE_MS = 5_000
/** What Patroni is usually set to: a lease of ten seconds. */
const NOTICED_AFTER_MS = 10_000
const AFTER_MS = 8_000

const inside = (...command: string[]): void => {
  execFileSync('chroot', ['--userspec=postgres:postgres', ROOT, ...command], { stdio: ['ignore', 'ignore', 'inherit'] })
}
const control = (folder: string, ...command: string[]): void => inside(`${BIN}/pg_ctl`, '-D', `/var/lib/postgresql/${folder}`, '-w', ...command)
const addressAt = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`

async function ask(port: number, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: addressAt(port) })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function makePair(): Promise<void> {
  for (const folder of ['trellis', 'standby']) await rm(`${ROOT}/var/lib/postgresql/${folder}`, { recursive: true, force: true })
  const env = { ...process.env, TRELLIS_POSTGRES_ROOT: ROOT }
  execFileSync('tools/postgres.sh', ['start', String(PRIMARY)], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  inside(`${BIN}/pg_basebackup`, '-h', '127.0.0.1', '-p', String(PRIMARY), '-U', 'postgres', '-D', '/var/lib/postgresql/standby', '-R', '-X', 'stream', '-c', 'fast')
  control('standby', '-l', '/var/lib/postgresql/standby.log', 'start', '-o', `-p ${STANDBY} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`)
  await ask(PRIMARY, "alter system set synchronous_standby_names = '*'")
  await ask(PRIMARY, 'select pg_reload_conf()')
}

/** One address that leads to whichever server is the first at the moment. */
async function startSwitch() {
  let target = PRIMARY
  const sockets = new Set<Socket>()
  const server = createServer((inward) => {
    const outward = connect(target, '127.0.0.1')
    for (const [one, other] of [[inward, outward], [outward, inward]] as const) {
      sockets.add(one)
      one.on('error', () => {}).on('close', () => other.destroy())
      one.pipe(other)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: addressAt((server.address() as { port: number }).port),
    leadTo: (port: number) => void (target = port),
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

interface Client {
  readonly who: SignedIn
  acknowledged: number
}

const times: number[] = []
let lastFailureAt = 0

async function saveUntil(client: Client, origin: string, isOver: () => boolean): Promise<void> {
  const headers = { authorization: `Bearer ${client.who.token}`, 'content-type': 'application/json' }
  for (let number = 1; !isOver(); number++) {
    const body = JSON.stringify({ userId: client.who.id, type: 'professionalInfo', data: { adviceToSelf: `Save ${number}` } })
    const began = performance.now()
    const isSaved = await fetch(`${origin}/api/profile/partialUpdate/`, { method: 'POST', headers, body }).then(({ ok }) => ok, () => false)
    times.push(performance.now() - began)
    if (isSaved) client.acknowledged = number
    else lastFailureAt = performance.now()
    await pause(isSaved ? 10 : 200)
  }
}

async function storedNumber({ who }: Client, origin: string): Promise<number> {
  const reply = await fetch(`${origin}/api/profile/${who.id}`, { headers: { authorization: `Bearer ${who.token}` } })
  const bio = (await reply.json()) as { _source: { professionalInfo: { adviceToSelf: string } } }
  return Number(/\d+/.exec(bio._source.professionalInfo.adviceToSelf)?.[0] ?? 0)
}

await makePair()
const address = await startSwitch()
const dataFolder = await mkdtemp(join(tmpdir(), 'trellis-failover-'))
const product = await startProduct({ DATABASE_URL: address.url, DATA_FOLDER: dataFolder })
const clients: Client[] = []
for (let number = 0; number < CLIENTS; number++) {
  clients.push({ who: await signedUpStudent(product.origin, dataFolder, `saver${number}@example.org`), acknowledged: 0 })
}
let isOver = false
const saving = clients.map((client) => saveUntil(client, product.origin, () => isOver))
await pause(BEFORE_MS)
const killedAt = performance.now()
control('trellis', '-m', 'immediate', 'stop')
await pause(NOTICED_AFTER_MS)
control('standby', 'promote')
address.leadTo(STANDBY)
await pause(AFTER_MS)
isOver = true
await Promise.all(saving)

const lost = (await Promise.all(clients.map(async (client) => client.acknowledged - (await storedNumber(client, product.origin))))).filter((missing) => missing > 0)
await product.stop()
address.close()
control('standby', '-m', 'fast', 'stop')
await rm(dataFolder, { recursive: true })

const away = lastFailureAt - killedAt
const longest = Math.max(...times)
const findings: Finding[] = [
  { what: 'saves acknowledged', value: String(clients.reduce((sum, { acknowledged }) => sum + acknowledged, 0)) },
  { what: 'acknowledged and lost', value: String(lost.length), goal: '0', met: lost.length === 0 },
  { what: 'service again after', value: `${(away / 1_000).toFixed(1)} s`, goal: '≤ 30 s', met: away > 0 && away <= 30_000 },
  { what: 'longest request', value: `${(longest / 1_000).toFixed(1)} s`, goal: '≤ 10 s', met: longest <= 10_000 },
]
report('Fail-over of PostgreSQL to its synchronous standby', findings)
process.exit()
