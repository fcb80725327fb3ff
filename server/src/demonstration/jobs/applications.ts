import { type Link, type LinkEvent, type LinkSide, noLink } from '@trellis/contract/postings/links.ts'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import { rulesOf } from '@trellis/contract/postings/transitions.ts'
import { levels } from '@trellis/contract/profiles/levels.ts'
import type { Random } from '../random.ts'
import type { MadeJob } from './makeJobs.ts'

const { changed } = rulesOf(JOB)

/** Somebody who may come to hear of a job. */
export interface Seeker {
  /** Place in the community. */
  readonly at: number
  readonly callingIds: readonly string[]
  readonly level: (typeof levels)[number]
  readonly joinedAt: number
  readonly hidden: boolean
  /** Whether employers may contact them without being asked: who is no minor. */
  readonly isGrownUp: boolean
}

export interface MadeChange {
  readonly at: number
  readonly side: LinkSide
  readonly event: LinkEvent
  readonly before: Link
  readonly after: Link
}

/** What happened between a person and a job. */
export interface MadeLink {
  readonly person: number
  readonly changes: readonly MadeChange[]
  readonly link: Link
  readonly note: string
  /** When they looked at the job. */
  readonly viewedAt: number
}

export type Step = readonly [side: LinkSide, event: LinkEvent]

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

/** What a job has led to until now, a link for each person who came to hear of it. */
export function linksOf(random: Random, job: MadeJob, seekers: readonly Seeker[], now: number): MadeLink[] {
  if (job.openedAt === undefined) return []
  const until = job.closedAt ?? now
  const fitting = seekers.filter((seeker) => fits(seeker, job) && seeker.joinedAt < until)
  const deck = job.applicants === 0 ? storyDeck : settledDeck
  return random
    .some(fitting, job.interest + job.applicants)
    .map((seeker, at) => linkOf(random, job, seeker, at < job.applicants ? justApplied : random.pick(deck), until))
    .filter(({ changes }) => changes.length > 0)
}

/** A link by a story of one's own. */
export function linkOf(random: Random, job: MadeJob, seeker: Seeker, steps: readonly Step[], until: number): MadeLink {
  const from = Math.max(job.openedAt ?? until, seeker.joinedAt)
  let at = from + random.next() * (until - from) * 0.7
  const viewedAt = Math.floor(at)
  let link = noLink
  const changes: MadeChange[] = []
  for (const [side, event] of steps) {
    if (side !== 'person' && isHeldBack(event, seeker, link)) continue
    const after = changed(link, event, side, { ok2contact: seeker.isGrownUp })
    if (after === undefined) continue
    changes.push({ at: Math.floor(at), side, event, before: link, after })
    link = after
    at += random.next() * (until - at) * 0.6
  }
  return { person: seeker.at, changes, link, note: link.flags.applied && random.chance(0.6) ? random.pick(notes) : '', viewedAt }
}

/** Nobody finds who is hidden or a minor before they apply, and nobody contacts a minor who has not agreed. */
function isHeldBack(event: LinkEvent, { hidden, isGrownUp }: Seeker, { flags }: Link): boolean {
  if (!flags.applied && (hidden || !isGrownUp)) return true
  return event === 'contacted' && !isGrownUp && !flags.ok2contact
}

const distance = (one: Seeker['level'], other: Seeker['level']): number => Math.abs(levels.indexOf(one) - levels.indexOf(other))

function fits({ callingIds, level }: Seeker, { callingIds: wanted, info }: MadeJob): boolean {
  return callingIds.some((id) => wanted.includes(id)) && distance(level, info.level) <= 1
}
