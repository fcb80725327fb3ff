import { z } from 'zod'
import { spelled } from '../wire/spelled.ts'
import { eventSpelling } from '../wire/eventWords.ts'
import { linkStates, listedStates } from './linkStates.ts'

/** Where one side of a link between a person and a posting stands. */
export const LinkState = z.enum(linkStates)
export type LinkState = z.infer<typeof LinkState>

/** Which list a search keeps to; all people or postings where it is empty. */
export const listOrAll = z.enum([...listedStates, '']).default('')

export const linkFlags = ['viewed', 'received', 'approved', 'withdrawn', 'applied', 'ok2contact', 'hidden'] as const
export type LinkFlag = (typeof linkFlags)[number]
export const LinkFlags = z.object({
  /** The owner has looked at the person. */
  viewed: z.boolean(),
  /** The application has reached the owner. */
  received: z.boolean(),
  /** The owner has accepted the person. */
  approved: z.boolean(),
  withdrawn: z.boolean(),
  applied: z.boolean(),
  /** The person agrees to be contacted. */
  ok2contact: z.boolean(),
  /** The owner keeps the person out of its lists. */
  hidden: z.boolean(),
})
export type LinkFlags = z.infer<typeof LinkFlags>

/** Who may cause an event: the person, the posting's owner (or who acts for it), or the product itself. */
export type LinkSide = 'person' | 'owner' | 'system'

/** A link as both sides together have it. No reply shows one side what is the other's alone. */
export interface Link {
  readonly person: LinkState
  readonly owner: LinkState
  readonly flags: LinkFlags
  /** Both sides as they were before the owner rejected; null where the owner has not. */
  readonly beforeRejection: { readonly person: LinkState; readonly owner: LinkState } | null
}

export const noFlags: LinkFlags = {
  viewed: false,
  received: false,
  approved: false,
  withdrawn: false,
  applied: false,
  ok2contact: false,
  hidden: false,
}
/** What a person and a posting are to each other before anything happened. */
export const noLink: Link = { person: 'none', owner: 'none', flags: noFlags, beforeRejection: null }

export const linkEvents = [
  'suggest',
  'saved',
  'applied',
  'withdrawn',
  'ok2contact',
  'rejected',
  'shortlist',
  'dismiss',
  'contacted',
  'accepted',
  'hide',
  'unhide',
  'reopen',
  'cancel',
] as const
export type LinkEvent = (typeof linkEvents)[number]
export const LinkEvent = spelled(linkEvents, eventSpelling)
/** An event, or that the one before is taken back. */
export const LinkEventOrUndo = spelled([...linkEvents, 'undo'], eventSpelling)

/** What whoever causes an event says with it, where it makes a difference. */
export interface Said {
  /** Of an application: whether the employer may contact the person. */
  readonly ok2contact: boolean
}

/** The list that a side was looking at: a state, or '' and 'search' for lists that are of no state. */
export const buckets = [...linkStates, 'search', ''] as const
export const Bucket = z.enum(buckets)
export type Bucket = z.infer<typeof Bucket>

/** Whether a side's state is in a list. What is suggested is not always stored: then it is in no state yet. */
export function isInBucket(state: LinkState, bucket: Bucket): boolean {
  if (bucket === '' || bucket === 'search') return true
  return state === bucket || (bucket === 'suggested' && state === 'none')
}

/** For so long the one who made a change can take it back; nobody is told by e-mail before that. */
export const UNDO_MS = 20_000

/** The changes that can be taken back within {@link UNDO_MS}, as long as nothing else happened to the link. */
export const undoable: ReadonlySet<LinkEvent> = new Set<LinkEvent>([
  'saved',
  'rejected',
  'shortlist',
  'dismiss',
  'contacted',
  'accepted',
  'hide',
  'unhide',
  'reopen',
  'cancel',
])

/** A link before and after a change. */
export interface MadeChange {
  readonly before: Link
  readonly after: Link
}

/**
 * A link without one of its changes: what the change made is as before, and what the other side did since then stays, if
 * it could have done so without the change.
 */
export function takenBack(link: Link, { before, after }: MadeChange): Link {
  const was = <T>(now: T, before: T, after: T): T => (now === after ? before : now)
  const flags = (Object.keys(noFlags) as LinkFlag[]).map((flag) => [flag, was(link.flags[flag], before.flags[flag], after.flags[flag])])
  const wasFree = before.person === after.person || ['none', 'suggested', 'saved'].includes(before.person)
  const [person, owner] = [
    wasFree ? was(link.person, before.person, after.person) : before.person,
    was(link.owner, before.owner, after.owner),
  ]
  const rejectionStays = isSameRejection(link.beforeRejection, after.beforeRejection)
  return {
    // A contact that the owner has taken back meanwhile does not come back by what the person takes back.
    person: person === 'contacted' && owner !== 'contacted' ? 'none' : person,
    owner,
    flags: Object.fromEntries(flags) as LinkFlags,
    beforeRejection: rejectionStays ? before.beforeRejection : link.beforeRejection,
  }
}

const isSameRejection = (one: Link['beforeRejection'], other: Link['beforeRejection']): boolean =>
  one?.person === other?.person && one?.owner === other?.owner

/** Whether a side knows of a change: its own state is another by it, or a flag that it is shown. */
export function isSeenBy(side: 'person' | 'owner', { before, after }: MadeChange): boolean {
  const differs = (flag: LinkFlag) => before.flags[flag] !== after.flags[flag]
  return before[side] !== after[side] || differs('applied') || differs('ok2contact') || (side === 'owner' && differs('hidden'))
}
