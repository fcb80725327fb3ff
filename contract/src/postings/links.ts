import { z } from 'zod'

/** Where one side of a link between a person and a posting stands; also the names of the lists ('buckets') it is in. */
export const linkStates = ['none', 'suggested', 'saved', 'applied', 'contacted', 'accepted', 'rejected'] as const
export const LinkState = z.enum(linkStates)
export type LinkState = z.infer<typeof LinkState>

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
  'pS',
  'mS',
  'contacted',
  'accepted',
  'hF',
  'pF',
  'reopen',
  'cancel',
] as const
export type LinkEvent = (typeof linkEvents)[number]

/** One row of the table: who may cause what, from which links, and what becomes of the link. */
interface Transition {
  readonly event: LinkEvent
  readonly by: LinkSide
  readonly from: (link: Link) => boolean
  readonly to: (link: Link, said: Said) => Link
}

/** What whoever causes an event says with it, where it makes a difference. */
export interface Said {
  /** Of an application: whether the employer may contact the person. */
  readonly ok2contact: boolean
}

const nothingSaid: Said = { ok2contact: false }

const personIn = (...states: LinkState[]) => (link: Link) => states.includes(link.person)
const ownerIn = (...states: LinkState[]) => (link: Link) => states.includes(link.owner)
const flagged = (link: Link, flags: Partial<LinkFlags>): LinkFlags => ({ ...link.flags, ...flags })

/** Both sides start anew; a withdrawn link keeps what the owner chose for its own lists. */
const withdrawn = (link: Link): Link => ({
  person: 'none',
  owner: 'none',
  flags: flagged(link, { withdrawn: true, applied: false, received: false, approved: false, ok2contact: false }),
  beforeRejection: null,
})

/** States that both sides know of. One of them is enough: an applicant may be shortlisted, who contacts may be saved. */
const shared: ReadonlySet<LinkState> = new Set<LinkState>(['applied', 'contacted', 'accepted'])

/** Only who applied or was contacted learns of a rejection. */
const isKnownToPerson = ({ person, owner }: Pick<Link, 'person' | 'owner'>): boolean =>
  shared.has(person) || shared.has(owner)

/** A person's own no is not the owner's to take back. */
const isOwnNo = (link: Link): boolean => link.owner === 'rejected' && link.beforeRejection === null

const rejectedByOwner = (link: Link): Link => ({
  person: isKnownToPerson(link) ? 'rejected' : link.person,
  owner: 'rejected',
  flags: flagged(link, { approved: false }),
  beforeRejection: { person: link.person, owner: link.owner },
})

/** What a rejection made of the person's side is taken back with it; what the person chose since then stays. */
function reopened(link: Link): Link {
  const before = link.beforeRejection!
  const wasTold = isKnownToPerson(before) && link.person === 'rejected'
  return {
    person: wasTold ? before.person : link.person,
    owner: before.owner,
    flags: flagged(link, { approved: before.owner === 'accepted' }),
    beforeRejection: null,
  }
}

/**
 * Every rule of how a link changes, one row each (docs/decisions, 'links between people and postings'). `from` of a
 * person's event looks at the person's state, of an owner's at the owner's: neither side is held up by what the other
 * keeps to itself.
 */
export const transitions: readonly Transition[] = [
  {
    event: 'suggest',
    by: 'system',
    // Whoever has said no, or withdrawn, is left in peace.
    from: (link) => link.owner === 'none' && !link.flags.withdrawn && personIn('none', 'suggested', 'saved')(link),
    to: (link) => ({ ...link, person: link.person === 'none' ? 'suggested' : link.person, owner: 'suggested' }),
  },
  {
    event: 'saved',
    by: 'person',
    // An applicant whom the owner contacts stays one.
    from: (link) => personIn('none', 'suggested')(link) || (link.person === 'contacted' && !link.flags.applied),
    to: (link) => ({ ...link, person: 'saved' }),
  },
  {
    event: 'applied',
    by: 'person',
    from: (link) =>
      personIn('none', 'suggested', 'saved', 'rejected')(link) || (link.person === 'contacted' && !link.flags.applied),
    to: (link, { ok2contact }) => ({
      person: 'applied',
      owner: 'applied',
      flags: flagged(link, { applied: true, received: true, withdrawn: false, ok2contact }),
      beforeRejection: null,
    }),
  },
  { event: 'withdrawn', by: 'person', from: personIn('applied', 'contacted', 'accepted'), to: withdrawn },
  {
    event: 'ok2contact',
    by: 'person',
    // Also with an application, and once accepted: somebody under 18 could not be reached at all otherwise.
    from: (link) => personIn('contacted', 'applied', 'accepted')(link) && !link.flags.ok2contact,
    to: (link) => ({ ...link, flags: flagged(link, { ok2contact: true }) }),
  },
  {
    event: 'rejected',
    by: 'person',
    // What a student's own list suggests is not stored: it is in no state yet.
    from: personIn('none', 'suggested', 'contacted'),
    // Who declines a mere suggestion tells nobody: what the owner chose stays as it is. Who declines a talk takes back
    // that they agreed to it.
    to: (link) =>
      link.person === 'contacted'
        ? { person: 'rejected', owner: 'rejected', flags: flagged(link, { ok2contact: false }), beforeRejection: null }
        : { ...link, person: 'rejected' },
  },
  // An applicant is shortlisted: the person stays as they are, and does not learn of it.
  { event: 'pS', by: 'owner', from: ownerIn('suggested', 'none', 'applied'), to: (link) => ({ ...link, owner: 'saved' }) },
  {
    event: 'mS',
    by: 'owner',
    from: ownerIn('suggested'),
    to: (link) => ({ ...link, owner: 'rejected', beforeRejection: { person: link.person, owner: link.owner } }),
  },
  {
    event: 'contacted',
    by: 'owner',
    from: ownerIn('none', 'suggested', 'saved', 'applied'),
    to: (link) => ({ ...link, person: 'contacted', owner: 'contacted', flags: flagged(link, { withdrawn: false }) }),
  },
  {
    event: 'accepted',
    by: 'owner',
    from: (link) =>
      (link.flags.applied && link.owner !== 'accepted' && !isOwnNo(link)) ||
      (link.owner === 'contacted' && link.flags.ok2contact),
    to: (link) => ({
      person: 'accepted',
      owner: 'accepted',
      flags: flagged(link, { approved: true }),
      beforeRejection: null,
    }),
  },
  {
    event: 'rejected',
    by: 'owner',
    from: ownerIn('suggested', 'saved', 'applied', 'contacted', 'accepted'),
    to: rejectedByOwner,
  },
  { event: 'hF', by: 'owner', from: () => true, to: (link) => ({ ...link, flags: flagged(link, { hidden: true }) }) },
  { event: 'pF', by: 'owner', from: () => true, to: (link) => ({ ...link, flags: flagged(link, { hidden: false }) }) },
  {
    event: 'reopen',
    by: 'owner',
    from: (link) => link.owner === 'rejected' && !isOwnNo(link),
    to: reopened,
  },
  // 'jobCancel': each side takes back what it alone knows of; an application or a talk is withdrawn instead.
  {
    event: 'cancel',
    by: 'person',
    from: personIn('saved'),
    // Who was contacted before saving it still is.
    to: (link) => ({ ...link, person: link.owner === 'contacted' ? 'contacted' : 'none' }),
  },
  {
    event: 'cancel',
    by: 'owner',
    from: ownerIn('saved'),
    // Who is no longer shortlisted still waits for an answer.
    to: (link) => ({ ...link, owner: link.flags.applied ? 'applied' : 'none' }),
  },
]

/** What becomes of a link by an event; undefined where the event is not allowed from it by this side. */
export function changed(link: Link, event: LinkEvent, by: LinkSide, said = nothingSaid): Link | undefined {
  return transitions.find((row) => row.event === event && row.by === by && row.from(link))?.to(link, said)
}

/** The events that one side may cause from a link. */
export function eventsFrom(link: Link, by: LinkSide): LinkEvent[] {
  return transitions.filter((row) => row.by === by && row.from(link)).map(({ event }) => event)
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
export const undoable: ReadonlySet<LinkEvent> = new Set<LinkEvent>(
  ['saved', 'rejected', 'pS', 'mS', 'contacted', 'accepted', 'hF', 'pF', 'reopen', 'cancel'],
)

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
  const flags = (Object.keys(noFlags) as LinkFlag[]).map((flag) => [
    flag,
    was(link.flags[flag], before.flags[flag], after.flags[flag]),
  ])
  const wasFree = before.person === after.person || ['none', 'suggested', 'saved'].includes(before.person)
  const rejectionStays = isSameRejection(link.beforeRejection, after.beforeRejection)
  return {
    person: wasFree ? was(link.person, before.person, after.person) : before.person,
    owner: was(link.owner, before.owner, after.owner),
    flags: Object.fromEntries(flags) as LinkFlags,
    beforeRejection: rejectionStays ? before.beforeRejection : link.beforeRejection,
  }
}

const isSameRejection = (one: Link['beforeRejection'], other: Link['beforeRejection']): boolean =>
  one?.person === other?.person && one?.owner === other?.owner

/** Whether a side knows of a change: its own state is another by it, or a flag that it is shown. */
export function isSeenBy(side: 'person' | 'owner', { before, after }: MadeChange): boolean {
  const differs = (flag: LinkFlag) => before.flags[flag] !== after.flags[flag]
  return before[side] !== after[side] || differs('ok2contact') || (side === 'owner' && differs('hidden'))
}
