import type { Product } from '../../tools/product.ts'
import type { Finding } from '../figures.ts'
import type { Cluster } from './cluster.ts'
import { countStored, countWrittenBefore, nextTransaction, signUpNamed, untilDone } from './named.ts'

// Words that a search that forgives typing errors takes for no other.
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
export async function loseWrites(cluster: Cluster, product: Product, dataFolder: string): Promise<Finding[]> {
  const { rename, saveText, countFound } = await signUpNamed(product, dataFolder, [...NAMES, ...OTHERS])
  await cluster.setSynchronous(false)
  const primary = await cluster.settled()
  primary.machine.signal('SIGSTOP', 'walsender')
  for (const [at, name] of NAMES.entries()) await rename(name, LOST_NAMES[at]!)
  for (let number = 0; number < LOST_SAVES; number++) await saveText(`Save ${number}`)
  const seen = await countFound(LOST_NAMES)
  const next = await nextTransaction(cluster)
  await primary.machine.powerOff()

  for (const [at, name] of OTHERS.entries()) await untilDone(async () => rename(name, NEW_NAMES[at]!))
  const missed = NEW_NAMES.length - (await untilDone(async () => countFound(NEW_NAMES)))
  const kept = await countFound(LOST_NAMES)
  const gone = NAMES.length - (await countFound(NAMES))
  const lost = Math.min(seen, await countStored(cluster, NAMES))
  const again = await countWrittenBefore(cluster, next, NEW_NAMES)
  return [
    { what: 'writes lost: names that searches saw and the new primary has not', value: String(lost), goal: '> 0', met: lost > 0 },
    { what: 'writes lost: first changes under a number that had been seen', value: String(again), goal: '> 0', met: again > 0 },
    { what: 'writes lost: lost names kept', value: String(kept), goal: '0', met: kept === 0 },
    { what: 'writes lost: names from before not found', value: String(gone), goal: '0', met: gone === 0 },
    { what: 'writes lost: first changes missed', value: String(missed), goal: '0', met: missed === 0 },
  ]
}
