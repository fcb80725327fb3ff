import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { createMatchIndex } from '../server/src/matching/matchIndex/matchIndex.ts'
import { readMatchIndexFile } from '../server/src/matching/matchIndex/matchIndexFile.ts'
import { followMatchIndex, type FollowedMatchIndex } from '../server/src/matching/matchIndex/followMatchIndex.ts'
import { argument } from './argument.ts'
import { openCommunity } from './community.ts'
import { type Finding, milliseconds, percentile, report, timed } from './figures.ts'

// `npm run bench:index [-- --people 100000]`: the people in memory, on PostgreSQL. How long it takes until searches are
// answered, from the database and from the file of an earlier process; what a person takes of memory; and what a search
// takes while a transaction is left open and 20,000 people change.
const PEOPLE = argument('people', 100_000)
const CHANGES = 20_000
const AT_ONCE = 500
const RUNS = 50
const LONGEST_FROM_FILE_S = 3
const MOST_KILOBYTES = 2
const LARGEST_RATIO = 2

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
}

const everybody = { filter: { excluded: new Set<Id>(), unlistedToo: true }, limit: 10 }
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`

const community = await openCommunity('postgres', PEOPLE)
const { context, env, origin } = community
// The product itself reads everybody first, and would be measured along with it.
while ((await fetch(`${origin}/health/ready`)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 200))
const folder = await mkdtemp(join(tmpdir(), 'trellis-index-'))
const file = join(folder, 'people')

async function untilFirstAnswer(): Promise<{ matchIndex: FollowedMatchIndex; took: number }> {
  const matchIndex = followMatchIndex(context, file, { longestWait: 600_000, fewestStored: 1 })
  const began = performance.now()
  await matchIndex.named(everybody)
  return { matchIndex, took: performance.now() - began }
}

/** What one person takes of a thread's memory, in kilobytes. */
async function kilobytesEach(): Promise<number> {
  const used = (): number => {
    collectGarbage()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return heapUsed + arrayBuffers
  }
  const before = used()
  const matchIndex = createMatchIndex(await readMatchIndexFile(file))
  const after = used()
  return (after - before) / matchIndex.size / 1024
}

/** How long a search takes, each after one more change, while so many changes were made since a transaction began that is still open. */
async function withOpenTransaction(matchIndex: FollowedMatchIndex): Promise<{ before: number; meanwhile: number }> {
  const { rows } = await context.db.execute<{ id: Id }>(sql`select profile_id as id from match_index order by profile_id limit ${CHANGES}`)
  const change = (from: number, count: number) => {
    const ids = rows.slice(from, from + count).map(({ id }) => id)
    return context.db.execute(sql`update match_index set changed_in = pg_current_xact_id() where profile_id = any(${sql.param(ids)})`)
  }
  const search = async (at: number): Promise<void> => {
    await change(at, 1)
    await matchIndex.named(everybody)
  }
  const before = percentile(await timed(RUNS, search), 0.5)
  const other = new pg.Client({ connectionString: env['DATABASE_URL'] })
  await other.connect()
  await other.query('begin; select pg_current_xact_id()')
  for (let from = 0; from < CHANGES; from += AT_ONCE) await change(from, AT_ONCE)
  await matchIndex.named(everybody)
  const meanwhile = percentile(await timed(RUNS, search), 0.5)
  await other.query('rollback')
  await other.end()
  return { before, meanwhile }
}

const findings: Finding[] = []
const first = await untilFirstAnswer()
findings.push({ what: 'until the first search is answered, from the database', value: seconds(first.took) })
await first.matchIndex.stop()
const again = await untilFirstAnswer()
findings.push({
  what: 'until the first search is answered, from the file of an earlier process',
  value: seconds(again.took),
  goal: `≤ ${LONGEST_FROM_FILE_S} s`,
  met: again.took <= LONGEST_FROM_FILE_S * 1000,
})
const each = await kilobytesEach()
findings.push({ what: 'memory', value: `${each.toFixed(2)} KB a person`, goal: `≤ ${MOST_KILOBYTES} KB`, met: each <= MOST_KILOBYTES })
const { before, meanwhile } = await withOpenTransaction(again.matchIndex)
findings.push(
  { what: 'a change and a search: p50', value: milliseconds(before) },
  {
    what: `the same after ${CHANGES} changes since a transaction that is still open, ÷ without it`,
    value: (meanwhile / before).toFixed(2),
    goal: `≤ ${LARGEST_RATIO}`,
    met: meanwhile / before <= LARGEST_RATIO,
  },
)
await again.matchIndex.stop()
await community.close()
await rm(folder, { recursive: true })
report(`${PEOPLE} people in memory, PostgreSQL`, findings)
process.exit()
