import { DAY_MS } from '@trellis/contract/durations.ts'
import type { PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import { rulesOf } from '@trellis/contract/postings/transitions.ts'
import type { OtherMemberships } from '@trellis/contract/postings/links.calls.ts'
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
import { changesAfter, countChangesBy, type Decided, type LinkRow, storeChange } from './lockedLink.ts'

/** Thrown where other groups keep somebody from being accepted; what was written before it is rolled back with it. */
export class KeptFromBeingAccepted extends Error {
  readonly groups: OtherMemberships['groups']

  constructor(groups: OtherMemberships['groups']) {
    super('Other groups keep this person from being accepted')
    this.groups = groups
  }
}

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
  /** The groups that keep the person from being accepted, as they are once the link is locked; none where nothing is asked. */
  readonly inTheWay?: (() => Promise<OtherMemberships['groups']>) | undefined
}

/**
 * Changes a locked link by the table of transitions of the posting's kind, or takes the side's last change back.
 * @throws Failure Stale or InvalidTransition, with the link as it is now
 * @throws KeptFromBeingAccepted where nobody but other groups speaks against it
 */
export async function changeLink<R>(
  context: Context,
  tx: Transaction,
  acting: ActingSide<R>,
  row: LinkRow,
  { event, bucket, application, said, words = '', inTheWay }: ChangeRequest,
): Promise<R> {
  if (event === 'undo') return takeBack(context, tx, acting, row, inTheWay)
  const link = linkOf(row)
  if (!isInBucket(link[acting.side], bucket)) {
    throw new Failure('Stale', { details: await asItIsNow(context, tx, acting, row) })
  }
  const moment = momentOf(row, context.clock.now())
  const after = acting.events(row).includes(event) ? rulesOf(acting.kind).changed(link, event, acting.side, said, moment) : undefined
  if (after === undefined) throw await notPossible(context, tx, acting, row, acting.reasonAgainst(event, link))
  if (event !== 'withdrawn' && (await hasGoneToAndFro(context, tx, acting, row))) {
    throw await notPossible(context, tx, acting, row, `You changed this ${MOST_A_DAY} times within a day. Please go on tomorrow.`)
  }
  await requireFree(link, after, inTheWay)
  const { side, actorId: byId } = acting
  const brought = application?.()
  const decided = { event, side, byId, after, words, ...(brought && { application: brought }) }
  const stored = await storeChange(context, tx, row, decided)
  const canUndo = stored !== row && undoable.has(event)
  return acting.present(stored, canUndo ? context.clock.now() + UNDO_MS : null)
}

/** So many steps a link has before anybody is counted: people decide quickly and again, and several do so together. */
const UNCOUNTED = 500
const MOST_A_DAY = 100

/** Whether an account has gone to and fro on a link of many steps, which would have no end. Whoever withdraws, or takes back, may do so anyway. */
const hasGoneToAndFro = async ({ clock }: Context, tx: Transaction, { actorId }: Undoing, row: LinkRow): Promise<boolean> =>
  row.changes >= UNCOUNTED && (await countChangesBy(tx, row, actorId, new Date(clock.now() - DAY_MS))) >= MOST_A_DAY

async function takeBack<R>(
  context: Context,
  tx: Transaction,
  acting: ActingSide<R>,
  row: LinkRow,
  inTheWay: ChangeRequest['inTheWay'],
): Promise<R> {
  const change = await undoableChange(context, tx, acting, row)
  if (change === undefined) {
    throw await notPossible(context, tx, acting, row, 'This can no longer be undone.')
  }
  const link = linkOf(row)
  const after = takenBack(link, change)
  const heldBy = acting.reasonAgainstReturn(link, after)
  if (heldBy !== undefined) throw await notPossible(context, tx, acting, row, heldBy)
  await requireFree(link, after, inTheWay)
  const { side, actorId: byId } = acting
  const decided = { event: 'undo', side, byId, after, undoneId: change.id } as const
  return acting.present(await storeChange(context, tx, row, decided), null)
}

/** Nothing but a change by which somebody stands as accepted who does not is kept by other groups: what was before a rejection can be just that. */
async function requireFree(before: Link, after: Link, inTheWay: ChangeRequest['inTheWay']): Promise<void> {
  if (before.owner === 'accepted' || after.owner !== 'accepted') return
  const groups = (await inTheWay?.()) ?? []
  if (groups.length > 0) throw new KeptFromBeingAccepted(groups)
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
  const [last] = await historyOf({ db: tx, config: context.config }, { viewerId, side, postingId, personId }, 1)
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
