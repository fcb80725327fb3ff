import autocannon from 'autocannon'
import type pg from 'pg'
import type { BenchCommunity } from './community.ts'
import { type Finding, percentile } from './figures.ts'
import { post, type SignedIn } from './people.ts'
import { again, recorded, type Statement, transactionAmong } from './recorded.ts'

const ROUNDS = 3
const LEAST_RATIO = 0.5
/** What an owner does to somebody, and takes back: all ends as it began. */
const STEPS = [
  { event: 'pS', bucket: '' },
  { event: 'cancel', bucket: 'saved' },
] as const

/** Changes of status, as the product makes them and bare. */
export interface StatusChanges {
  /** How many a second, in turns in the same run, with as many connections to the database. */
  measure(origin: string, pool: pg.Pool, seconds: number): Promise<Finding[]>
  /** Takes away what was added to the community. */
  forget(pool: pg.Pool): Promise<void>
}

type OnePerson = (others: ReadonlyMap<string, string>) => Statement[]

/** Makes a draft whose owner will save people and take it back, and records the statements of both on one of them. */
export async function statusChanges({ origin, database, context }: BenchCommunity, owner: SignedIn): Promise<StatusChanges> {
  const generalInfo = { name: 'Changes of status', companyInstitution: 'Benchmark', state: 'draft' }
  const { success: jobId } = await post<{ success: string }>(origin, '/employee/createJob', { generalInfo }, owner.token)
  const adultsBornBefore = new Date(context.clock.now()).getUTCFullYear() - 18
  const { rows } = await database.pool.query<{ id: string }>(
    'select profile_id as id from match_index where listed and birth_year < $1 order by profile_id',
    [adultsBornBefore],
  )
  const [example, ...people] = rows.map(({ id }) => id)
  const transactions: OnePerson[] = []
  for (const step of STEPS) {
    const body = { ...step, jobId, studentId: example! }
    const statements = transactionAmong(await recorded(database.pool, () => put(origin, owner, body)))
    transactions.push(again(statements, new Set([owner.id, jobId]), Date.now()))
  }
  const nextPerson = (): string => {
    const person = people.pop()
    if (person === undefined) throw new Error('There are not enough people for so many changes')
    return person
  }

  async function ours(at: string, connections: number, seconds: number): Promise<number> {
    const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' }
    const { requests, non2xx, errors } = await autocannon({
      url: at,
      connections,
      duration: seconds,
      requests: STEPS.map((step, first) => ({
        method: 'PUT' as const,
        path: '/api/pythonApi/changeCandidateStatus',
        headers,
        setupRequest(request: autocannon.Request, persons: { id?: string }) {
          if (first === 0) persons.id = nextPerson()
          return { ...request, body: JSON.stringify({ ...step, jobId, studentId: persons.id }) }
        },
      })),
    })
    if (non2xx + errors > 0) throw new Error(`Changes were refused ${non2xx} times and failed ${errors} times`)
    return requests.average
  }

  async function bare(pool: pg.Pool, seconds: number): Promise<number> {
    let changes = 0
    const until = performance.now() + seconds * 1_000
    const worker = async (): Promise<void> => {
      const client = await pool.connect()
      while (performance.now() < until) {
        const others = new Map([[example!, nextPerson()]])
        for (const transaction of transactions) {
          for (const { text, values } of transaction(others)) await client.query(prepared(text, values))
          changes++
        }
      }
      client.release()
    }
    await Promise.all(Array.from({ length: pool.options.max }, worker))
    return changes / seconds
  }

  return {
    async measure(at, pool, seconds) {
      const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
      for (let round = 0; round < ROUNDS; round++) {
        rates.bare.push(await bare(pool, seconds))
        rates.ours.push(await ours(at, pool.options.max, seconds))
      }
      const [made, possible] = [percentile(rates.ours, 0.5), percentile(rates.bare, 0.5)]
      const ratio = made / possible
      return [
        { what: 'changes of status: ours', value: `${Math.round(made)} a second` },
        { what: 'changes of status: bare transactions', value: `${Math.round(possible)} a second` },
        { what: 'changes of status: ours ÷ bare', value: ratio.toFixed(2), goal: `≥ ${LEAST_RATIO}`, met: ratio >= LEAST_RATIO },
      ]
    },
    async forget(pool) {
      await pool.query('delete from postings where id = $1', [jobId])
    },
  }
}

const names = new Map<string, string>()

/** The product prepares what comes again and again: so does whom it is compared with. */
function prepared(text: string, values: readonly unknown[]): pg.QueryConfig {
  if (!names.has(text)) names.set(text, `bare_${names.size}`)
  return values.length === 0 ? { text } : { name: names.get(text)!, text, values: [...values] }
}

async function put(origin: string, { token }: SignedIn, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const reply = await fetch(`${origin}/api/pythonApi/changeCandidateStatus`, { method: 'PUT', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`A change of status was answered with ${reply.status}: ${await reply.text()}`)
}
