import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { shownAccounts } from '../accounts/accounts.queries.ts'
import type { Queries } from '../platform/database/database.ts'
import { eachOf, placeholder } from '../platform/database/statements/placeholder.ts'
import { prepared } from '../platform/database/statements/statements.ts'
import { blockedEitherWay } from './visibility.ts'
import { assignedMentees, blocks } from './visibility.tables.ts'

/** Those whom a person blocks and those who block them. */
export async function blockedWith(db: Queries, personId: Id): Promise<Id[]> {
  const rows = await blockedStatement(db).execute({ personId })
  return rows.map(({ id }) => id)
}

const blockedStatement = prepared((db) => blockedEitherWay(db, placeholder<Id>('personId')))

/** The same of each of some people. */
export async function blockedWithEach(db: Queries, personIds: readonly Id[]): Promise<Map<Id, ReadonlySet<Id>>> {
  const rows = await blockedWithEachStatement(db).execute({ personIds })
  const byPerson = Map.groupBy(rows, ({ personId }) => personId)
  return new Map(personIds.map((personId) => [personId, new Set((byPerson.get(personId) ?? []).map(({ id }) => id))]))
}

const blockedWithEachStatement = prepared((db) => {
  const { id: personId, from } = eachOf('personIds')
  const blocked = blockedEitherWay(db, personId).as('blocked')
  return db
    .select({ personId, id: blocked.id })
    .from(from)
    .innerJoinLateral(blocked, sql`true`)
})

/** Whom a person's searches leave out, and whom they find whatever their age: the mentees and mentors whom an advisor assigned to them. */
export async function exceptionsOf(db: Queries, personId: Id): Promise<{ blocked: Id[]; assigned: Id[] }> {
  const [blocked, rows] = await Promise.all([blockedWith(db, personId), assignedStatement(db).execute({ personId })])
  return { blocked, assigned: rows.map(({ id }) => id) }
}

const assignedStatement = prepared((db) => {
  const [{ mentorId, menteeId }, personId] = [assignedMentees, placeholder<Id>('personId')]
  const as = (own: typeof mentorId | typeof menteeId, other: typeof own) =>
    db.select({ id: other }).from(assignedMentees).where(eq(own, personId))
  return union(as(mentorId, menteeId), as(menteeId, mentorId))
})

/** Whether a person blocks another. */
export async function isBlocking(db: Queries, personId: Id, otherId: Id): Promise<boolean> {
  const block = and(eq(blocks.blockerId, personId), eq(blocks.blockedId, otherId))
  return (await db.$count(blocks, block)) > 0
}

/** Whom a person blocks, newest first, as a part of a query. */
export function blockedBy(db: Queries, personId: Id): SQL<Id[]> {
  const account = shownAccounts(db)
  const found = db
    .select({ id: blocks.blockedId })
    .from(blocks)
    .innerJoin(account, eq(account.id, blocks.blockedId))
    .where(eq(blocks.blockerId, personId))
    .orderBy(desc(blocks.createdAt), blocks.blockedId)
  return sql`array(${found})`
}

/** Whom a person blocks and since when, to be joined on `id`. */
export function blocksOf(db: Queries, personId: Id) {
  const { blockerId, blockedId, createdAt } = blocks
  return db.select({ id: blockedId, since: createdAt }).from(blocks).where(eq(blockerId, personId)).as('block')
}

/** The blocks among some people. @param people their ids, as a part of a query */
export function blocksAmong(db: Queries, people: SQLWrapper) {
  const { blockerId, blockedId } = blocks
  return db
    .select({ one: blockerId, other: blockedId })
    .from(blocks)
    .where(and(inArray(blockerId, people), inArray(blockedId, people)))
}
