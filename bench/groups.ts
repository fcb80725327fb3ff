import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { type Product, startProduct } from '../tools/product.ts'
import { argument } from './argument.ts'
import { ask } from './ask.ts'
import { openCommunity } from './community.ts'
import { type Finding, milliseconds, percentile, report, timed } from './figures.ts'
import { cpuTimeOf, databaseCpuTimeFrom } from './million/cpuTimes.ts'
import { addGroupWorld, crowdLists, VIEWERS_GROUPS } from './groupWorld.ts'
import { signIn, type SignedIn } from './people.ts'
import { recorded, type RecordedStatement, sendAgain } from './recorded.ts'

// `npm run bench:groups [-- --people 100000] [-- --members 20000] [-- --groups 2000] [-- --runs 200]`: the lists of a large group,
// candidates for it, groups for students, and what it costs somebody in many groups to look for people, on PostgreSQL. The bare SQL is
// what the product itself sends, in the same run. Where others use the machine, processor times of two versions compare, and what is waited for does not.
const [PEOPLE, RUNS] = [argument('people', 100_000), argument('runs', 200)]
const [MEMBERS, GROUPS] = [argument('members', Math.min(20_000, PEOPLE / 4)), argument('groups', 2_000)]
const CONNECTIONS = 10
const LONGEST_P99_MS = 60
const LARGEST_RATIO = 1.5
const LARGEST_COST = 1.1
/** As the table of members asks. */
const TOP = 20
/** How often those who look are in their groups, and in none, in turn. */
const ROUNDS = 6

interface Question {
  readonly what: string
  readonly hasRatio: boolean
  readonly ask: (origin: string, at: number) => Promise<void>
}

function questions(advisor: SignedIn, groupId: string, students: readonly SignedIn[]): Question[] {
  const find = (body: object) => (origin: string) =>
    ask(origin, advisor, `/pythonApi/findCandidates4Group/${groupId}`, { size: TOP, ...body })
  const findGroups = (body: object) => (origin: string, at: number) => {
    const student = students[at % students.length]!
    return ask(origin, student, `/pythonApi/findGroups4Candidate/${student.id}`, { size: 10, ...body })
  }
  const question = (what: string, asking: Question['ask'], hasRatio = false): Question => ({ what, hasRatio, ask: asking })
  return [
    ...crowdLists.map((state) => question(`findCandidates4Group, ${state}, newest first`, find({ state, sort: 'newest' }), true)),
    question('findCandidates4Group, accepted, best first', find({ state: 'accepted' })),
    question('findCandidates4Group, accepted, by name', find({ state: 'accepted', keyword: 'data' })),
    question('findCandidates4Group, accepted, deep', find({ state: 'accepted', sort: 'newest', start: Math.min(MEMBERS, 10_000) - TOP })),
    question('findCandidates4Group, suggested', find({ state: 'suggested' })),
    question('findCandidates4Group, everybody', find({})),
    question('findCandidates4Group, everybody, by level and words', find({ level: ['col'], keyword: 'data' })),
    question('appliedApplicants', (origin) => ask(origin, advisor, `/appliedApplicants/${groupId}`), true),
    question('contactedApplicants', (origin) => ask(origin, advisor, `/contactedApplicants/${groupId}`), true),
    question('findGroups4Candidate, suggested', findGroups({ state: 'suggested' })),
    question('findGroups4Candidate, all', findGroups({})),
    question('findGroups4Candidate, accepted', findGroups({ state: 'accepted' })),
    question('findGroups4Candidate, by keyword', findGroups({ keyword: 'data' })),
  ]
}

/** How long each takes; of the lists also how much longer than their statements alone, sent as the product sends them. */
async function answerTimes(
  { origin, pid }: Pick<Product, 'origin' | 'pid'>,
  pool: pg.Pool,
  asked: readonly Question[],
  sent: ReadonlyMap<Question, readonly RecordedStatement[]>,
) {
  const findings: Finding[] = []
  for (const question of asked) {
    const { what, ask: askIt } = question
    const [before, ofDatabaseSince] = [await cpuTimeOf(pid), await databaseCpuTimeFrom(pool)]
    for (let at = 0; at < RUNS; at++) await askIt(origin, at)
    const [ofProduct, ofDatabase] = [(await cpuTimeOf(pid)) - before, await ofDatabaseSince()].map((time) => milliseconds(time / RUNS))
    findings.push({ what: `${what}: processor time of the product and of PostgreSQL`, value: `${ofProduct} and ${ofDatabase}` })
    const statements = sent.get(question)
    const all = await timed(statements === undefined ? RUNS : RUNS * 2, async (at) => {
      if (statements === undefined || at % 2 === 0) await askIt(origin, statements === undefined ? at : at / 2)
      else await sendAgain(pool, what, statements)
    })
    const whole = statements === undefined ? all : all.filter((_, at) => at % 2 === 0)
    const p99 = percentile(whole, 0.99)
    findings.push(
      { what: `${what}: p50`, value: milliseconds(percentile(whole, 0.5)) },
      { what: `${what}: p99`, value: milliseconds(p99), goal: `≤ ${LONGEST_P99_MS} ms`, met: p99 <= LONGEST_P99_MS },
    )
    if (statements === undefined) continue
    const bare = percentile(
      all.filter((_, at) => at % 2 === 1),
      0.5,
    )
    const ratio = percentile(whole, 0.5) / bare
    findings.push({
      what: `${what}: whole call ÷ bare SQL`,
      value: ratio.toFixed(2),
      goal: `≤ ${LARGEST_RATIO}`,
      met: ratio <= LARGEST_RATIO,
    })
  }
  return findings
}

/** Role models and peers of the same people while they are in their groups, and while they are in none. */
async function costOfGroups(origin: string, pool: pg.Pool, students: readonly SignedIn[]): Promise<Finding[]> {
  const ids = students.map(({ id }) => id)
  const { rows: places } = await pool.query('select account_id, group_id, role, since from memberships where account_id = any ($1)', [ids])
  const leave = () => pool.query('delete from memberships where account_id = any ($1)', [ids])
  const join = () =>
    pool.query(
      `insert into memberships select * from json_to_recordset($1) as places (account_id uuid, group_id uuid, role text, since timestamptz)
       on conflict do nothing`,
      [JSON.stringify(places)],
    )
  const look = (at: number) => {
    const student = students[at % students.length]!
    return ask(origin, student, `/profile/like?id=${student.id}&roleModels=${at % (2 * students.length) < students.length}&results=10`)
  }
  const [within, without]: [number[], number[]] = [[], []]
  try {
    for (let round = 0; round < ROUNDS; round++) {
      within.push(...(await timed(RUNS, look)))
      await leave()
      without.push(...(await timed(RUNS, look)))
      await join()
    }
  } finally {
    await join()
  }
  const cost = percentile(within, 0.5) / percentile(without, 0.5)
  const what = `profile/like, in ${VIEWERS_GROUPS} groups`
  return [
    { what: `${what}: p50`, value: milliseconds(percentile(within, 0.5)) },
    { what: 'profile/like, in no group: p50', value: milliseconds(percentile(without, 0.5)) },
    { what: `${what} ÷ in none`, value: cost.toFixed(2), goal: `≤ ${LARGEST_COST}`, met: cost <= LARGEST_COST },
  ]
}

/** Asks again for a minute: whoever asks for a match while everybody is read is told to come back. */
async function untilAnswered(act: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await act()
    } catch (error) {
      if (tries === 60) throw error
      await setTimeout(1_000)
    }
  }
}

const community = await openCommunity('postgres', PEOPLE, 'groups')
await addGroupWorld(community, GROUPS, MEMBERS)
await community.close()

// The index in memory reads what was added; what is sent is heard in this process.
const heard = await openCommunity('postgres', PEOPLE, 'groups')
const advisor = await signIn(heard.origin, 'advisor.0@bench.example', 'groups')
const { rows } = await heard.database.pool.query<{ id: string }>(
  `select group_id as id from memberships join postings on postings.id = group_id where account_id = $1
   order by (select count(*) from memberships as others where others.group_id = memberships.group_id) desc limit 1`,
  [advisor.id],
)
const students: SignedIn[] = []
for (const email of heard.viewers) students.push(await signIn(heard.origin, email))
const asked = questions(advisor, rows[0]!.id, students)
const sent = new Map<Question, readonly RecordedStatement[]>()
// Everybody is read into memory first, by statements that are none of a list's and would be heard with it.
await untilAnswered(() => asked.find(({ what }) => what.endsWith('best first'))!.ask(heard.origin, 0))
for (const question of asked.filter(({ hasRatio }) => hasRatio)) {
  await question.ask(heard.origin, 0)
  sent.set(question, await recorded(heard.database.pool, () => question.ask(heard.origin, 0)))
}
await heard.close()

const product = await startProduct({ ...heard.env, DATABASE_CONNECTIONS: String(CONNECTIONS) })
const pool = new pg.Pool({ connectionString: heard.env['DATABASE_URL']!, max: CONNECTIONS })
try {
  // Whoever looks was put into groups and taken out of them by the run before.
  await pool.query('vacuum analyze profiles, memberships')
  report(`Groups: ${GROUPS}, one with ${MEMBERS} members, among ${PEOPLE} people, PostgreSQL`, [
    ...(await answerTimes(product, pool, asked, sent)),
    ...(await costOfGroups(product.origin, pool, students)),
  ])
} finally {
  await product.stop()
  await pool.end()
}
process.exit()
