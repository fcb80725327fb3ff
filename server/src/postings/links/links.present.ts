import type { Moment } from '@trellis/contract/postings/linkRules.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { LinkOfOwner, LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import { type Link, type LinkFlags, type LinkState, linkFlags, noLink } from '@trellis/contract/postings/links.ts'
import { type CandidateFacts, contactHeldBy, eventsOfOwner, eventsOfPerson, type PostingFacts, undoUntilOfOwner } from './links.policy.ts'
import type { Posting, StoredLink } from '../postings.queries.ts'
import { recordOf } from '../../platform/records.ts'

/** A stored link as the table of transitions has it. */
export function linkOf(row: Pick<StoredLink, keyof LinkFlags | 'personState' | 'ownerState' | 'beforeRejection'>): Link {
  const flags = recordOf(linkFlags, (flag) => row[flag])
  return { person: row.personState, owner: row.ownerState, flags, beforeRejection: row.beforeRejection ?? null }
}

/** A link as its row stores it. */
export const linkColumnsOf = ({ person, owner, flags, beforeRejection }: Link) => ({
  personState: person,
  ownerState: owner,
  ...flags,
  beforeRejection,
})

/** When what stands in a stored link happened, and that it is `now`; without a row nothing has happened. */
export const momentOf = (row: Pick<StoredLink, 'appliedAt' | 'personChangedAt' | 'ownerChangedAt'> | undefined, now: number): Moment => ({
  now,
  times: {
    appliedAt: row?.appliedAt?.getTime() ?? null,
    personChangedAt: row?.personChangedAt.getTime() ?? null,
    ownerChangedAt: row?.ownerChangedAt.getTime() ?? null,
  },
})

/** A state with what stands beside it. */
export function flagOf(state: LinkState, flags: Pick<LinkFlags, 'withdrawn' | 'ok2contact'>): string {
  if (state === 'none' && flags.withdrawn) return 'withdrawn'
  if (state === 'contacted' && flags.ok2contact) return 'ok2contact'
  return state
}

/** Nobody learns from a time that the other side has done something. */
const sinceOf = (state: LinkState, flags: LinkFlags, changedAt: Date | undefined): number | null =>
  changedAt === undefined || (state === 'none' && !flags.withdrawn) ? null : changedAt.getTime()

interface PersonSideFacts {
  readonly posting: PostingFacts
  /** Milliseconds since 1970. */
  readonly now: number
  readonly undoUntil?: number | null
}

/** A link as the person sees it; without a row, what they are to a posting with which nothing has happened. */
export function linkOfPerson(row: StoredLink | undefined, { posting, now, undoUntil }: PersonSideFacts): LinkOfPerson {
  const link = row === undefined ? noLink : linkOf(row)
  const { withdrawn, applied, ok2contact, approved } = link.flags
  return {
    state: link.person,
    flag: flagOf(link.person, link.flags),
    flags: { withdrawn, applied, ok2contact, approved },
    can: eventsOfPerson(link, posting, momentOf(row, now)),
    undoUntil: undoUntil ?? null,
    changedAt: sinceOf(link.person, link.flags, row?.personChangedAt),
    ...(row?.applied && row.note !== '' && { note: row.note }),
    ...(link.person === 'rejected' && link.beforeRejection?.person === 'accepted' && { wasAccepted: true }),
  }
}

interface OwnerSideFacts {
  readonly personId: Id
  readonly person: CandidateFacts
  readonly posting: Pick<Posting, 'id' | 'kind' | 'state'>
  /** Milliseconds since 1970. */
  readonly now: number
  readonly undoUntil?: number | null
}

/** A link as the posting's owner sees it. Without a row, nothing has happened between the two. */
export function linkOfOwner(row: StoredLink | undefined, facts: OwnerSideFacts): LinkOfOwner {
  const { personId, person, posting, now, undoUntil } = facts
  const link = row === undefined ? noLink : linkOf(row)
  const heldBy = contactHeldBy(link, person, posting, now)
  return {
    id: personId,
    state: link.owner,
    flag: flagOf(link.owner, link.flags),
    flags: link.flags,
    can: eventsOfOwner(link, posting, heldBy, momentOf(row, now)),
    contactHeldBy: heldBy,
    reopensTo: link.owner === 'rejected' ? (link.beforeRejection?.owner ?? null) : null,
    undoUntil: undoUntilOfOwner(link, heldBy, undoUntil ?? null),
    changedAt: sinceOf(link.owner, link.flags, row?.ownerChangedAt),
    ...shownApplication(row),
  }
}

function shownApplication(row: StoredLink | undefined): Pick<LinkOfOwner, 'appliedAt' | 'note' | 'resume'> {
  if (!row?.applied) return { appliedAt: null, note: '', resume: null }
  const { resumeId, resumeName } = row
  return {
    appliedAt: row.appliedAt?.getTime() ?? null,
    note: row.note,
    resume: resumeId === null || resumeName === null ? null : { id: resumeId, filename: resumeName },
  }
}
