import { readFile } from 'node:fs/promises'
import { levels } from '@trellis/contract/profiles/levels.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import pg from 'pg'
import { createApp } from '../server/src/app.ts'
import { type Context, createContext } from '../server/src/context.ts'
import { readConfig } from '../server/src/config.ts'
import { populationInUse } from '../server/src/genome/population/populationInUse.ts'
import { databaseMatchIndex } from '../server/src/matching/matchIndex/database/databaseIndex.ts'
import type { IndexFilter } from '../server/src/matching/matchIndex/filter.ts'
import { searcherOf } from '../server/src/matching/matching.queries.ts'
import { measuresOf } from '../server/src/matching/scoring/measures.ts'
import { rankedBy } from '../server/src/matching/scoring/rankedBy.ts'
import { asTyped } from '../server/src/profiles/words/queryWords.ts'
import { openDatabase } from '../server/src/platform/database/open.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { type Product, startProduct } from '../tools/product.ts'
import { argument } from './argument.ts'
import { bringUpToDate, openCommunity } from './community.ts'
import { type Finding, milliseconds, percentile, report } from './figures.ts'
import { addJobMarket } from './jobs.ts'
import { type Asking, startAsking } from './million/asking.ts'
import { cpuTimeOfAll, databaseCpuTimeFrom } from './million/cpuTimes.ts'
import { type Owner, type Student, TOP } from './million/lists.ts'
import { multiplyTo } from './million/multiply.ts'
import { signIn } from './people.ts'

// `npm run bench:million [-- --people 1000000] [-- --seconds 20] [-- --searchers 20] [-- --recalled 20] [-- --processes 1]`: a large community
// looked up in PostgreSQL (MATCH_INDEX=database): role models and peers, people search and candidates with their filters, by eight connections at once; how many of the truly nearest are
// found; and what a process takes. Needs TEST_DATABASE_URL. The community is made once: a million people take half an hour.
const [PEOPLE, SECONDS, SEARCHERS] = [argument('people', 1_000_000), argument('seconds', 20), argument('searchers', 20)]
/** For so many people everybody is compared, to know who is truly nearest: of a million this takes most of the time. */
const RECALLED = argument('recalled', 20)
const PROCESSES = argument('processes', 1)
/** Before a list is timed it is asked for so long: a process that has just started is still being compiled. */
const WARMING_S = 2
/** People of whom the others are made, and whose bios can be read. */
const [BEGUN_WITH, JOBS, APPLICANTS] = [20_000, 400, 200]
const CONNECTIONS = 8
const CORES = 2
const LONGEST_P99_MS = 100
const LEAST_RECALL = 0.97
const LONGEST_START_S = 3
const MOST_MEGABYTES = 250

const say = (step: string): void => void process.stderr.write(`${step}\n`)

/** Makes the community where it is not there yet. @returns how the product is started on it, and who can sign in */
async function largeCommunity() {
  const small = await openCommunity('postgres', BEGUN_WITH)
  await addJobMarket(small, JOBS, APPLICANTS)
  await small.close()
  const server = new URL(process.env['TEST_DATABASE_URL']!)
  const name = `bench_large_${PEOPLE}`
  const administrator = new pg.Client({ connectionString: server.href })
  await administrator.connect()
  const { rowCount } = await administrator.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) {
    // A session that is just ending would keep it from being copied.
    await administrator.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [`bench_${BEGUN_WITH}`])
    await administrator.query(`create database ${name} template bench_${BEGUN_WITH}`)
  }
  await administrator.end()
  const databaseUrl = Object.assign(server, { pathname: `/${name}` }).href
  const env = { ...small.env, DATABASE_URL: databaseUrl, MATCH_INDEX: 'database' }
  const config = readConfig(env)
  const database = await openDatabase({ ...config, databaseTimeout: 0 })
  await migrate(database.pool)
  const context = await createContext(config, database)
  // The words and sketches of those whom the others are made of are made with it.
  await bringLargeUpToDate(context)
  if ((await peopleIn(database.pool)) < PEOPLE) {
    await dropCostlyIndexes(database.pool)
    await multiplyTo(database.pool, populationInUse(context.config), PEOPLE, say)
  }
  const began = performance.now()
  const matchIndex = await prepared(databaseMatchIndex(context))
  const indexing = (performance.now() - began) / 60_000
  await database.pool.query('vacuum analyze match_index, profiles, accounts')
  return { context, database, env, matchIndex, indexing, viewers: small.viewers }
}

async function bringLargeUpToDate(context: Context): Promise<void> {
  const app = await createApp(context)
  await app.listen({ host: '127.0.0.1', port: 0 })
  await bringUpToDate(app, context)
  await app.close()
}

async function peopleIn(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ people: number }>('select count(*)::int as people from match_index')
  return rows[0]!.people
}

/** Making them once takes less than adding everybody to them. */
async function dropCostlyIndexes(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select indexname as name from pg_indexes where tablename = 'match_index' and indexdef ~* 'using gin \\((words|name_words)|include'`,
  )
  for (const { name } of rows) await pool.query(`drop index ${name}`)
}

async function prepared(matchIndex: ReturnType<typeof databaseMatchIndex>) {
  await matchIndex.warm()
  if (!matchIndex.isReady()) throw new Error('The index could not be made')
  return matchIndex
}

type Large = Awaited<ReturnType<typeof largeCommunity>>

async function signedInStudents({ viewers, database }: Large, origin: string): Promise<Student[]> {
  const students: Student[] = []
  for (const email of viewers.slice(0, SEARCHERS)) {
    const student = await signIn(origin, email)
    const { rows } = await database.pool.query<{ level: number; country: string; city: string }>(
      'select level, location_country as country, location_city as city from match_index where profile_id = $1',
      [student.id],
    )
    students.push({ ...student, ...rows[0]!, level: levels[rows[0]!.level]! })
  }
  return students
}

async function signedInOwners({ database }: Large, origin: string): Promise<Owner[]> {
  const { rows } = await database.pool.query<{ email: string; jobId: string }>(
    `select distinct on (accounts.id) email, postings.id as "jobId" from accounts join postings on owner_id = accounts.id
       join jobs on posting_id = postings.id where password_hash is not null and postings.state = 'open' order by accounts.id limit 10`,
  )
  const owners: Owner[] = []
  for (const { email, jobId } of rows) owners.push({ jobId, ...(await signIn(origin, email, 'recruiter')) })
  return owners
}

/** The share of the ten truly nearest that are found, by each filter: by whoever comes, for clusters fit those best of whom they were learned. */
async function recalls({ context, matchIndex, database }: Large): Promise<Record<string, number>> {
  const measures = measuresOf(populationInUse(context.config))
  const exact = databaseMatchIndex(context)
  const { rows } = await database.pool.query<{ id: Id; city: string; country: string; level: number }>(
    `select profile_id as id, location_city as city, location_country as country, level from match_index order by hashtextextended(profile_id::text, 1) limit ${RECALLED}`,
  )
  const filters: Record<string, (row: (typeof rows)[number]) => Partial<IndexFilter>> = {
    everybody: () => ({}),
    'of a country': ({ country }) => ({ country }),
    'of a city': ({ city }) => ({ city }),
    'by a word': () => ({ words: { name: [], text: asTyped('teaching'), among: undefined } }),
    ahead: ({ level }) => ({ ahead: { level, years: 1 } }),
    'ahead, of a country': ({ country, level }) => ({ country, ahead: { level, years: 1 } }),
  }
  const found: Record<string, number> = {}
  for (const [what, filterOf] of Object.entries(filters)) {
    let [hits, all] = [0, 0]
    const searchers = rows.values()
    const compare = async (): Promise<void> => {
      for (const row of searchers) {
        const own = (await searcherOf(context.db, row.id))!
        const filter = { excluded: new Set([row.id]), unlistedToo: false, ...filterOf(row) }
        const search = { rankedBy: rankedBy(own.vectors, measures), filter, limit: TOP, countedUpTo: 200 }
        const [near, nearest] = [await matchIndex.nearest(search), await exact.nearest(search)]
        hits += nearest.ids.filter((id) => near.ids.includes(id)).length
        all += nearest.ids.length
      }
    }
    await Promise.all(Array.from({ length: CORES }, compare))
    found[what] = hits / all
    say(`recall: ${what}`)
  }
  await exact.stop()
  return found
}

const residentMegabytes = async (pid: number): Promise<number> =>
  Number(/VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))![1]) / 1024

const large = await largeCommunity()
const findings: Finding[] = []
// Where they were there, nothing is made.
if (large.indexing > 0.1) findings.push({ what: 'indexes made in', value: `${large.indexing.toFixed(1)} minutes` })
for (const [what, recall] of Object.entries(await recalls(large))) {
  findings.push({
    what: `found of the ten nearest, ${what}`,
    value: recall.toFixed(3),
    goal: `≥ ${LEAST_RECALL}`,
    met: recall >= LEAST_RECALL,
  })
}
const products: Product[] = []
let asking: Asking | undefined
try {
  const connections = String(Math.max(2, Math.floor(10 / PROCESSES)))
  for (let at = 0; at < PROCESSES; at++) products.push(await startProduct({ ...large.env, DATABASE_CONNECTIONS: connections }))
  const [first] = products
  const startedIn = first!.readyAfter / 1_000
  const megabytes = await residentMegabytes(first!.pid)
  findings.push(
    {
      what: 'a process is ready after',
      value: `${startedIn.toFixed(2)} s`,
      goal: `≤ ${LONGEST_START_S} s`,
      met: startedIn <= LONGEST_START_S,
    },
    { what: 'and takes', value: `${megabytes.toFixed(0)} MB`, goal: `≤ ${MOST_MEGABYTES} MB`, met: megabytes <= MOST_MEGABYTES },
  )
  const origins = products.map(({ origin }) => origin)
  const [students, owners] = [await signedInStudents(large, origins[0]!), await signedInOwners(large, origins[0]!)]
  const pids = products.map(({ pid }) => pid)
  asking = startAsking({ origins, students, owners })
  for (const list of asking.lists) {
    const asked = { list, connections: CONNECTIONS }
    await asking.answerTimes({ ...asked, seconds: WARMING_S })
    const ofDatabaseSince = await databaseCpuTimeFrom(large.database.pool)
    const [ofProcesses, ofAsking] = [await cpuTimeOfAll(pids), await cpuTimeOfAll([process.pid])]
    const times = await asking.answerTimes({ ...asked, seconds: SECONDS })
    const ofOne = (computed: number): string => milliseconds(computed / times.length)
    const p99 = percentile(times, 0.99)
    findings.push(
      { what: `${list}: PostgreSQL computes`, value: ofOne(await ofDatabaseSince()) },
      { what: `${list}: the product computes`, value: ofOne((await cpuTimeOfAll(pids)) - ofProcesses) },
      { what: `${list}: who asks computes`, value: ofOne((await cpuTimeOfAll([process.pid])) - ofAsking) },
      { what: `${list}: a second`, value: (times.length / SECONDS).toFixed(0) },
      { what: `${list}: p50`, value: milliseconds(percentile(times, 0.5)) },
      { what: `${list}: p99`, value: milliseconds(p99), goal: `≤ ${LONGEST_P99_MS} ms`, met: p99 <= LONGEST_P99_MS },
    )
    say(list)
  }
} finally {
  await asking?.stop()
  for (const product of products) await product.stop()
  await large.matchIndex.stop()
  await large.database.close()
}
report(`${PEOPLE} people in PostgreSQL, processes: ${PROCESSES}, connections: ${CONNECTIONS}`, findings)
process.exit()
