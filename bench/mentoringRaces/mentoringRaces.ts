import { setTimeout as pause } from 'node:timers/promises'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { startProduct } from '../../tools/product.ts'
import type { Installation } from '../databases.ts'
import type { Finding } from '../figures.ts'
import type { SignedIn } from '../people.ts'
import { advise, deleteWhileSolving, type Tab } from './advisors.ts'
import type { Asker } from './asking.ts'
import { audited, auditing, stillUntold } from './audit.ts'
import { type Bar, breachesOf, type Seen } from './check.ts'
import { beMentee, beMentor, keepHiding, keepLeaving, keepWithdrawing, type Member } from './members.ts'
import { LIMITS, prepared, type World } from './world.ts'

const TABS_EACH = 4
const MENTEES_AT_WORK = 6
const MOST_TOLD = 10
/** So often the product is started again to tell those who are still to be told. */
const MOST_STARTS = 5
const TELLING_MS = 3_000

/** Two advisors and their mentees and mentors change one mentoring group at once: what they are answered is compared with what the database saw. */
export async function mentoringRace({ kind, env, dataFolder }: Installation, seconds: number): Promise<Finding[]> {
  // A connection that rests is not closed just when it is used again: on a machine at work a client may be late.
  const settings = { ...env, ADVISORS: 'open', CONNECTION_TIMEOUT_MS: '600000' }
  const world = await running(settings, (origin) => prepared(origin, dataFolder))
  const atFirst = await auditing(settings)
  const [wrong, counts]: [string[], Map<string, number>] = [[], new Map()]
  const [seen, bars]: [Seen[], Bar[]] = [[], []]
  const paused = new Set<Id>([world.pauses.id])
  const unseen = new Set<Id>()
  const { mentees, mentors } = world
  const [leaves, withdraws, hides, deletes] = mentees.slice(MENTEES_AT_WORK) as [SignedIn, SignedIn, SignedIn, SignedIn]
  const deleted = [mentors[4]!, deletes, mentors[5]!]
  await running(settings, async (origin) => {
    const asker = ({ token }: SignedIn): Asker => ({ origin, token, wrong, counts })
    const tab = (advisor: SignedIn): Tab => ({
      ...asker(advisor),
      id: advisor.id,
      unseen,
      world,
      seen,
      known: { ...atFirst.first },
      named: [],
      kept: [],
    })
    const member = (person: SignedIn): Member => ({ ...asker(person), id: person.id, world, bars, paused })
    const until = Date.now() + seconds * 1_000
    await Promise.all([
      ...world.advisors.flatMap((advisor) => Array.from({ length: TABS_EACH }, (_, at) => advise(tab(advisor), until, at % 2 === 1))),
      ...mentees.slice(0, MENTEES_AT_WORK).map((mentee) => beMentee(member(mentee), until)),
      ...[mentors[2]!, mentors[3]!, world.both].map((mentor) => beMentor(member(mentor), until)),
      keepLeaving(member(leaves), until),
      keepWithdrawing(member(withdraws), withdraws, until),
      keepHiding(member(hides), until),
      deleteWhileSolving(tab(world.advisors[0]!), deleted, until),
    ])
  })
  await tellTheRest(settings)
  return judged({ kind, world, atFirst, wrong, counts, seen, bars, paused, unseen, seconds }, await audited(settings, idsOf(deleted)))
}

const idsOf = (some: readonly SignedIn[]): Id[] => some.map(({ id }) => id)

/** The product may have been stopped in the middle of telling: whoever is left is told by the next one. */
async function tellTheRest(settings: Record<string, string>): Promise<void> {
  for (let starts = 0; starts < MOST_STARTS && (await stillUntold(settings)) > 0; starts++) {
    await running(settings, () => pause(TELLING_MS))
  }
}

/** Does something while the product runs, which ends with it, come what may. */
async function running<T>(settings: Record<string, string>, work: (origin: string) => Promise<T>): Promise<T> {
  const product = await startProduct(settings)
  try {
    return await work(product.origin)
  } finally {
    await product.stop()
  }
}

interface Raced {
  readonly kind: Installation['kind']
  readonly world: World
  readonly atFirst: Awaited<ReturnType<typeof auditing>>
  readonly wrong: readonly string[]
  readonly counts: ReadonlyMap<string, number>
  readonly seen: readonly Seen[]
  readonly bars: readonly Bar[]
  readonly paused: ReadonlySet<Id>
  readonly unseen: ReadonlySet<Id>
  readonly seconds: number
}

function judged(
  { kind, world, atFirst, wrong, counts, seen, bars, paused, unseen, seconds }: Raced,
  audit: Awaited<ReturnType<typeof audited>>,
): Finding[] {
  const always = { ...LIMITS, onePlace: world.onePlace.id, noPlace: world.pauses.id, countryOf: world.countryOf }
  const breaches = breachesOf({ ...atFirst, seen, bars, paused, unseen, always, ...audit })
  for (const what of [...wrong, ...breaches].slice(0, MOST_TOLD)) process.stderr.write(`${kind}: ${what}\n`)
  if (process.env['RACES_TOLD'] !== undefined) {
    for (const [what, times] of [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)))
      process.stderr.write(`${kind}: ${what}: ${times}\n`)
  }
  const answers = [...counts.values()].reduce((sum, times) => sum + times, 0)
  const stale = [...counts].reduce((sum, [what, times]) => sum + (what.endsWith(' Stale') ? times : 0), 0)
  const called = new Set([...counts].filter(([what]) => what.endsWith(' 200')).map(([what]) => what)).size
  const { steps, published, told } = audit
  const clean = (what: string, found: number): Finding => ({ what: `${kind}: ${what}`, value: String(found), goal: '0', met: found === 0 })
  return [
    {
      what: `${kind}: calls about one mentoring group by two advisors and twelve members in ${seconds} s`,
      value: `${answers}, of ${called} kinds`,
    },
    { what: `${kind}: refused, since somebody was first`, value: String(stale) },
    { what: `${kind}: changes of drafts and options`, value: String(steps.length), goal: '> 0', met: steps.length > 0 },
    {
      what: `${kind}: publications, and people who were told of one`,
      value: `${published.length}, ${told.length}`,
    },
    clean('answers that no call may give', wrong.length),
    clean('pairs against their rules, versions out of turn, people told twice or not, deadlocks', breaches.length),
  ]
}
