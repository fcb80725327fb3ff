import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { LAST_AGE_AS_MINOR } from '@trellis/contract/accounts/minors.ts'
import { and, eq, lt, notInArray, or, sql, type Column, type SQL } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { isInAny, isInOneOf } from '../memberships/memberships.queries.ts'
import type { Queries } from '../platform/database/database.ts'
import { placeholder } from '../platform/database/statements/placeholder.ts'
import { blocks } from './visibility.tables.ts'

/** Whoever looks at people, as the rule of who sees whom needs them. */
export interface Viewer {
  readonly id: Id
  readonly isSuperUser: boolean
  /** Undefined where people of all ages are seen. */
  readonly age: AgeLimit | undefined
}

/** Who is old enough for a viewer: born before a year, or in one of these groups, or where the viewer is trusted, in any. */
export interface AgeLimit {
  readonly bornBefore: number
  readonly orIn: readonly Id[]
  readonly orInAny: boolean
}

/** Where the person's side of the rule is read: the columns of whichever table is listed. */
export interface SeenColumns {
  readonly id: Column
  /** Confirmed and not hidden. */
  readonly listed: Column | SQL
  readonly birthYear: Column
}

/**
 * Which ages somebody sees: everybody sees adults, and those with whom they share a group. A minor whose year is trusted and
 * whom an advisor has accepted also sees whom one has accepted anywhere. Recruiters and advisors count as adults.
 * @param trustedBirthYear null where the year is not trusted (see `viewerFactsOf`)
 */
export function ageLimitOf(
  { type, trustedBirthYear, membership }: { type: PersonKind; trustedBirthYear: number | null; membership: readonly Id[] },
  thisYear: number,
): AgeLimit {
  const firstMinorYear = thisYear - LAST_AGE_AS_MINOR
  const isTrustedMinor = type === 'student' && trustedBirthYear !== null && trustedBirthYear >= firstMinorYear
  return { bornBefore: firstMinorYear, orIn: membership, orInAny: isTrustedMinor && membership.length > 0 }
}

/**
 * Who may see whom, the one rule, as a condition on a query that lists people. Everybody sees themselves, super-users see
 * everybody. Others see who is listed, unless either side blocks the other, and who is of the ages that they see.
 */
export function visibleTo(db: Queries, viewer: Viewer, person: SeenColumns): SQL | undefined {
  if (viewer.isSuperUser) return undefined
  const blocked = blockedEitherWay(db, viewer.id)
  const shown = and(sql`${person.listed}`, notInArray(person.id, blocked), ofAgeFor(db, viewer, person))
  return or(eq(person.id, viewer.id), shown)
}

/** Those whom a person blocks and those who block them, as a part of a query. */
export function blockedEitherWay(db: Queries, personId: Id) {
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

function ofAgeFor(db: Queries, { age }: Viewer, person: SeenColumns): SQL | undefined {
  if (age === undefined) return undefined
  const sharesGroup = sharesNothing(age) ? undefined : isInOneOf(db, person.id, age.orIn)
  const isVouchedFor = age.orInAny ? isInAny(db, person.id) : undefined
  return or(lt(person.birthYear, age.bornBefore), sharesGroup, isVouchedFor)
}

const sharesNothing = ({ orIn }: AgeLimit): boolean => Array.isArray(orIn) && orIn.length === 0

/** A viewer for a statement that is built once and run for many: placeholders, and the values that take their place. */
export interface AnyViewer {
  readonly viewer: Viewer
  readonly values: Record<string, unknown>
  /** Equal for viewers for whom the statement is the same. */
  readonly shape: string
}

/** Replaces what differs between viewers of one shape by placeholders. */
export function anyViewer({ id, isSuperUser, age }: Viewer): AnyViewer {
  const grouped = age !== undefined && !sharesNothing(age)
  const anyAge = age && {
    bornBefore: placeholder<number>('bornBefore'),
    orIn: grouped ? placeholder<Id[]>('groups') : [],
    orInAny: age.orInAny,
  }
  return {
    viewer: { id: placeholder<Id>('viewerId'), isSuperUser, age: anyAge },
    values: { viewerId: id, bornBefore: age?.bornBefore, groups: age?.orIn },
    shape: isSuperUser ? 'super-user' : `${age === undefined ? 'all ages' : age.orInAny ? 'minor' : 'adult'}${grouped ? ' in groups' : ''}`,
  }
}
