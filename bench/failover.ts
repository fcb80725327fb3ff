import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startProduct } from '../tools/product.ts'
import { type Cluster, type RunningNode, startCluster } from './failover/cluster.ts'
import { crash } from './failover/crash.ts'
import { loseWrites } from './failover/lostWrites.ts'
import { startSavers } from './failover/savers.ts'
import { type Finding, report } from './figures.ts'
import { signedUpStudent, type SignedIn } from './people.ts'

// `npm run bench:failover` (as root): two PostgreSQL 17 servers that Patroni looks after with an etcd, behind haproxy, all of
// Debian's packages by tools/postgres.sh. While clients save, the primary fails in four ways; no acknowledged save may be
// missing then. At last numbers of transactions that searches saw come again: after a crash, and on a standby that is not
// synchronous and becomes the primary without the last writes.
const CLIENTS = 8
const BEFORE_MS = 5_000
const AFTER_MS = 3_000
/** What hung may do harm when it goes on: as the primary that it was. */
const AWAKE_MS = 10_000
const LONGEST_MS = 90_000

interface Fault {
  readonly what: string
  begin(primary: RunningNode): Promise<void> | void
  /** What hung goes on, while clients save. */
  wake?(primary: RunningNode): void
  /** Makes the node whole again, where Patroni cannot do it. */
  mend?(cluster: Cluster, primary: RunningNode): Promise<void>
}

const faults: readonly Fault[] = [
  {
    what: 'its machine is gone',
    begin: ({ machine }) => machine.powerOff(),
    mend: (cluster, primary) => cluster.replace(primary),
  },
  {
    what: 'its machine hangs',
    begin: ({ machine }) => machine.signal('SIGSTOP'),
    wake: ({ machine }) => machine.signal('SIGCONT'),
  },
  { what: 'PostgreSQL is killed', begin: ({ machine }) => machine.signal('SIGKILL', 'postgres') },
  {
    what: 'PostgreSQL hangs',
    begin: ({ machine }) => machine.signal('SIGSTOP', 'postgres'),
    wake: ({ machine }) => machine.signal('SIGCONT', 'postgres'),
  },
]

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`

const cluster = await startCluster()
await cluster.settled()
const dataFolder = await mkdtemp(join(tmpdir(), 'trellis-failover-'))
const product = await startProduct({ DATABASE_URL: cluster.url, DATA_FOLDER: dataFolder })
const people: SignedIn[] = []
for (let number = 0; number < CLIENTS; number++)
  people.push(await signedUpStudent(product.origin, dataFolder, `saver${number}@example.org`))

async function endure({ what, begin, wake, mend }: Fault): Promise<Finding[]> {
  const primary = await cluster.settled()
  const savers = startSavers(product, people)
  await pause(BEFORE_MS)
  await begin(primary)
  const began = performance.now()
  while (!savers.allSavedSince(began + AFTER_MS) && performance.now() - began < LONGEST_MS) await pause(100)
  if (wake !== undefined) {
    wake(primary)
    await pause(AWAKE_MS)
  }
  const { acknowledged, lost, longestAway, longestRequest } = await savers.stop()
  const heir = (await mend?.(cluster, primary).then(() => cluster.settled())) ?? (await cluster.settled())
  return [
    { what: `${what}: the primary afterwards`, value: heir.name === primary.name ? 'the same' : 'the other' },
    { what: `${what}: saves acknowledged`, value: String(acknowledged) },
    { what: `${what}: acknowledged and lost`, value: String(lost), goal: '0', met: lost === 0 },
    { what: `${what}: longest without an acknowledged save`, value: seconds(longestAway), goal: '≤ 30 s', met: longestAway <= 30_000 },
    { what: `${what}: longest request`, value: seconds(longestRequest), goal: '≤ 10 s', met: longestRequest <= 10_000 },
  ]
}

const findings: Finding[] = []
for (const fault of faults) findings.push(...(await endure(fault)))
const searches = [...(await crash(cluster, product, dataFolder)), ...(await loseWrites(cluster, product, dataFolder))]
await product.stop()
await cluster.close()
await rm(dataFolder, { recursive: true })
report('Patroni replaces the primary of PostgreSQL while 8 clients save', findings)
process.stdout.write('\n')
report('A crash, and a fail-over that lost writes, as searches see them', searches)
process.exit()
