import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import { type Link, type LinkEvent, noFlags, noLink, type Said, undoable, UNDO_MS } from '@trellis/contract/postings/links.ts'
import type { PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import { rulesOf } from '@trellis/contract/postings/transitions.ts'
import { CallFailed, failedWith, faultWords, withOutcome } from '../../api/failure.ts'
import { unknownTo, useWrites, type Written } from '../../api/writes.ts'
import { type GroupInTheWay, groupsIn } from './groupsInTheWay.ts'

/** What a student did about a job or a group: its link before and after. */
export interface LinkChange {
  readonly postingId: string
  /** Undefined where it was taken back, or somebody else did it. */
  readonly event?: LinkEvent
  readonly before: LinkOfPerson
  readonly after: LinkOfPerson
}

/** How the student's last change of a link is going. */
export interface Change {
  readonly inProcess?: boolean
  /** Why it did not come about. */
  readonly error?: string
  /** The groups that stood in its way. */
  readonly groups?: readonly GroupInTheWay[]
  /** What was done, and until when (by this browser's clock) it can be taken back. */
  readonly done?: { readonly event: LinkEvent; readonly before: LinkOfPerson; readonly undoUntil: number } | undefined
}

/** The server counts from when the change reached it. */
const SAFETY_MS = 1_000

export const aboutLink = (...postingId: readonly string[]): readonly string[] => ['link', ...postingId]

/** How a link's last change is going; after a refusal the one before it can still be taken back. */
export const lastChange = (writes: readonly Written<LinkChange>[]): Change => writes.reduce<Change>(changeBy, {})

function changeBy({ done }: Change, { change, isPending, failure, sentAt = 0, repliedAt }: Written<LinkChange>): Change {
  if (isPending) return { inProcess: true }
  if (failure !== undefined) {
    const groups = groupsIn(failure)
    return { error: reasonOf(failure), ...(groups && { groups }), ...(repliedAt === undefined && { done }) }
  }
  const { event, before } = change
  return event !== undefined && undoable.has(event) ? { done: { event, before, undoUntil: sentAt + UNDO_MS - SAFETY_MS } } : {}
}

/** Changes of other links do not render this one again. */
export const useChange = (postingId: string): Change => lastChange(useWrites<LinkChange>(aboutLink(postingId)))

interface WithLink {
  readonly _id: string
  readonly link: LinkOfPerson | null
}

/** Jobs or groups of a reply with what was done about them since it was asked for. */
export function withChanges<P extends WithLink>(postings: readonly P[], writes: readonly Written<LinkChange>[], requestedAt: number): P[] {
  const links = new Map(unknownTo(writes, requestedAt).map(({ postingId, after }) => [postingId, after]))
  return postings.map((posting) => ({ ...posting, link: links.get(posting._id) ?? posting.link }))
}

/** A link as the table of transitions has it, as far as the student knows. */
const linkOf = ({ state, flags }: LinkOfPerson): Link => ({ ...noLink, person: state, flags: { ...noFlags, ...flags } })

/** What a link will be, shown before the server has answered. */
export function expected(kind: PostingKind, link: LinkOfPerson, event: LinkEvent, said?: Said): LinkOfPerson {
  const { changed, eventsFrom } = rulesOf(kind)
  const next = changed(linkOf(link), event, 'person', said)
  if (next === undefined) return link
  const { withdrawn, applied, ok2contact, approved } = next.flags
  return {
    ...link,
    state: next.person,
    flag: next.person,
    flags: { withdrawn, applied, ok2contact, approved },
    can: eventsFrom(next, 'person'),
    undoUntil: null,
  }
}

/** The link as it is by now, where a refusal tells it. */
export function recordIn(failure: unknown): LinkOfPerson | undefined {
  return failure instanceof CallFailed ? (failure.details['record'] as LinkOfPerson | undefined) : undefined
}

function reasonOf(failure: unknown): string {
  const isAsItIs = failedWith(failure, 'Stale') || failedWith(failure, 'InvalidTransition')
  return isAsItIs ? failure.error : withOutcome(faultWords(failure), 'Nothing was changed.')
}
