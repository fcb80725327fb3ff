import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, or } from 'drizzle-orm'
import type { Actor } from '../../platform/http/actor.ts'
import { type Met, metOf, type OfSome } from '../living/meetings.queries.ts'
import type { Reading, StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { pausingIn } from '../pauses.queries.ts'
import { cardsFor } from '../tables/pairsTable.queries.ts'
import { keyOf, UNITS } from '../tables/problemOf.ts'
import { barredPairs } from '../tables/tables.queries.ts'
import { mentoringDrafts, mentoringPairs } from '../tables/tables.tables.ts'

/** Somebody with whom a member is paired. */
export interface PairOfMember extends Met {
  readonly person: PersonCard
  /** What the other one is to the member. */
  readonly as: MentoringRole
  /** Since when members see it, in milliseconds since 1970; null where they do not. */
  readonly since: number | null
  readonly drafted: boolean
  /** The points by which they were assigned; null where they are not in the draft. */
  readonly assignedScore: number | null
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
  const { db, clock } = reading
  const published = await db
    .select({ menteeId: mentoringPairs.menteeId, mentorId: mentoringPairs.mentorId, since: mentoringPairs.since })
    .from(mentoringPairs)
    .where(ofMember(mentoringPairs, group.id, memberId))
  const drafted = isOwn
    ? []
    : await db
        .select({ menteeId: mentoringDrafts.menteeId, mentorId: mentoringDrafts.mentorId, score: mentoringDrafts.score })
        .from(mentoringDrafts)
        .where(ofMember(mentoringDrafts, group.id, memberId))
  const people = [...published, ...drafted].flatMap(({ menteeId, mentorId }) => [menteeId, mentorId])
  const pausing = await pausingIn(db, group.groupId, clock.now(), people)
  const metOfPair = await metOf(db, group, clock.now(), (table) => ofMember(table, group.id, memberId), pausing)
  const barred = new Set(isOwn ? [] : (await barredPairs(db, group)).map(keyOf))
  const sinceOf = new Map(published.map((pair) => [keyOf(pair), pair.since.getTime()]))
  const scoreOf = new Map(drafted.map((pair) => [keyOf(pair), pair.score / UNITS]))
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
    const since = sinceOf.get(key) ?? null
    const assignedScore = barred.has(key) ? null : (scoreOf.get(key) ?? null)
    return [{ person, as, since, drafted: assignedScore !== null, assignedScore, ...metOfPair(byKey.get(key)!, since) }]
  })
  return pairs.toSorted((one, other) => other.as.localeCompare(one.as) || nameOf(one).localeCompare(nameOf(other)))
}

const nameOf = ({ person }: PairOfMember): string => person._source.generalInfo.name

const ofMember = (table: typeof mentoringDrafts | typeof mentoringPairs | Parameters<OfSome>[0], id: Id, memberId: Id) =>
  and(eq(table.mentoringGroupId, id), or(eq(table.menteeId, memberId), eq(table.mentorId, memberId)))!
