import { sql } from 'drizzle-orm'
import { levels } from '@trellis/contract/profiles/levels.ts'
import { searcherOf } from '../server/src/matching/matching.queries.ts'
import { indexedPeople } from '../server/src/matching/matching.tables.ts'
import { rankOf } from '../server/src/matching/vectors/rankOf.ts'
import { measuresOf } from '../server/src/matching/scoring/measures.ts'
import { rankedBy } from '../server/src/matching/scoring/rankedBy.ts'
import { populationInUse } from '../server/src/genome/population/populationInUse.ts'
import { argument } from './argument.ts'
import { type BenchCommunity, openCommunity } from './community.ts'
import { type Finding, milliseconds, percentile, report, timed } from './figures.ts'
import { post, signIn, type SignedIn } from './people.ts'

// `npm run bench:match [-- --people 100000] [-- --runs 200]`: role models, peers and people search among 100,000 people on
// both databases. The bare SQL that it is compared with, in the same run, is the exact scan that answers the same question:
// the three parts of the score for everybody who fits, the best ten. Searches by name have no such scan: words of which
// many, nearly all, and as they are typed none are found.
const PEOPLE = argument('people', 100_000)
const RUNS = argument('runs', 200)
const LARGEST_RATIO = 1.5
const LONGEST_P99_MS = 50
const LONGEST_BY_KEYWORD_MS = 60
const LONGEST_BY_NAME_MS = 100
const SEARCHED = ['data', 'an', 'enginer']
const LEAST_RECALL = 0.99
const TOP = 10

interface Viewer extends SignedIn {
  readonly level: number
  readonly years: number
  readonly city: string
}

interface Question {
  readonly what: string
  ask(viewer: Viewer): Promise<string[]>
  /** The condition on the index that the exact scan has. */
  readonly where: (viewer: Viewer) => ReturnType<typeof sql>
  /** In milliseconds, on PostgreSQL; {@link LONGEST_P99_MS} where nothing is told. */
  readonly longest?: number
}

type Hits = { hits: { hits: { _id: string }[] } }

async function viewersOf({ viewers, origin, context }: BenchCommunity): Promise<Viewer[]> {
  const signedIn: Viewer[] = []
  for (const email of viewers) {
    const session = await signIn(origin, email)
    const { rows } = await context.db.execute<{ level: number; years: number; city: string }>(
      sql`select level, years_experience as years, location_city as city from match_index where profile_id = ${session.id}`,
    )
    signedIn.push({ ...session, ...rows[0]! })
  }
  return signedIn
}

function questions(origin: string): Question[] {
  const like = async ({ id, token }: Viewer, roleModels: boolean): Promise<string[]> => {
    const headers = { authorization: `Bearer ${token}` }
    const reply = await fetch(`${origin}/api/profile/like?id=${id}&roleModels=${roleModels}&results=${TOP}`, { headers })
    return idsOf((await reply.json()) as Hits)
  }
  const find = async ({ id, token }: Viewer, filters: object): Promise<string[]> =>
    idsOf(await post<Hits>(origin, '/pythonApi/findPeople', { userId: id, size: TOP, ...filters }, token))
  return [
    {
      what: 'profile/like, role models',
      ask: (viewer) => like(viewer, true),
      where: ({ level, years }) => sql`and (level > ${level} or level = ${level} and years_experience >= ${years + 1})`,
    },
    { what: 'profile/like, peers', ask: (viewer) => like(viewer, false), where: ({ level }) => sql`and level = ${level}` },
    { what: 'findPeople, no filter', ask: (viewer) => find(viewer, {}), where: () => sql`` },
    {
      what: 'findPeople, filters that keep 1%',
      ask: (viewer) => find(viewer, { level: [levels[viewer.level]], locationFilter: { city: viewer.city } }),
      where: ({ level, city }) => sql`and level = ${level} and location_city = ${city}`,
    },
    {
      what: 'findPeople, by keyword',
      ask: (viewer) => find(viewer, { keyword: 'data' }),
      where: () => sql`and profile_id in (select id from profiles where search_text like '%data%')`,
      longest: LONGEST_BY_KEYWORD_MS,
    },
  ]
}

/** How long it takes to find people whose names or bios hold a word, on the first page. */
async function nameSearchTimes({ kind, origin }: BenchCommunity, viewers: readonly Viewer[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const word of SEARCHED) {
    const calls = await timed(RUNS, async (at) => {
      const { token } = viewers[at % viewers.length]!
      const reply = await fetch(`${origin}/api/profile/search/${word}/true?size=${TOP}`, { headers: { authorization: `Bearer ${token}` } })
      if (idsOf((await reply.json()) as Hits).length < TOP) throw new Error(`Few people are found by ${word}`)
    })
    findings.push(...timesOf(`${kind}: profile/search, '${word}'`, calls, kind === 'postgres' ? LONGEST_BY_NAME_MS : undefined))
  }
  return findings
}

function timesOf(what: string, calls: readonly number[], longest: number | undefined): Finding[] {
  const p99 = percentile(calls, 0.99)
  return [
    { what: `${what}: p50`, value: milliseconds(percentile(calls, 0.5)) },
    { what: `${what}: p99`, value: milliseconds(p99), ...(longest !== undefined && { goal: `≤ ${longest} ms`, met: p99 <= longest }) },
  ]
}

const idsOf = ({ hits }: Hits): string[] => hits.hits.map(({ _id }) => _id)

/** The exact scan for a viewer. Nobody is in a group there, so that nobody sees minors. */
async function exactScan({ context }: BenchCommunity, viewer: Viewer, where: ReturnType<typeof sql>): Promise<string[]> {
  const measures = measuresOf(populationInUse(context.config))
  const own = await searcherOf(context.db, viewer.id)
  const firstMinorYear = new Date(context.clock.now()).getUTCFullYear() - 18
  const { rows } = await context.db.execute<{ id: string }>(sql`
    select profile_id as id from match_index
    where listed and profile_id <> ${viewer.id} ${where}
      and match_index.birth_year < ${firstMinorYear}
      and profile_id not in (select blocked_id from blocks where blocker_id = ${viewer.id}
        union select blocker_id from blocks where blocked_id = ${viewer.id})
    order by ${rankOf(rankedBy(own!.vectors, measures), indexedPeople)} desc, profile_id
    limit ${TOP}`)
  return rows.map(({ id }) => id)
}

async function measure(community: BenchCommunity): Promise<Finding[]> {
  const viewers = await viewersOf(community)
  const viewerAt = (at: number): Viewer => viewers[at % viewers.length]!
  const findings: Finding[] = []
  const isPostgres = community.kind === 'postgres'
  for (const { what, ask, where, longest = LONGEST_P99_MS } of questions(community.origin)) {
    const name = `${community.kind}: ${what}`
    const calls = await timed(RUNS, (at) => ask(viewerAt(at)))
    const scans = await timed(Math.ceil(RUNS / 5), (at) => exactScan(community, viewerAt(at), where(viewerAt(at))))
    let found = 0
    let expected = 0
    for (const viewer of viewers) {
      const exact = await exactScan(community, viewer, where(viewer))
      const answered = new Set(await ask(viewer))
      expected += exact.length
      found += exact.filter((id) => answered.has(id)).length
    }
    const ratio = percentile(calls, 0.5) / percentile(scans, 0.5)
    const recall = found / expected
    findings.push(
      ...timesOf(name, calls, isPostgres ? longest : undefined),
      { what: `${name}: whole call ÷ bare SQL`, value: ratio.toFixed(2), goal: '≤ 1.5', met: ratio <= LARGEST_RATIO },
      { what: `${name}: recall`, value: recall.toFixed(4), goal: '≥ 0.99', met: recall >= LEAST_RECALL },
    )
  }
  return [...findings, ...(await nameSearchTimes(community, viewers))]
}

const findings: Finding[] = []
for (const kind of process.env['TEST_DATABASE_URL'] === undefined ? (['embedded'] as const) : (['postgres', 'embedded'] as const)) {
  const community = await openCommunity(kind, PEOPLE)
  findings.push(...(await measure(community)))
  await community.close()
}
report(`Matching among ${PEOPLE} people`, findings)
process.exit()
