import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Product } from '../../tools/product.ts'
import type { Finding } from '../figures.ts'
import { post, signedUpStudent, type SignedIn } from '../people.ts'
import type { Cluster } from './cluster.ts'

/** Words that a search that forgives typing errors takes for no other. */
const NAMES = ['abernathy', 'bogdanov', 'castellano', 'drummond', 'eisenhower']
const LOST_NAMES = ['fitzgerald', 'goldschmidt', 'hashimoto', 'ivanovich', 'jablonski']
const OTHERS = ['kowalczyk', 'lindqvist', 'montgomery', 'nakamura', 'oyelaran']
const NEW_NAMES = ['papadopoulos', 'quintanilla', 'rosenberg', 'szymanski', 'thorvaldsen']
/** So many transactions are lost besides, so that the new primary gives their numbers to its first changes. */
const LOST_SAVES = 100

/**
 * Lets a standby become the primary without the last writes, which were acknowledged and which searches saw. Leaves the
 * cluster with one node.
 */
export async function loseWrites(cluster: Cluster, { origin }: Product, dataFolder: string): Promise<Finding[]> {
  const people = new Map<string, SignedIn>()
  for (const name of [...NAMES, ...OTHERS]) people.set(name, await signedUpStudent(origin, dataFolder, `${name}@example.org`))
  const searcher = people.get(NAMES[0]!)!

  const save = (who: SignedIn, type: string, data: object): Promise<unknown> =>
    post(origin, '/profile/partialUpdate/', { userId: who.id, type, data }, who.token)
  const rename = (from: string, name: string): Promise<unknown> => save(people.get(from)!, 'generalInfo', { name, birthYear: '1990' })
  const isFound = async (name: string): Promise<boolean> => {
    const headers = { authorization: `Bearer ${searcher.token}` }
    const reply = await fetch(`${origin}/api/profile/search/${name}/true?start=0&size=10`, { headers })
    if (!reply.ok) throw new Error(`The search was answered ${reply.status}`)
    return ((await reply.json()) as { hits: { total: number } }).hits.total > 0
  }
  const countFound = async (names: readonly string[]): Promise<number> => {
    let found = 0
    for (const name of names) if (await isFound(name)) found++
    return found
  }

  await cluster.setSynchronous(false)
  const primary = await cluster.settled()
  primary.machine.signal('SIGSTOP', 'walsender')
  for (const [at, name] of NAMES.entries()) await rename(name, LOST_NAMES[at]!)
  for (let number = 0; number < LOST_SAVES; number++) await save(searcher, 'professionalInfo', { adviceToSelf: `Save ${number}` })
  const seen = await countFound(LOST_NAMES)
  const nextNumber = await numberOf(cluster, 'select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as number')
  await primary.machine.powerOff()

  for (const [at, name] of OTHERS.entries()) await untilDone(() => rename(name, NEW_NAMES[at]!))
  const missed = NEW_NAMES.length - (await untilDone(() => countFound(NEW_NAMES)))
  const kept = await countFound(LOST_NAMES)
  const back = await countFound(NAMES)
  const lostHere = await numberOf(cluster, `select count(*) as number from profiles where name in (${NAMES.map((name) => `'${name}'`).join()})`)
  const again = await numberOf(
    cluster,
    `select count(*) as number from match_index join profiles on id = profile_id
     where name in (${NEW_NAMES.map((name) => `'${name}'`).join()}) and changed_in::text::bigint < ${nextNumber}`,
  )
  return [
    { what: 'names that searches saw and the new primary has not', value: String(Math.min(seen, lostHere)), goal: '> 0', met: seen > 0 && lostHere > 0 },
    { what: 'first changes under a number that had been seen', value: String(again), goal: '> 0', met: again > 0 },
    { what: 'lost names kept', value: String(kept), goal: '0', met: kept === 0 },
    { what: 'names from before not found', value: String(NAMES.length - back), goal: '0', met: back === NAMES.length },
    { what: 'first changes missed', value: String(missed), goal: '0', met: missed === 0 },
  ]
}

async function numberOf(cluster: Cluster, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  const { rows } = await client.query<{ number: string }>(statement)
  await client.end()
  return Number(rows[0]!.number)
}

/** Tries again while there is no primary. */
async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + 60_000
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (performance.now() > end) throw error
      await pause(200)
    }
  }
}
