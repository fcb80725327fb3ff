import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Product } from '../../tools/product.ts'
import { post, signedUpStudent, type SignedIn } from '../people.ts'
import type { Cluster } from './cluster.ts'

const LONGEST_MS = 60_000

/** Students by their names, the first of whom searches for the others. */
export async function signUpNamed({ origin }: Product, dataFolder: string, names: readonly string[]) {
  const people = new Map<string, SignedIn>()
  for (const name of names) people.set(name, await signedUpStudent(origin, dataFolder, `${name}@example.org`))
  const searcher = people.get(names[0]!)!

  const save = async (who: SignedIn, type: string, data: object): Promise<unknown> =>
    post(origin, '/profile/partialUpdate/', { userId: who.id, type, data }, who.token)

  async function isFound(name: string): Promise<boolean> {
    const headers = { authorization: `Bearer ${searcher.token}` }
    const reply = await fetch(`${origin}/api/profile/search/${name}/true?start=0&size=10`, { headers })
    if (!reply.ok) throw new Error(`The search was answered ${reply.status}`)
    return ((await reply.json()) as { hits: { total: number } }).hits.total > 0
  }

  return {
    rename: async (from: string, name: string): Promise<unknown> => save(people.get(from)!, 'generalInfo', { name, birthYear: '1990' }),
    saveText: async (text: string): Promise<unknown> => save(searcher, 'professionalInfo', { adviceToSelf: text }),
    async countFound(wanted: readonly string[]): Promise<number> {
      let found = 0
      for (const name of wanted) if (await isFound(name)) found++
      return found
    },
  }
}

/** The number that the next transaction gets. */
export async function nextTransaction(cluster: Cluster): Promise<number> {
  return numberIn(cluster, 'select pg_snapshot_xmax(pg_current_snapshot())::text as number')
}

/** How many have one of these names in the database. */
export async function countStored(cluster: Cluster, names: readonly string[]): Promise<number> {
  return numberIn(cluster, 'select count(*) as number from profiles where name = any($1)', [names])
}

/** How many of those with these names were written by a transaction before one. */
export async function countWrittenBefore(cluster: Cluster, transaction: number, names: readonly string[]): Promise<number> {
  const statement = `select count(*) as number from match_index join profiles on id = profile_id
    where changed_in < $1::text::xid8 and name = any($2)`
  return numberIn(cluster, statement, [String(transaction), names])
}

async function numberIn({ url }: Cluster, statement: string, values: readonly unknown[] = []): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ number: string }>(statement, [...values])
  await client.end()
  return Number(rows[0]!.number)
}

/** Tries again while there is no primary. */
export async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + LONGEST_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (performance.now() > end) throw error
      await pause(200)
    }
  }
}
