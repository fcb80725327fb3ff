import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import { levels } from '@trellis/contract/profiles/levels.ts'
import { linkOf, type MadeLink, type Offered, type Seeker, type Step } from '../links.ts'
import type { Random } from '../random.ts'
import type { MadeJob } from './makeJobs.ts'

/** What usually happens, and how often of twenty times. Steps that the table of transitions refuses are left out. */
const stories: readonly (readonly [count: number, steps: readonly Step[]])[] = [
  [5, [['person', 'applied']]],
  [
    1,
    [
      ['person', 'saved'],
      ['person', 'applied'],
      ['owner', 'hide'],
    ],
  ],
  [2, [['person', 'saved']]],
  [
    2,
    [
      ['system', 'suggest'],
      ['owner', 'shortlist'],
    ],
  ],
  [
    2,
    [
      ['system', 'suggest'],
      ['owner', 'contacted'],
    ],
  ],
  [
    1,
    [
      ['owner', 'contacted'],
      ['person', 'ok2contact'],
    ],
  ],
  [
    1,
    [
      ['owner', 'contacted'],
      ['person', 'rejected'],
    ],
  ],
  [
    1,
    [
      ['person', 'applied'],
      ['owner', 'contacted'],
      ['person', 'ok2contact'],
      ['owner', 'accepted'],
    ],
  ],
  [
    1,
    [
      ['person', 'saved'],
      ['person', 'applied'],
      ['owner', 'accepted'],
    ],
  ],
  [
    2,
    [
      ['person', 'applied'],
      ['owner', 'rejected'],
    ],
  ],
  [
    1,
    [
      ['person', 'applied'],
      ['person', 'withdrawn'],
    ],
  ],
  [
    1,
    [
      ['system', 'suggest'],
      ['owner', 'dismiss'],
    ],
  ],
]
const storyDeck = stories.flatMap(([count, steps]) => Array.from<readonly Step[]>({ length: count }).fill(steps))
/** Without those in which an application waits for its answer at the end. */
const settledDeck = storyDeck.filter((steps) => !isWaiting(steps))

function isWaiting(steps: readonly Step[]): boolean {
  const [side, event] = steps.findLast(([, event]) => event !== 'hide')!
  return side === 'person' && event === 'applied'
}

const justApplied: readonly Step[] = [['person', 'applied']]

const notes = [
  'I have done something like this at school and would like to do it properly.',
  'Your company is the reason why I chose this field. I could start any Monday.',
  'I learn fast, I am on time, and I ask before I break things.',
  'Please look at the second project in my bio: it is close to what you do.',
  'I would be glad to come by for a day first, so that both of us can see.',
]

export const offeredJob = ({ openedAt }: Pick<MadeJob, 'openedAt'>): Offered => ({ kind: JOB, openedAt, notes })

/** What a job has led to until now, a link for each person who came to hear of it. */
export function linksOf(random: Random, job: MadeJob, seekers: readonly Seeker[], now: number): MadeLink[] {
  if (job.openedAt === undefined) return []
  const until = job.closedAt ?? now
  const within = seekers.filter(({ level, joinedAt }) => distance(level, job.info.level) <= 1 && joinedAt < until)
  const deck = job.applicants === 0 ? storyDeck : settledDeck
  return hearing(random, job, within)
    .map((seeker, at) => linkOf(random, offeredJob(job), seeker, at < job.applicants ? justApplied : random.pick(deck), until))
    .filter(({ changes }) => changes.length > 0)
}

const distance = (one: Seeker['level'], other: Seeker['level']): number => Math.abs(levels.indexOf(one) - levels.indexOf(other))

/** Of ten who hear of a job that names kindred callings, so many have one of its own as their first interest, where there are so many. */
const OF_TEN_AT_HOME = 7

/** Those who hear of a job, in any order. */
function hearing(random: Random, { callingIds, kindredIds, interest, applicants }: MadeJob, seekers: readonly Seeker[]): Seeker[] {
  const count = interest + applicants
  const among = (ids: readonly string[]) => seekers.filter((seeker) => seeker.callingIds.some((id) => ids.includes(id)))
  if (kindredIds === undefined) return random.some(among(callingIds), count)
  const isAtHome = (seeker: Seeker): boolean => callingIds.includes(seeker.callingIds[0]!)
  const atHome = random.some(seekers.filter(isAtHome), Math.round((count * OF_TEN_AT_HOME) / 10))
  const kindred = among([...callingIds, ...kindredIds]).filter((seeker) => !isAtHome(seeker))
  return random.some([...atHome, ...random.some(kindred, count - atHome.length)], count)
}
