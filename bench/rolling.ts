import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startProduct } from '../tools/product.ts'
import { argument } from './argument.ts'
import { onEachDatabase } from './databases.ts'
import { type Finding, percentile, report } from './figures.ts'
import { signedUpStudent, type SignedIn } from './people.ts'

// `npm run bench:rolling [-- --requests 3000]`: two processes on one PostgreSQL (TEST_DATABASE_URL) behind haproxy, which asks
// for /health/ready, are restarted one after the other while clients read and save a bio. Needs Debian's package haproxy.
const REQUESTS = argument('requests', 3_000)
const CLIENTS = 12
const [FRONT, ...PORTS] = [18_430, 18_431, 18_432]
const DRAIN_MS = 3_000
const LOOKED_AFTER_MS = 500

const settings = `global
  maxconn 2000
defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  option redispatch 1
  retries 3
frontend people
  bind 127.0.0.1:${FRONT}
  default_backend trellis
backend trellis
  option httpchk GET /health/ready
  default-server check inter ${LOOKED_AFTER_MS}ms fall 1 rise 1
${PORTS.map((port, number) => `  server node${number} 127.0.0.1:${port}`).join('\n')}
`

interface Counted {
  readonly failures: string[]
  readonly times: number[]
}

const saved = ({ id }: SignedIn, number: number): string =>
  JSON.stringify({ userId: id, type: 'professionalInfo', data: { adviceToSelf: `Rest more, ${number}` } })

/** One client: reads its bio and saves a part of it, in turns, until told to stop. */
async function ask(who: SignedIn, counted: Counted, isOver: () => boolean): Promise<void> {
  const headers = { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' }
  const origin = `http://127.0.0.1:${FRONT}/api`
  for (let number = 0; !isOver(); number++) {
    const began = performance.now()
    const asked =
      number % 4 === 0
        ? fetch(`${origin}/profile/partialUpdate/`, { method: 'POST', headers, body: saved(who, number) })
        : fetch(`${origin}/profile/${who.id}`, { headers })
    const failure = await asked.then(
      async (reply) => (reply.ok ? (await reply.text(), undefined) : `${reply.status}: ${await reply.text()}`),
      (error: Error) => `${error.message}: ${String(error.cause)}`,
    )
    counted.times.push(performance.now() - began)
    if (failure !== undefined) counted.failures.push(failure)
    await pause(20)
  }
}

const isUp = async (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

async function untilUp(port: number): Promise<void> {
  while (!(await isUp(port))) await pause(50)
}

async function restartInTurn(env: Record<string, string>): Promise<Finding[]> {
  const begin = async (port: number) => {
    const product = await startProduct({ ...env, PORT: String(port), DRAIN_MS: String(DRAIN_MS) })
    await untilUp(port)
    return product
  }
  const folder = await mkdtemp(join(tmpdir(), 'trellis-haproxy-'))
  await writeFile(join(folder, 'haproxy.cfg'), settings)
  const nodes = []
  for (const port of PORTS) nodes.push(await begin(port))
  const balancer = spawn('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: ['ignore', 'ignore', 'inherit'] })
  balancer.on('error', () => {
    process.stderr.write('There is no haproxy here. On Debian: apt-get install haproxy\n')
    process.exit(1)
  })
  await untilUp(FRONT)
  const who = await signedUpStudent(`http://127.0.0.1:${FRONT}`, env['DATA_FOLDER']!, 'rolling@example.org')

  const counted: Counted = { failures: [], times: [] }
  let restarted = 0
  const isOver = () => restarted === PORTS.length && counted.times.length >= REQUESTS
  const clients = Array.from({ length: CLIENTS }, () => ask(who, counted, isOver))
  for (const [number, port] of PORTS.entries()) {
    await pause(2 * LOOKED_AFTER_MS)
    await nodes[number]!.stop()
    nodes[number] = await begin(port)
    // Whoever balances has to see that this one is back before the next one goes.
    await pause(3 * LOOKED_AFTER_MS)
    restarted++
  }
  await Promise.all(clients)
  await Promise.all(nodes.map((node) => node.stop()))
  balancer.kill()
  await rm(folder, { recursive: true })
  for (const failure of new Set(counted.failures)) process.stderr.write(`${failure.slice(0, 300)}\n`)
  return [
    { what: 'requests', value: String(counted.times.length), goal: `≥ ${REQUESTS}`, met: counted.times.length >= REQUESTS },
    { what: 'failed', value: String(counted.failures.length), goal: '0', met: counted.failures.length === 0 },
    { what: 'p99', value: `${Math.round(percentile(counted.times, 0.99))} ms` },
    { what: 'longest', value: `${Math.round(Math.max(...counted.times))} ms` },
  ]
}

const findings = await onEachDatabase('rolling', async ({ kind, env }) => (kind === 'embedded' ? [] : restartInTurn(env)))
if (findings.length === 0) {
  process.stderr.write('Set TEST_DATABASE_URL, for example from `tools/postgres.sh start`: two processes need a PostgreSQL.\n')
  process.exitCode = 1
}
report(`Two processes behind haproxy, restarted one after the other`, findings)
process.exit()
