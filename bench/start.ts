import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseFolder, readConfig } from '../server/src/config.ts'
import { startProduct } from '../tools/product.ts'
import { argument } from './argument.ts'
import { type Installation, onEachDatabase } from './databases.ts'
import { type Finding, percentile, report } from './figures.ts'

// `npm run bench:start [-- --rounds 7]`: how long the product takes from the start of its process to its first answer that it
// is ready, and the memory that it then holds, beside a bare Fastify that opens the same database; medians of starts in turns.
const ROUNDS = argument('rounds', 7)
const MOST_TIME = 2.5
const MOST_MEMORY = 1.5
/** What the start leaves to be collected has gone by then. */
const SETTLES_AFTER_MS = 2_000

interface Started {
  readonly milliseconds: number
  readonly mebibytes: number
}

async function measured(env: Record<string, string>, isBare = false): Promise<Started> {
  const began = performance.now()
  // The bare one without our flags: they save it memory, too.
  const { origin, pid, stop } = await (isBare ? startProduct(env, 'bench/bareStart.ts', []) : startProduct(env))
  while (!(await fetch(`${origin}/health/ready`)).ok) await pause(10)
  const milliseconds = performance.now() - began
  await pause(SETTLES_AFTER_MS)
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  await stop()
  return { milliseconds, mebibytes: Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)![1]) / 1_024 }
}

async function measureOn({ kind, env }: Installation): Promise<Finding[]> {
  const bareEnv: Record<string, string> = kind === 'embedded' ? { DATABASE_FOLDER: databaseFolder(readConfig(env)) } : env
  // The first start makes the database and fills the caches of both.
  await measured(env)
  await measured(bareEnv, true)
  const ours: Started[] = []
  const bare: Started[] = []
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await measured(bareEnv, true))
    ours.push(await measured(env))
  }
  const middle = (all: readonly Started[], what: keyof Started) =>
    percentile(
      all.map((one) => one[what]),
      0.5,
    )
  return [
    ...compared(`${kind}: ready after`, 'ms', MOST_TIME, middle(ours, 'milliseconds'), middle(bare, 'milliseconds')),
    ...compared(`${kind}: memory`, 'MiB', MOST_MEMORY, middle(ours, 'mebibytes'), middle(bare, 'mebibytes')),
  ]
}

function compared(what: string, unit: string, most: number, ours: number, bare: number): Finding[] {
  const ratio = ours / bare
  return [
    { what: `${what}, ours`, value: `${Math.round(ours)} ${unit}` },
    { what: `${what}, bare`, value: `${Math.round(bare)} ${unit}` },
    { what: `${what}, ours ÷ bare`, value: ratio.toFixed(2), goal: `≤ ${most}`, met: ratio <= most },
  ]
}

report(`Starting, medians of ${ROUNDS}`, await onEachDatabase('start', measureOn))
process.exit()
