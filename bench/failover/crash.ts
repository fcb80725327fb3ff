import pg from 'pg'
import type { Product } from '../../tools/product.ts'
import type { Finding } from '../figures.ts'
import type { Cluster } from './cluster.ts'
import { countWrittenBefore, nextTransaction, signUpNamed, untilDone } from './named.ts'

const NAMES = ['umberto', 'vandenberg', 'wojciechowski']
const NEW_NAMES = ['xenophontos', 'yamashita', 'zimmermann']
const ROLLED_BACK = 100

/**
 * Kills PostgreSQL while nothing but transactions that were rolled back is not yet on its disk: once it has recovered, it gives
 * their numbers, which searches saw, a second time.
 */
export async function crash(cluster: Cluster, product: Product, dataFolder: string): Promise<Finding[]> {
  const { rename, countFound } = await signUpNamed(product, dataFolder, NAMES)
  await countFound(NAMES)
  const { machine, port } = await cluster.settled()
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  // It writes to the disk what nobody waits for.
  machine.signal('SIGSTOP', 'walwriter')
  for (let number = 0; number < ROLLED_BACK; number++) await client.query('begin; select pg_current_xact_id(); rollback')
  const next = await nextTransaction(cluster)
  await countFound(NAMES)
  machine.signal('SIGKILL', 'postgres')
  await client.end().catch(() => {})

  for (const [at, name] of NAMES.entries()) await untilDone(async () => rename(name, NEW_NAMES[at]!))
  const missed = NEW_NAMES.length - (await untilDone(async () => countFound(NEW_NAMES)))
  const again = await countWrittenBefore(cluster, next, NEW_NAMES)
  return [
    { what: 'after a crash: first changes under a number that had been seen', value: String(again), goal: '> 0', met: again > 0 },
    { what: 'after a crash: first changes missed', value: String(missed), goal: '0', met: missed === 0 },
  ]
}
