import { levels } from '@trellis/contract/profiles/levels.ts'
import pg from 'pg'
import { startProduct } from '../tools/product.ts'
import { argument } from './argument.ts'
import { ask } from './ask.ts'
import { type BenchCommunity, openCommunity } from './community.ts'
import { type Finding, milliseconds, percentile, report, timed } from './figures.ts'
import { addJobMarket } from './jobs.ts'
import { post, signIn, type SignedIn } from './people.ts'
import { recorded, type RecordedStatement, sendAgain } from './recorded.ts'
import { statusChanges } from './statusChanges.ts'

// `npm run bench:pipeline [-- --people 100000] [-- --jobs 10000] [-- --runs 200] [-- --seconds 8]`: jobs for students,
// candidates for jobs, the list of a job with 5,000 applicants and changes of status, on PostgreSQL. The bare SQL is what
// the product itself sends, in the same run.
const [PEOPLE, JOBS, RUNS, SECONDS] = [argument('people', 100_000), argument('jobs', 10_000), argument('runs', 200), argument('seconds', 8)]
const APPLICANTS = Math.min(5_000, PEOPLE / 2)
const CONNECTIONS = 10
const LONGEST_P99_MS = 60
const LARGEST_RATIO = 1.5
const TOP = 10
/** One takes a few milliseconds, so that a server that has just started would be measured by its first hundreds. */
const LIST_RUNS = RUNS * 5

interface Owner extends SignedIn {
  readonly jobId: string
  readonly applicants: number
  readonly job: { level: string; city: string; country: string; skill: string }
}

interface Student extends SignedIn {
  readonly level: string
  readonly country: string
}

interface Question {
  readonly what: string
  readonly isFiltered: boolean
  ask(origin: string, at: number): Promise<unknown>
}

const next = <T>(list: readonly T[], at: number): T => list[at % list.length]!

/** Employers who are signed in, each with a job: the first with the one that has most applicants. */
async function signedInOwners({ origin, database }: BenchCommunity): Promise<Owner[]> {
  const { rows } = await database.pool.query<Omit<Owner, keyof SignedIn> & { email: string }>(
    `select * from (
       select distinct on (accounts.id) email, postings.id as "jobId", applicants,
         json_build_object('level', info->'level', 'city', info->'locationCity', 'country', info->'locationCountry',
           'skill', info->'skills'->0->'name') as job
       from accounts join postings on owner_id = accounts.id join jobs on posting_id = postings.id
         cross join lateral (select count(*) as applicants from links where posting_id = postings.id and owner_state = 'applied') as counted
       where password_hash is not null order by accounts.id, applicants desc) as owners order by applicants desc`,
  )
  const owners: Owner[] = []
  for (const { email, ...owner } of rows) owners.push({ ...owner, ...(await signIn(origin, email, 'recruiter')) })
  return owners
}

async function signedInStudents({ viewers, origin, database }: BenchCommunity): Promise<Student[]> {
  const students: Student[] = []
  for (const email of viewers) {
    const student = await signIn(origin, email)
    const { rows } = await database.pool.query<{ level: number; country: string }>(
      'select level, location_country as country from match_index where profile_id = $1',
      [student.id],
    )
    students.push({ ...student, level: levels[rows[0]!.level]!, country: rows[0]!.country })
  }
  return students
}

function questions(students: readonly Student[], owners: readonly Owner[]): Question[] {
  const findJobs = (filters: (student: Student) => object) => (origin: string, at: number) => {
    const student = next(students, at)
    return post(origin, `/pythonApi/findJobs4Candidate/${student.id}`, { size: TOP, ...filters(student) }, student.token)
  }
  const findCandidates =
    (filters: (owner: Owner) => object, some = owners) =>
    (origin: string, at: number) => {
      const owner = next(some, at)
      return post(origin, `/pythonApi/findCandidates4Job/${owner.jobId}`, { size: TOP, ...filters(owner) }, owner.token)
    }
  const crowded = owners.slice(0, 1)
  const [jobs, people] = ['findJobs4Candidate', 'findCandidates4Job']
  const question = (what: string, isFiltered: boolean, ask: Question['ask']): Question => ({ what, isFiltered, ask })
  return [
    question(
      `${jobs}, suggested`,
      false,
      findJobs(() => ({ state: 'suggested' })),
    ),
    question(
      `${jobs}, suggested, by type and level`,
      true,
      findJobs(({ level }) => ({ state: 'suggested', level: [level], employmentType: ['internship', 'partTime', 'fullTime'] })),
    ),
    question(
      `${jobs}, by country, workplace, pay and age`,
      true,
      findJobs(({ country }) => ({ locationFilter: { country }, workplace: ['onSite', 'hybrid'], payAtLeast: 30_000, postedWithin: 90 })),
    ),
    question(
      `${jobs}, by keyword`,
      true,
      findJobs(() => ({ keyword: 'data' })),
    ),
    question(
      `${people}, suggested`,
      false,
      findCandidates(() => ({ state: 'suggested' })),
    ),
    question(
      `${people}, everybody`,
      false,
      findCandidates(() => ({})),
    ),
    question(
      `${people}, everybody, by level and city`,
      true,
      findCandidates(({ job }) => ({ level: [job.level], locationFilter: { city: job.city } })),
    ),
    question(
      `${people}, everybody, by level and country`,
      true,
      findCandidates(({ job }) => ({ level: [job.level], locationFilter: { country: job.country } })),
    ),
    question(
      `${people}, everybody, by keyword`,
      true,
      findCandidates(({ job }) => ({ keyword: job.skill })),
    ),
    question(
      `${people}, ${APPLICANTS} applicants, best first, by level`,
      true,
      findCandidates(({ job }) => ({ state: 'applied', level: [job.level] }), crowded),
    ),
  ]
}

async function answerTimes(origin: string, asked: readonly Question[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { what, isFiltered, ask } of asked) {
    const calls = await timed(RUNS, (at) => ask(origin, at))
    const p99 = percentile(calls, 0.99)
    findings.push(
      { what: `${what}: p50`, value: milliseconds(percentile(calls, 0.5)) },
      { what: `${what}: p99`, value: milliseconds(p99), ...(isFiltered && { goal: `≤ ${LONGEST_P99_MS} ms`, met: p99 <= LONGEST_P99_MS }) },
    )
  }
  return findings
}

/** The first ten applicants of a job. */
const readList = (origin: string, owner: Owner): Promise<void> => ask(origin, owner, `/appliedApplicants/${owner.jobId}`)

/** The list of a job's applicants in turns: the whole call, and its statements alone, as the product sends them. */
async function listTimes(origin: string, pool: pg.Pool, owner: Owner, statements: readonly RecordedStatement[]): Promise<Finding[]> {
  const whole: number[] = []
  const bare: number[] = []
  const times = await timed(LIST_RUNS * 2, async (at) => {
    await (at % 2 === 0 ? readList(origin, owner) : sendAgain(pool, 'list', statements))
  })
  times.forEach((time, at) => (at % 2 === 0 ? whole : bare).push(time))
  const ratio = percentile(whole, 0.5) / percentile(bare, 0.5)
  const what = `appliedApplicants, ${APPLICANTS} applicants`
  return [
    { what: `${what}: p50`, value: milliseconds(percentile(whole, 0.5)) },
    { what: `${what}: bare SQL, p50`, value: milliseconds(percentile(bare, 0.5)) },
    { what: `${what}: whole call ÷ bare SQL`, value: ratio.toFixed(2), goal: `≤ ${LARGEST_RATIO}`, met: ratio <= LARGEST_RATIO },
  ]
}

const community = await openCommunity('postgres', PEOPLE)
await addJobMarket(community, JOBS, APPLICANTS)
const owners = await signedInOwners(community)
const students = await signedInStudents(community)
await readList(community.origin, owners[0]!)
const listStatements = await recorded(community.database.pool, () => readList(community.origin, owners[0]!))
const changes = await statusChanges(community, owners[0]!)
await community.close()

const product = await startProduct({ ...community.env, DATABASE_CONNECTIONS: String(CONNECTIONS) })
const pool = new pg.Pool({ connectionString: community.env['DATABASE_URL']!, max: CONNECTIONS })
try {
  report(`${JOBS} jobs × ${PEOPLE} people, PostgreSQL`, [
    ...(await answerTimes(product.origin, questions(students, owners))),
    ...(await listTimes(product.origin, pool, owners[0]!, listStatements)),
    ...(await changes.measure(product.origin, pool, SECONDS)),
  ])
} finally {
  await product.stop()
  await changes.forget(pool)
  await pool.end()
}
process.exit()
