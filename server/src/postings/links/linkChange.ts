import type { PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import { rulesOf } from '@trellis/contract/postings/transitions.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import {
  type Bucket,
  isInBucket,
  type Link,
  type LinkEvent,
  type Said,
  takenBack,
  undoable,
  UNDO_MS,
} from '@trellis/contract/postings/links.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { Failure } from '../../platform/http/failure.ts'
import { historyOf } from '../history/history.queries.ts'
import { undoableBy, undoUntilOf } from './links.policy.ts'
import { linkOf, momentOf } from './links.present.ts'
import { changesAfter, type Decided, type LinkRow, storeChange } from './lockedLink.ts'

/** One side of a link with whoever acts on it. `R` is the link as this side sees it. */
export interface ActingSide<R> {
  readonly side: 'person' | 'owner'
  readonly actorId: Id
  /** What the posting is. */
  readonly kind: PostingKind
  /** The events that the side may cause from a link now. */
  events(row: LinkRow): LinkEvent[]
  /** Why an event is not among them, where the state alone does not say it. */
  reasonAgainst(event: LinkEvent, link: Link): string | undefined
  /** Why the side cannot take a change back from a link to how it would be without it; undefined where it can. */
  reasonAgainstReturn(link: Link, restored: Link): string | undefined
  present(row: LinkRow, undoUntil: number | null): R
}

export interface ChangeRequest {
  readonly event: LinkEvent | 'undo'
  /** The list that the caller was looking at. */
  readonly bucket: Bucket
  /** What an application brings, or a withdrawal takes along; asked for once the step is known to be possible. */
  readonly application?: () => Decided['application']
  /** What an application says of being contacted. */
  readonly said?: Said
  /** What is written to the other side with it. */
  readonly words?: string
}

/**
 * Changes a locked link by the table of transitions of the posting's kind, or takes the side's last change back.
 * @throws Failure Stale or InvalidTransition, with the link as it is now
 */
export async function changeLink<R>(
  context: Context,
  tx: Transaction,
  acting: ActingSide<R>,
  row: LinkRow,
  { event, bucket, application, said, words = '' }: ChangeRequest,
): Promise<R> {
  if (event === 'undo') return takeBack(context, tx, acting, row)
  const link = linkOf(row)
  if (!isInBucket(link[acting.side], bucket)) {
    throw new Failure('Stale', { details: await asItIsNow(context, tx, acting, row) })
  }
  const moment = momentOf(row, context.clock.now())
  const after = acting.events(row).includes(event) ? rulesOf(acting.kind).changed(link, event, acting.side, said, moment) : undefined
  if (after === undefined) throw await notPossible(context, tx, acting, row, acting.reasonAgainst(event, link))
  const { side, actorId: byId } = acting
  const brought = application?.()
  const decided = { event, side, byId, after, words, ...(brought && { application: brought }) }
  const stored = await storeChange(context, tx, row, decided)
  const canUndo = stored !== row && undoable.has(event)
  return acting.present(stored, canUndo ? context.clock.now() + UNDO_MS : null)
}

async function takeBack<R>(context: Context, tx: Transaction, acting: ActingSide<R>, row: LinkRow): Promise<R> {
  const change = await undoableChange(context, tx, acting, row)
  if (change === undefined) {
    throw await notPossible(context, tx, acting, row, 'This can no longer be undone.')
  }
  const link = linkOf(row)
  const after = takenBack(link, change)
  const heldBy = acting.reasonAgainstReturn(link, after)
  if (heldBy !== undefined) throw await notPossible(context, tx, acting, row, heldBy)
  const { side, actorId: byId } = acting
  const decided = { event: 'undo', side, byId, after, undoneId: change.id } as const
  return acting.present(await storeChange(context, tx, row, decided), null)
}

/** What a side would make of a locked link by a change; undefined where the table of transitions does not allow it, or there is nothing to take back. */
export async function linkAfter(
  context: Context,
  tx: Transaction,
  acting: Pick<ActingSide<unknown>, 'side' | 'actorId' | 'kind'>,
  row: LinkRow,
  event: ChangeRequest['event'],
): Promise<Link | undefined> {
  const link = linkOf(row)
  if (event !== 'undo') return rulesOf(acting.kind).changed(link, event, acting.side, undefined, momentOf(row, context.clock.now()))
  const change = await undoableChange(context, tx, acting, row)
  return change && takenBack(link, change)
}

type Undoing = Pick<ActingSide<unknown>, 'side' | 'actorId'>

async function undoableChange(context: Context, tx: Transaction, acting: Undoing, row: LinkRow) {
  const now = context.clock.now()
  return undoableBy(acting, await changesAfter(tx, row, new Date(now - UNDO_MS)), now)
}

/** The link as the side sees it, and what it knows to have happened to it last: who was faster. */
async function asItIsNow<R>(context: Context, tx: Transaction, acting: ActingSide<R>, row: LinkRow) {
  const { side, actorId: viewerId } = acting
  const { postingId, personId } = row
  const [last] = await historyOf({ db: tx, config: context.config }, { viewerId, side, postingId, personId })
  const record = acting.present(row, undoUntilOf(await undoableChange(context, tx, acting, row)))
  return { record, ...(last !== undefined && { last }) }
}

async function notPossible(
  context: Context,
  tx: Transaction,
  acting: ActingSide<unknown>,
  row: LinkRow,
  sentence: string | undefined,
): Promise<Failure> {
  const details = { events: acting.events(row), ...(await asItIsNow(context, tx, acting, row)) }
  return new Failure('InvalidTransition', { ...(sentence !== undefined && { sentence }), details })
}
