import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { type Link, type LinkEvent, linkFlags, type LinkSide } from '@trellis/contract/postings/links.ts'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { preparedTogether } from '../../platform/database/statements/statements.ts'
import { placeholder } from '../../platform/database/statements/placeholder.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { RecentChange } from './recentChanges.queries.ts'
import { linkColumnsOf, linkOf } from './links.present.ts'
import { linkChanged } from '../postings.events.ts'
import { linkChanges, links } from '../postings.tables.ts'

export type LinkRow = typeof links.$inferSelect

interface Pair {
  readonly postingId: Id
  readonly personId: Id
}

/** A person's link to a posting, made where there is none, that nobody else changes until the transaction ends. */
export async function lockedLink({ clock }: Context, tx: Transaction, pair: Pair): Promise<LinkRow> {
  const { make, lock } = lockingStatements(tx)
  await make.execute({ ...pair, at: new Date(clock.now()) })
  const [row] = await lock.execute({ ...pair })
  // Links go with their posting or person, or while nobody else changes them (`takeSuggestionsBack`).
  if (row === undefined) throw new Failure('NotFound')
  return row
}

const lockingStatements = preparedTogether((tx) => {
  const pair = { postingId: placeholder<Id>('postingId'), personId: placeholder<Id>('personId') }
  const made = tx.insert(links).values({ ...pair, ...untouched(placeholder<Date>('at')) })
  return {
    make: made.onConflictDoNothing(),
    lock: tx.select().from(links).where(ofPair(pair)).for('update'),
  }
})

/** A link with which nothing has happened, as it is made. */
export const untouched = (at: Date) => ({ personState: 'none', ownerState: 'none', personChangedAt: at, ownerChangedAt: at }) as const

const ofPair = ({ postingId, personId }: Pair) => and(eq(links.postingId, postingId), eq(links.personId, personId))

/** What happened to a link after a time, newest first. */
export async function changesAfter(tx: Transaction, { postingId, personId }: Pair, after: Date): Promise<RecentChange[]> {
  const rows = await tx
    .select()
    .from(linkChanges)
    .where(and(eq(linkChanges.postingId, postingId), eq(linkChanges.personId, personId), gt(linkChanges.at, after)))
    .orderBy(desc(linkChanges.number))
  return rows.map((row) => ({ ...row, at: row.at.getTime() }))
}

/** How often an account changed a link after a time. */
export const countChangesBy = (tx: Transaction, { postingId, personId }: Pair, accountId: Id, after: Date): Promise<number> => {
  const { at, byId } = linkChanges
  const isOfLink = and(eq(linkChanges.postingId, postingId), eq(linkChanges.personId, personId))
  return tx.$count(linkChanges, and(isOfLink, eq(byId, accountId), gt(at, after)))
}

/** A change that was decided on, and who did it; nobody where it was the product itself. */
export interface Decided {
  readonly event: LinkEvent | 'undo'
  readonly side: LinkSide
  readonly byId: Id | undefined
  readonly after: Link
  /** What was written to the other side with it. */
  readonly words?: string
  /** Of an 'undo': the change taken back. */
  readonly undoneId?: Id
  /** What an application brings, or a withdrawal takes along. */
  readonly application?: Pick<LinkRow, 'resumeId' | 'note' | 'appliedAt'>
}

/** A link's row as a change leaves it: each side's time is that of the last change that it knows of. */
export function changedRow(row: LinkRow, after: Link, at: Date): LinkRow {
  const before = linkOf(row)
  const isKnownToBoth = before.flags.ok2contact !== after.flags.ok2contact || before.flags.applied !== after.flags.applied
  return {
    ...row,
    ...linkColumnsOf(after),
    ...((before.person !== after.person || isKnownToBoth) && { personChangedAt: at }),
    ...((before.owner !== after.owner || isKnownToBoth) && { ownerChangedAt: at }),
    changes: row.changes + 1,
  }
}

/** Writes a change of a locked link: the row, its history and the event. A change of nothing is none. */
export async function storeChange(context: Context, tx: Transaction, row: LinkRow, decided: Decided): Promise<LinkRow> {
  const { event, side, byId, after, words = '', undoneId, application } = decided
  const before = linkOf(row)
  if (isSame(before, after)) return row
  const { postingId, personId } = row
  const now = context.clock.now()
  const at = new Date(now)
  const changeId = newId(now)
  const stored = { ...changedRow(row, after, at), ...application }
  const { update, add } = storingStatements(tx)
  await update.execute(stored)
  const change = {
    id: changeId,
    number: stored.changes,
    at,
    byId: byId ?? null,
    side,
    event,
    before,
    after,
    words,
    undoes: undoneId ?? null,
  }
  await add.execute({ postingId, personId, ...change })
  const what = { changeId, postingId, personId, event, side, byId, before, after, words }
  await context.events.emit(tx, linkChanged, { ...what, ...(undoneId !== undefined && { undoneId }) })
  return stored
}

/** Both take the values of columns by their names. */
const storingStatements = preparedTogether((tx) => {
  const value = (name: string) => placeholder<never>(name)
  // The column's own way to write would make null a value.
  const valueOrNull = (name: string, type: 'jsonb' | 'timestamptz') => sql`${sql.placeholder(name)}::${sql.raw(type)}`
  const pair = { postingId: value('postingId'), personId: value('personId') }
  const link = {
    personState: value('personState'),
    ownerState: value('ownerState'),
    ...Object.fromEntries(linkFlags.map((flag) => [flag, value(flag)])),
    beforeRejection: valueOrNull('beforeRejection', 'jsonb'),
    resumeId: value('resumeId'),
    note: value('note'),
    appliedAt: valueOrNull('appliedAt', 'timestamptz'),
    personChangedAt: value('personChangedAt'),
    ownerChangedAt: value('ownerChangedAt'),
    changes: value('changes'),
  }
  const change = {
    id: value('id'),
    ...pair,
    number: value('number'),
    at: value('at'),
    byId: value('byId'),
    side: value('side'),
    event: value('event'),
    before: value('before'),
    after: value('after'),
    words: value('words'),
    undoes: value('undoes'),
  }
  return {
    update: tx.update(links).set(link).where(ofPair(pair)),
    add: tx.insert(linkChanges).values(change),
  }
})

const isSame = (one: Link, other: Link): boolean => JSON.stringify(one) === JSON.stringify(other)
