import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomInstance } from '../server/src/mentoring/solver/instances.samples.ts'
import { heldMeanwhile } from './assignment/held.ts'
import { othersMeanwhile } from './assignment/others.ts'
import type { Taken } from './assignment/ours.ts'
import { greedy, stableMarriage } from './assignment/peers.ts'
import { type Finding, milliseconds, report } from './figures.ts'

// `npm run bench:assignment`: our solver beside LEMON's network simplex, SciPy, greedy and stable marriage, on made-up instances from a seed. Times
// are those of the processor, since others may be using the machine, and from the scores in memory to the assignment; ours after it has
// run before, with the first run beside it. Each solver runs in a process of its own, whose peak of memory counts.
// `-- --only TEXT` leaves all but those instances out whose names have it, `-- --only requests` all of them. What is rebalanced and what is solved
// afresh is measured alike: both get the problem with its scores in memory, check it, build the network, solve, and tell the certificate.
const SEED = 7
const MOST_MEGABYTES = 200
const MOST_MS = 3_000
const MOST_SHARE = 0.1
/** SciPy wants a column for each slot: gigabytes beyond that many scores. */
const MOST_FOR_SCIPY = 2_500_000

const instances = [
  ['clustered', 100, 20, 2.2],
  ['clustered', 100, 20, 1.02],
  ['random', 100, 20, 2.2],
  ['clustered', 300, 80, 1.02],
  ['clustered', 1_000, 200, 2.2],
  ['clustered', 1_000, 200, 1.02],
  ['random', 1_000, 200, 1.02],
  ['clustered', 5_000, 500, 2.2],
  ['clustered', 5_000, 500, 1.02],
  ['random', 5_000, 500, 1.02],
  ['clustered', 10_000, 1_000, 2.2],
  ['clustered', 10_000, 1_000, 1.02],
  ['random', 10_000, 1_000, 2.2],
  ['random', 20_000, 1_000, 1.02],
  ['alike', 1_000, 100, 1.02],
  ['alike', 2_000, 200, 1.02],
  ['alike', 5_000, 500, 1.02],
  ['nearly alike', 1_000, 100, 1.02],
  ['nearly alike', 2_000, 200, 1.02],
  ['nearly alike', 5_000, 500, 1.02],
] as const

const folder = mkdtempSync(join(tmpdir(), 'assignment-'))
const beside = (name: string): string => join(import.meta.dirname, 'assignment', name)

/** What a program prints as one line of JSON; undefined where it cannot run. */
function told<T>(program: string, ...given: string[]): T | undefined {
  const { status, stdout } = spawnSync(program, given, { maxBuffer: 1e6 })
  return status === 0 ? (JSON.parse(stdout.toString()) as T) : undefined
}

interface Peer {
  readonly objective: number
  readonly building: number
  readonly solving: number
  readonly peakMegabytes: number
}

/** LEMON's program, compiled; undefined where there is no compiler or no LEMON. */
function compiledLemon(): string | undefined {
  const program = join(folder, 'lemon')
  const { status } = spawnSync('g++', ['-O3', '-march=native', '-std=c++17', beside('lemon.cpp'), '-o', program])
  return status === 0 ? program : undefined
}

const lemonProgram = compiledLemon()
const hasScipy = spawnSync('python3', ['-c', 'import scipy']).status === 0
const findings: Finding[] = []
const rows: string[][] = []
const loss = (total: number, best: number): string => `${((100 * (best - total)) / best).toFixed(2)} %`

const at = process.argv.indexOf('--only')
const only = at < 0 ? '' : process.argv[at + 1]!

for (const [kind, mentees, mentors, slack] of instances) {
  const name = `${kind} ${mentees} × ${mentors}, ${slack}`
  if (!name.includes(only)) continue
  const problem = randomInstance(kind, mentees, mentors, SEED, slack)
  const files = [join(folder, 'scores'), join(folder, 'capacities')] as const
  writeFileSync(files[0], problem.scores.values)
  writeFileSync(
    files[1],
    Int32Array.from(problem.mentors, ({ capacity }) => capacity),
  )
  const runs = String(Math.max(3, Math.min(300, Math.round(6_000_000 / problem.scores.values.length))))
  const ours = told<Taken>(process.execPath, beside('ours.ts'), ...files, runs)!
  const once = told<{ peakMegabytes: number }>(process.execPath, join(import.meta.dirname, '../tools/solve.ts'), ...files)!
  const lemonRuns = problem.scores.values.length > 1e6 ? '1' : '21'
  const lemon = lemonProgram === undefined ? undefined : told<Peer>(lemonProgram, ...files, lemonRuns)
  const isSmall = problem.scores.values.length <= MOST_FOR_SCIPY
  const scipy = hasScipy && isSmall ? told<Peer>('python3', beside('linearSumAssignment.py'), ...files) : undefined

  const whole = lemon === undefined ? undefined : lemon.building + lemon.solving
  const others = [lemon, scipy].filter((peer) => peer !== undefined)
  findings.push({
    what: `${name}: objective, bound, peers`,
    value: String(ours.objective),
    goal: 'equal',
    met:
      ours.objective === ours.dualBound && ours.joined === ours.objective && others.every(({ objective }) => objective === ours.objective),
  })
  if (whole !== undefined) {
    const value = (ours.solving / whole).toFixed(2)
    findings.push({ what: `${name}: ours ÷ LEMON`, value, goal: '≤ 1', met: ours.solving <= whole })
  }
  const share = ours.rebalancing / ours.solving
  findings.push({
    what: `${name}: rebalanced ÷ afresh`,
    value: `${share.toFixed(2)} (${milliseconds(ours.rebalancing)})`,
    ...(mentees >= 5_000 && { goal: `≤ ${MOST_SHARE}`, met: share <= MOST_SHARE && ours.rebalanced === ours.rebalancedAfresh }),
  })
  findings.push({
    what: `${name}: a mentor joins ÷ afresh`,
    value: `${(ours.joining / ours.solving).toFixed(2)} (${milliseconds(ours.joining)})`,
  })
  if (mentees >= 10_000) {
    const { peakMegabytes } = once
    findings.push({
      what: `${name}: peak`,
      value: `${peakMegabytes} MB`,
      goal: `≤ ${MOST_MEGABYTES} MB`,
      met: peakMegabytes <= MOST_MEGABYTES,
    })
    findings.push({ what: `${name}: first run`, value: milliseconds(ours.first), goal: `≤ ${MOST_MS} ms`, met: ours.first <= MOST_MS })
  }
  rows.push([
    name,
    milliseconds(ours.solving),
    milliseconds(ours.first),
    `${once.peakMegabytes} MB`,
    ...(lemon === undefined ? ['', '', ''] : [milliseconds(lemon.solving), milliseconds(lemon.building), `${lemon.peakMegabytes} MB`]),
    scipy === undefined ? '' : milliseconds(scipy.solving),
    loss(greedy(problem), ours.objective),
    loss(stableMarriage(problem), ours.objective),
  ])
}

const head = [
  'mentees × mentors, slots for each',
  'ours',
  'first run',
  'peak',
  'LEMON',
  'its network',
  'peak',
  'SciPy',
  'greedy loses',
  'stable marriage loses',
]
const table = [head, head.map(() => '---'), ...rows]
process.stdout.write(`${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n\n`)
if (lemonProgram === undefined) process.stdout.write('LEMON was left out: it needs g++ and the package liblemon-dev.\n\n')
if (!hasScipy) process.stdout.write('SciPy was left out: it needs the package python3-scipy.\n\n')
if (only === '' || only === 'requests') findings.push(...(await othersMeanwhile(randomInstance('clustered', 10_000, 1_000, SEED, 1.02))))
findings.push(...(await heldMeanwhile()))
rmSync(folder, { recursive: true })
report('Assignment of mentors', findings)
