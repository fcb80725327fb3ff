import { DAY_MS } from '@trellis/contract/durations.ts'
import type { CohortRole } from '@trellis/contract/groups/cohorts.ts'
import type { GroupInfo } from '@trellis/contract/groups/groups.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { linkOf, type MadeLink, type Offered, type Seeker, type Step } from '../links.ts'
import type { Random } from '../random.ts'

/** How many come to a group, as parts of the community. */
export interface Turnout {
  readonly members: number
  /** Who asked and waits for an answer. */
  readonly waiting: number
  /** Who left, was turned down, or only thought of it. */
  readonly others: number
}

const notes = [
  'I would like to meet people who ask the questions I ask.',
  'My neighbor is in it and told me to write to you.',
  'I moved here in spring and know nobody who does this.',
  'I can help with the next open day, whatever it is that you need.',
]

const asked: Step = ['person', 'applied']
const isAccepted: Step = ['owner', 'accepted']
const joined: readonly (readonly Step[])[] = [
  [asked, isAccepted],
  [asked, isAccepted],
  [asked, isAccepted],
  [['person', 'saved'], asked, isAccepted],
  [['owner', 'contacted'], ['person', 'ok2contact'], isAccepted],
]
const joinedAtOnce: readonly (readonly Step[])[] = [[asked, ['system', 'accepted']]]
const others: readonly (readonly Step[])[] = [
  [['person', 'saved']],
  [['owner', 'contacted']],
  [asked, ['owner', 'rejected']],
  [asked, ['person', 'withdrawn']],
  [asked, isAccepted, ['person', 'withdrawn']],
  [asked, isAccepted, ['owner', 'rejected']],
]
/** Where whoever asks is in. */
const othersOfOpen: readonly (readonly Step[])[] = [[['person', 'saved']], [asked, ['system', 'accepted'], ['person', 'withdrawn']]]

const isIn = (steps: readonly Step[]): boolean => steps.at(-1)?.[1] === 'accepted'

interface Comers {
  readonly members: readonly Seeker[]
  readonly mentors: readonly Seeker[]
  readonly cast: readonly { readonly seeker: Seeker; readonly steps: readonly Step[]; readonly role?: CohortRole }[]
  readonly turnout: Turnout | undefined
  /** The size of the community. */
  readonly count: number
}

interface OpenedGroup {
  readonly info: GroupInfo
  readonly openedAt: number
  readonly until: number
  /** By when most had come who had an account well before; undefined where they came at any time. */
  readonly gatheredBy: number | undefined
}

/** Of those who could have come to a group by when most had, so many have. */
const GATHERED = 0.85
const WELL_BEFORE = 10 * DAY_MS

/** Who came to a group and what happened, a link for each, and as what those are in it who were accepted. */
export function joiningOf(
  random: Random,
  { info, openedAt, until, gatheredBy }: OpenedGroup,
  { members, mentors, cast, turnout, count }: Comers,
): { links: MadeLink[]; roles: Map<number, CohortRole> } {
  const offered: Offered = { kind: GROUP, openedAt, notes }
  const roles = new Map<number, CohortRole>()
  const links: MadeLink[] = []
  const come = (seeker: Seeker, steps: readonly Step[], role: CohortRole, by = until): boolean => {
    const link = linkOf(random, offered, seeker, steps, by)
    if (link.changes.length === 0) return false
    links.push(link)
    if (link.link.owner === 'accepted') roles.set(seeker.at, role)
    return link.link.owner === 'accepted'
  }
  const couldGather = ({ joinedAt }: Seeker): boolean => gatheredBy !== undefined && joinedAt < gatheredBy - WELL_BEFORE
  const early = (seeker: Seeker, chance = GATHERED) => (couldGather(seeker) && random.chance(chance) ? gatheredBy : until)
  for (const { seeker, steps, role = 'member' } of cast) come(seeker, steps, role, isIn(steps) ? early(seeker, 1) : until)
  // Whoever comes by an invitation is in at once too.
  const isOpen = info.joinPolicy !== 'onRequest'
  const ways = isOpen ? joinedAtOnce : joined
  for (const mentor of mentors) come(mentor, random.pick(ways), random.chance(0.2) ? 'both' : 'mentor', early(mentor))
  if (turnout === undefined) return { links, roles }
  const many = (part: number) => Math.ceil(part * count)
  let [toJoin, toWait] = [many(turnout.members), many(turnout.waiting)]
  for (const seeker of random.some(members, toJoin + toWait + many(turnout.others))) {
    if (toJoin > 0) {
      // Whoever cannot be contacted has not come by it.
      if (come(seeker, seeker.isGrownUp ? random.pick(ways) : ways[0]!, 'member', early(seeker))) toJoin--
    } else if (toWait > 0) {
      come(seeker, [asked], 'member')
      toWait--
    } else {
      come(seeker, random.pick(isOpen ? othersOfOpen : others), 'member')
    }
  }
  return { links, roles }
}
