import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { type Standing, standingOf } from '@trellis/contract/mentoring/living/standing.ts'
import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Actor } from '../../platform/http/actor.ts'
import { mentoringSessions } from '../living/living.tables.ts'
import type { StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { cardsFor } from '../tables/diadTable.queries.ts'
import { keyOf } from '../tables/problemOf.ts'
import { barredPairs, type Reading } from '../tables/tables.queries.ts'
import { mentoringDrafts, mentoringPairs } from '../tables/tables.tables.ts'

/** Somebody with whom a member is paired. */
export interface PairOfMember {
  readonly person: PersonCard
  /** What the other one is to the member. */
  readonly as: MentoringRole
  /** Since when members see it, in milliseconds since 1970; null where they do not. */
  readonly since: number | null
  readonly drafted: boolean
  readonly met: number
  readonly lastSession: number | null
  readonly standing: Standing | null
}

/**
 * The pairs of a member in a mentoring group with people whom the actor sees, mentors first, by name. To the member themselves they are those
 * that are published; to advisors those of the draft too, where the two may be paired, as in all their tables.
 */
export async function pairsOfMember(
  reading: Reading,
  actor: Actor,
  group: StoredMentoringGroup,
  memberId: Id,
  isOwn: boolean,
): Promise<PairOfMember[]> {
  const { db } = reading
  const published = await db
    .select({ menteeId: mentoringPairs.menteeId, mentorId: mentoringPairs.mentorId, since: mentoringPairs.since })
    .from(mentoringPairs)
    .where(ofMember(mentoringPairs, group.id, memberId))
  const drafted = isOwn
    ? []
    : await db
        .select({ menteeId: mentoringDrafts.menteeId, mentorId: mentoringDrafts.mentorId })
        .from(mentoringDrafts)
        .where(ofMember(mentoringDrafts, group.id, memberId))
  const meetings = await meetingsOfMember(reading, group.id, memberId)
  const barred = new Set(isOwn ? [] : (await barredPairs(db, group)).map(keyOf))
  const sinceOf = new Map(published.map((pair) => [keyOf(pair), pair.since.getTime()]))
  const inDraft = new Set(drafted.map(keyOf))
  const byKey = new Map([...published, ...drafted].map((pair) => [keyOf(pair), pair]))
  const others = [...byKey].flatMap(([key, { menteeId, mentorId }]) => {
    // Members see it until the next draft is published.
    if (barred.has(key) && !sinceOf.has(key)) return []
    const isMentee = menteeId === memberId
    return { key, id: isMentee ? mentorId : menteeId, as: isMentee ? ('mentor' as const) : ('mentee' as const) }
  })
  const cards = await cardsFor(
    reading,
    actor,
    others.map(({ id }) => id),
  )
  const cardOf = new Map(cards.map((card) => [card._id, card]))
  const pairs = others.flatMap(({ key, id, as }): PairOfMember[] => {
    const person = cardOf.get(id)
    if (person === undefined) return []
    const { met, lastSession, nextSession } = meetings.get(key) ?? { met: 0, lastSession: null, nextSession: null }
    const since = sinceOf.get(key) ?? null
    const standing = since === null ? null : standingOf({ since, lastSession, nextSession }, reading.clock.now())
    return [{ person, as, since, drafted: inDraft.has(key) && !barred.has(key), met, lastSession, standing }]
  })
  return pairs.toSorted((one, other) => other.as.localeCompare(one.as) || nameOf(one).localeCompare(nameOf(other)))
}

/** How often a member has met those with whom they are paired, when last, and when they meet next. */
async function meetingsOfMember({ db, clock }: Reading, id: Id, memberId: Id) {
  const { menteeId, mentorId, at } = mentoringSessions
  const now = new Date(clock.now()).toISOString()
  const rows = await db
    .select({
      menteeId,
      mentorId,
      met: sql<number>`count(*) filter (where ${at} <= ${now}::timestamptz)::int`,
      last: sql<string | null>`max(${at}) filter (where ${at} <= ${now}::timestamptz)`,
      next: sql<string | null>`min(${at}) filter (where ${at} > ${now}::timestamptz)`,
    })
    .from(mentoringSessions)
    .where(ofMember(mentoringSessions, id, memberId))
    .groupBy(menteeId, mentorId)
  const moment = (text: string | null) => (text === null ? null : new Date(text).getTime())
  return new Map(rows.map(({ met, last, next, ...pair }) => [keyOf(pair), { met, lastSession: moment(last), nextSession: moment(next) }]))
}

const nameOf = ({ person }: PairOfMember): string => person._source.generalInfo.name

const ofMember = (table: typeof mentoringDrafts | typeof mentoringPairs | typeof mentoringSessions, id: Id, memberId: Id) =>
  and(eq(table.mentoringGroupId, id), or(eq(table.menteeId, memberId), eq(table.mentorId, memberId)))
