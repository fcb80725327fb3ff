import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, exists, lt, notInArray, or, sql, type Column, type SQL } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { isInAny, isNone, isSeenIn } from '../memberships/memberships.queries.ts'
import type { Queries } from '../platform/database/database.ts'
import { placeholder } from '../platform/database/statements/placeholder.ts'
import { type AgeLimit, inNoGroup, type Viewer } from './visibility.policy.ts'
import { assignedMentees, blocks } from './visibility.tables.ts'

/** Where the person's side of the rule is read: the columns of whichever table is listed. */
export interface SeenColumns {
  readonly id: Column
  /** Confirmed and not hidden. */
  readonly listed: Column | SQL
  readonly birthYear: Column
}

/**
 * Who may see whom, the one rule, as a condition on a query that lists people. Everybody sees themselves, super-users see
 * everybody. Others see who is listed, unless either side blocks the other, and who is of the ages that they see
 * or was assigned to them, as their mentee or as their mentor.
 */
export function visibleTo(db: Queries, viewer: Viewer, person: SeenColumns): SQL | undefined {
  if (viewer.isSuperUser) return undefined
  const blocked = blockedEitherWay(db, viewer.id)
  const shown = and(sql`${person.listed}`, notInArray(person.id, blocked), ofAgeFor(db, viewer, person))
  return or(eq(person.id, viewer.id), shown)
}

/** Those whom a person blocks and those who block them, as a part of a query. The person may be one too. */
export function blockedEitherWay(db: Queries, personId: Id | SQL) {
  return union(
    db.select({ id: blocks.blockedId }).from(blocks).where(eq(blocks.blockerId, personId)),
    db.select({ id: blocks.blockerId }).from(blocks).where(eq(blocks.blockedId, personId)),
  )
}

/** The blocks between two people, whoever blocks whom: to be asked for by `exists`. Either may be a part of the query. */
export function blocksBetween(db: Queries, one: Id | Column, other: Id | Column | SQL) {
  return db
    .select({ one: sql`1` })
    .from(blocks)
    .where(or(and(eq(blocks.blockerId, one), eq(blocks.blockedId, other)), and(eq(blocks.blockerId, other), eq(blocks.blockedId, one))))
}

function ofAgeFor(db: Queries, { id, age }: Viewer, person: SeenColumns): SQL | undefined {
  if (age === undefined) return undefined
  const isVouchedFor = age.orInAny ? isInAny(db, person.id) : undefined
  return or(lt(person.birthYear, age.bornBefore), isSeenIn(db, person.id, age.orIn), isVouchedFor, isAssignedTo(db, id, person.id))
}

/** Whether an advisor published the person in a column and somebody as a pair, whichever of the two is the mentor. */
function isAssignedTo(db: Queries, viewer: Id, person: Column): SQL | undefined {
  const { mentorId, menteeId } = assignedMentees
  const pairs = (mentor: Id | Column, mentee: Id | Column) =>
    db
      .select({ one: sql`1` })
      .from(assignedMentees)
      .where(and(eq(mentorId, mentor), eq(menteeId, mentee)))
  return or(exists(pairs(viewer, person)), exists(pairs(person, viewer)))
}

/** A viewer for a statement that is built once and run for many: placeholders, and the values that take their place. */
export interface AnyViewer {
  readonly viewer: Viewer
  readonly values: Record<string, unknown>
  /** Equal for viewers for whom the statement is the same. */
  readonly shape: string
}

/** Replaces what differs between viewers of one shape by placeholders. */
export function anyViewer({ id, isSuperUser, age }: Viewer): AnyViewer {
  const { all, mentors } = age?.orIn ?? inNoGroup
  const anyAge = age && {
    bornBefore: placeholder<number>('bornBefore'),
    orIn: { all: anyGroups(all, 'groups'), mentors: anyGroups(mentors, 'mentorsOf') },
    orInAny: age.orInAny,
  }
  return {
    viewer: { id: placeholder<Id>('viewerId'), isSuperUser, age: anyAge },
    values: { viewerId: id, bornBefore: age?.bornBefore, groups: all, mentorsOf: mentors },
    shape: isSuperUser ? 'super-user' : age === undefined ? 'all ages' : shapeOf(age),
  }
}

const anyGroups = (groups: readonly Id[], name: string): readonly Id[] => (isNone(groups) ? [] : placeholder<Id[]>(name))

const shapeOf = ({ orIn, orInAny }: AgeLimit): string =>
  `${orInAny ? 'of any group' : 'of age'}${isNone(orIn.all) ? '' : ', of groups'}${isNone(orIn.mentors) ? '' : ', mentors of groups'}`
