import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { startProduct } from '../tools/product.ts'
import { argument } from './argument.ts'
import type { BareRoute } from './bareServer.ts'
import { openCommunity } from './community.ts'
import { type Finding, percentile, report } from './figures.ts'
import { signIn } from './people.ts'

// `npm run bench:http [-- --seconds 8]`: how many bios and lists of ten the product answers a second on PostgreSQL at 16
// connections, compared with a bare Fastify route that runs the same prepared query, in turns in the same run.
const SECONDS = argument('seconds', 8)
const ROUNDS = 3
const CONNECTIONS = 16
const LEAST_RATIO = 0.6
const PEOPLE = 2_000
const POOL = 10

interface Recorded {
  readonly text: string
  readonly values: readonly unknown[]
}

const community = await openCommunity('postgres', PEOPLE)
const { id, token } = await signIn(community.origin, community.viewers[1]!)
const headers = { authorization: `Bearer ${token}` }
const paths = { 'bio read': `/api/profile/${id}`, 'list of ten': `/api/students/${id}/following?size=10` }

/** The query of a call that does its work: the longest of those it makes. */
async function mainQueryOf(path: string): Promise<Recorded> {
  const recorded: Recorded[] = []
  const { pool } = community.database
  const query = pool.query.bind(pool)
  const spy = (config: Recorded, values?: readonly unknown[]) => {
    recorded.push({ text: config.text, values: values ?? config.values })
    return query(config as never, values as never)
  }
  Object.assign(pool, { query: spy })
  await fetch(community.origin + path, { headers })
  Object.assign(pool, { query })
  return recorded.toSorted((a, b) => b.text.length - a.text.length)[0]!
}

const routes: BareRoute[] = []
for (const path of Object.values(paths)) routes.push({ url: new URL(path, community.origin).pathname, ...(await mainQueryOf(path)) })
await community.close()

const product = await startProduct({ ...community.env, DATABASE_CONNECTIONS: String(POOL) })
const bare = spawn(process.execPath, [fileURLToPath(new URL('bareServer.ts', import.meta.url))], {
  env: { ...process.env, DATABASE_URL: community.env['DATABASE_URL']!, ROUTES: JSON.stringify(routes), CONNECTIONS: String(POOL) },
  stdio: ['ignore', 'pipe', 'inherit'],
})
let bareOrigin = ''
for await (const line of createInterface({ input: bare.stdout })) {
  bareOrigin = / is ready at (\S+)$/.exec(line)?.[1] ?? ''
  break
}

async function rate(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers })
  if (non2xx + errors > 0) throw new Error(`${url} was refused ${non2xx} times and failed ${errors} times`)
  return requests.average
}

const findings: Finding[] = []
for (const [what, path] of Object.entries(paths)) {
  const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  for (let round = 0; round < ROUNDS; round++) {
    rates.bare.push(await rate(bareOrigin + new URL(path, bareOrigin).pathname))
    rates.ours.push(await rate(product.origin + path))
  }
  const [ours, theirs] = [percentile(rates.ours, 0.5), percentile(rates.bare, 0.5)]
  const ratio = ours / theirs
  findings.push(
    { what: `${what}: ours`, value: `${Math.round(ours)} requests/s` },
    { what: `${what}: bare`, value: `${Math.round(theirs)} requests/s` },
    { what: `${what}: ours ÷ bare`, value: ratio.toFixed(2), goal: `≥ ${LEAST_RATIO}`, met: ratio >= LEAST_RATIO },
  )
}
await product.stop()
bare.kill()
report(`HTTP at ${CONNECTIONS} connections, PostgreSQL, ${PEOPLE} people`, findings)
process.exit()
