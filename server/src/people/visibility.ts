import type { Id } from '@trellis/contract/ids.ts'
import type { ProfileType } from '@trellis/contract/endpoint.ts'
import { and, arrayOverlaps, eq, lt, notInArray, or, sql, type Column, type SQL } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Queries } from '../platform/database/database.ts'
import { blocks } from './people.tables.ts'

/** Whoever looks at people, with the facts that decide whom they see. */
export interface Viewer {
  readonly id: Id
  readonly type: ProfileType
  readonly isSuperUser: boolean
  readonly birthYear: number | null
  readonly membership: readonly Id[]
  readonly thisYear: number
}

/** Where the person's side of the rule is read: the columns of whichever table is listed. */
export interface SeenColumns {
  readonly id: Column
  /** Confirmed and not hidden. */
  readonly listed: Column | SQL
  readonly birthYear: Column
  readonly membership: Column
}

/** Whoever turns 18 or less in a year counts as a minor in it. */
const LAST_YEAR_AS_MINOR = 18

/** Born in this year or later: a minor. Who gives no birth year is protected as a minor, and trusted as none. */
const firstMinorYear = (viewer: Viewer): number => viewer.thisYear - LAST_YEAR_AS_MINOR

const isKnownMinor = (viewer: Viewer): boolean =>
  viewer.type === 'profile' && viewer.birthYear !== null && viewer.birthYear >= firstMinorYear(viewer)

/**
 * Who may see whom, the one rule, as a condition on a query that lists people. Everybody sees themselves, super-users see
 * everybody. Others see who is listed, unless either side blocks the other; and minors, or those of unknown age, only
 * where they are known to be minors too or share a group.
 */
export function visibleTo(db: Queries, viewer: Viewer, person: SeenColumns): SQL | undefined {
  if (viewer.isSuperUser) return undefined
  const shown = and(sql`${person.listed}`, notInArray(person.id, blockedEitherWay(db, viewer.id)), ofAgeFor(viewer, person))
  return or(eq(person.id, viewer.id), shown)
}

/** Those whom a person blocks and those who block them. */
export function blockedEitherWay(db: Queries, personId: Id) {
  return union(
    db.select({ id: blocks.blockedId }).from(blocks).where(eq(blocks.blockerId, personId)),
    db.select({ id: blocks.blockerId }).from(blocks).where(eq(blocks.blockedId, personId)),
  )
}

/** Who is old enough for a viewer: born before a year, or in one of these groups. */
export interface AgeLimit {
  readonly bornBefore: number
  readonly orIn: readonly Id[]
}

/** The part of {@link visibleTo} that is about age, for searches outside the database; undefined where all ages are seen. */
export function ageLimitFor(viewer: Viewer): AgeLimit | undefined {
  if (viewer.isSuperUser || isKnownMinor(viewer)) return undefined
  return { bornBefore: firstMinorYear(viewer), orIn: viewer.membership }
}

function ofAgeFor(viewer: Viewer, person: SeenColumns): SQL | undefined {
  const limit = ageLimitFor(viewer)
  if (limit === undefined) return undefined
  const sharesGroup = limit.orIn.length > 0 ? arrayOverlaps(person.membership, [...limit.orIn]) : undefined
  return or(lt(person.birthYear, limit.bornBefore), sharesGroup)
}
