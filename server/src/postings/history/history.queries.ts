import type { Id } from '@trellis/contract/wire/ids.ts'
import type { LinkChange } from '@trellis/contract/postings/linkSides.ts'
import { type LinkEvent, linkEvents } from '@trellis/contract/postings/links.ts'
import { and, desc, eq, exists, getTableColumns, gte, inArray, notExists, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { shownAccounts } from '../../accounts/accounts.queries.ts'
import type { Context } from '../../context.ts'
import type { Queries } from '../../platform/database/database.ts'
import { linkChanges, postings } from '../postings.tables.ts'

interface HistoryQuery {
  readonly viewerId: Id
  readonly side: 'person' | 'owner'
  readonly postingId: Id
  readonly personId: Id
}

/** So many steps are shown, the newest: nobody reads on, and two can go on for as long as they like. */
const MOST_SHOWN = 500

type Reading = Pick<Context, 'config'> & { readonly db: Queries }

/**
 * What happened to a link as one side may know it, newest first and no more than the newest {@link MOST_SHOWN}: nothing that the other side keeps to
 * itself. The person hears of the owner's side by the name of who offers the posting, the owner's side by the name of who acted.
 */
export const historyOf = (context: Reading, query: HistoryQuery, most = MOST_SHOWN): Promise<LinkChange[]> => stepsOf(context, query, most)

/** The same from the first step on, for whoever wants all that is stored. */
export const wholeHistoryOf = (context: Reading, query: HistoryQuery): Promise<LinkChange[]> => stepsOf(context, query, Infinity)

async function stepsOf(
  { db, config }: Reading,
  { viewerId, side, postingId, personId }: HistoryQuery,
  most: number,
): Promise<LinkChange[]> {
  const [account, taking] = [shownAccounts(db), alias(linkChanges, 'taking')]
  const isTakenBack = exists(db.select({ id: taking.id }).from(taking).where(eq(taking.undoes, linkChanges.id)))
  const steps = db
    .select({ change: linkChanges, name: account.name, offeredBy: postings.offeredBy, isTakenBack: sql<boolean>`${isTakenBack}` })
    .from(linkChanges)
    .innerJoin(postings, eq(postings.id, linkChanges.postingId))
    .leftJoin(account, eq(account.id, linkChanges.byId))
    .where(and(eq(linkChanges.postingId, postingId), eq(linkChanges.personId, personId), isKnownTo(side)))
    .orderBy(desc(linkChanges.number))
  const rows = await (Number.isFinite(most) ? steps.limit(most) : steps)
  const byName = ({ change, name, offeredBy }: (typeof rows)[number]): string => {
    if (change.side === 'system') return config.productName
    if (change.byId === viewerId) return 'You'
    return side === 'person' ? offeredBy : (name ?? 'Somebody who has left')
  }
  return rows.map((row) => ({
    at: row.change.at.getTime(),
    by: byName(row),
    event: known(row.change.event),
    from: row.change.before[side],
    to: row.change.after[side],
    words: row.isTakenBack ? '' : row.change.words,
  }))
}

/** `isSeenBy` in the database. */
function isKnownTo(side: HistoryQuery['side']): SQL | undefined {
  const { before, after } = linkChanges
  const flags = ['applied', 'ok2contact', ...(side === 'owner' ? ['hidden'] : [])]
  const differing = flags.map((flag) => sql`${before} -> 'flags' -> ${flag} is distinct from ${after} -> 'flags' -> ${flag}`)
  return or(sql`${before} -> ${side} is distinct from ${after} -> ${side}`, ...differing)
}

/** The last change of a link by an event, if any. */
export async function lastChangeId(
  db: Queries,
  { postingId, personId, event }: { readonly postingId: Id; readonly personId: Id; readonly event: LinkEvent },
): Promise<Id | undefined> {
  const which = and(eq(linkChanges.postingId, postingId), eq(linkChanges.personId, personId), eq(linkChanges.event, event))
  const [last] = await db.select({ id: linkChanges.id }).from(linkChanges).where(which).orderBy(desc(linkChanges.number)).limit(1)
  return last?.id
}

/** A release that is brought out while this one runs may store an event that this one has no words for. */
const known = (stored: LinkChange['event']): LinkChange['event'] => linkEvents.find((event) => event === stored) ?? 'undo'

/** The changes of all links that were not taken back, as a part of a query. */
export function standingChanges(db: Queries) {
  const taking = alias(linkChanges, 'taking')
  const takenBack = db.select({ id: taking.id }).from(taking).where(eq(taking.undoes, linkChanges.id))
  return db.select(getTableColumns(linkChanges)).from(linkChanges).where(notExists(takenBack)).as('change')
}

/** Which of these events happened to links since a time (in milliseconds since 1970), and were not taken back. */
export async function changesSince(db: Queries, time: number, events: readonly LinkEvent[]) {
  const change = standingChanges(db)
  const { postingId, personId, event, at } = change
  return db
    .select({ postingId, personId, event, at })
    .from(change)
    .where(and(gte(at, new Date(time)), inArray(event, [...events])))
}
