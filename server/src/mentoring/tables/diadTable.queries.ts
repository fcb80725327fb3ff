import { capacityOf } from '@trellis/contract/mentoring/capacity.ts'
import type { DiadRow, DiadTable } from '@trellis/contract/mentoring/diadTable.ts'
import type { MenteesShown } from '@trellis/contract/mentoring/versions/menteesShown.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { comparedPeople } from '../../matching/matching.queries.ts'
import type { Measures } from '../../matching/scoring/measures.ts'
import { readVectors } from '../../matching/vectors/storedVectors.ts'
import type { ComparedVectors } from '../../matching/vectors/vectors.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { cardOf, cardsSeenBy } from '../../profiles/cards.queries.ts'
import { viewerOf } from '../../profiles/profiles.queries.ts'
import { mentoringMembers, mentoringTold, mentoringWishes } from '../mentoring.tables.ts'
import type { StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { keyOf } from './problemOf.ts'
import type { PairOfIds } from './tableState.ts'
import { barredPairs, lockedMentees, pairsIn, type Reading, scoredDraft } from './tables.queries.ts'
import { mentoringPairs, mentoringPins, mentoringUnmatched } from './tables.tables.ts'
import { type Chosen, chosenMentees, type NamedPerson } from './chosenMentees.ts'
import { pairTold } from './pairTold.ts'
import { unmatchedTold } from './unmatchedWords.ts'

interface Asked extends Chosen {
  readonly only?: MenteesShown | undefined
  readonly page: number
  readonly size: number
}

/** The draft of a mentoring group for its advisors, a page of its mentees by name. */
export async function diadTable(
  reading: Reading,
  measures: Measures,
  actor: Actor,
  group: StoredMentoringGroup,
  { only, text, sort, page, size }: Asked,
): Promise<DiadTable> {
  const { db } = reading
  const { id } = group
  const mentors = await mentorsOf(reading, actor, group)
  const mentees = await menteesOf(reading, actor, id)
  const barred = new Set((await barredPairs(db, group)).map(keyOf))
  const isSeen = new Set(mentors.map(({ id }) => id))
  const possible = (await scoredDraft(db, id)).filter((pair) => isSeen.has(pair.mentorId) && !barred.has(keyOf(pair)))
  const heldBy = Map.groupBy(possible, ({ mentorId }) => mentorId)
  const pairsOf = Map.groupBy(possible, ({ menteeId }) => menteeId)
  const seenByMembers = await pairsIn(db, mentoringPairs, id)
  const published = new Set(seenByMembers.map(keyOf))
  const { without, changed } = kindsOf(mentees, possible, seenByMembers)
  const nameOf = new Map([...mentors, ...mentees].map(({ id, name }) => [id, name]))
  const shownOnly = only === undefined ? mentees : { without, changed }[only]
  const kinds = { without: idsIn(without), changed: idsIn(changed) }
  const asked = chosenMentees(shownOnly, { text, sort }, { pairsOf, nameOf, ...kinds })
  const menteeIds = asked.slice(page * size, (page + 1) * size).map(({ id }) => id)
  const locked = new Set(await lockedMentees(db, id))
  const pins = await pinsOf(db, id, menteeIds)
  const pinnedAs = new Map(pins.map((pin) => [keyOf(pin), pin.kind]))
  const wishes = await wishesOf(db, group.groupId, menteeIds)
  const unmatched = await unmatchedOf(db, id, menteeIds)
  const shown = [...menteeIds, ...menteeIds.flatMap((menteeId) => (pairsOf.get(menteeId) ?? []).map(({ mentorId }) => mentorId))]
  const vectors = await vectorsOf(db, shown)

  const rows = menteeIds.flatMap((menteeId): DiadRow[] => {
    const pairs = pairsOf.get(menteeId) ?? []
    const common = { menteeId, locked: locked.has(menteeId) }
    if (pairs.length === 0) {
      const stored = unmatched.get(menteeId)
      const told = unmatchedTold(stored, (mentorId) => ({
        name: isSeen.has(mentorId) ? nameOf.get(mentorId) : undefined,
        heldBy: (heldBy.get(mentorId) ?? []).map(({ menteeId }) => menteeId),
      }))
      return [{ ...common, mentorId: null, score: null, reasons: [], pinned: null, published: false, reasonUnmatched: told }]
    }
    return pairs.map((pair) => {
      const { mentorId } = pair
      const wish = wishes.get(keyOf(pair))
      return {
        ...common,
        mentorId,
        ...pairTold(vectors.get(menteeId), vectors.get(mentorId), measures, wish),
        pinned: pinnedAs.get(keyOf(pair)) ?? null,
        published: published.has(keyOf(pair)),
        reasonUnmatched: null,
      }
    })
  })
  return {
    version: group.draftVersion,
    rows,
    pins: pins.filter(({ mentorId }) => isSeen.has(mentorId)),
    people: await cardsFor(reading, actor, shown),
    mentors: mentors.map(({ id, name, capacity }) => ({ id, name, capacity, load: heldBy.get(id)?.length ?? 0 })),
    counts: { all: mentees.length, without: without.length, changed: changed.length },
    total: asked.length,
    page,
    size,
  }
}

const idsIn = (people: readonly NamedPerson[]) => new Set(people.map(({ id }) => id))

/** The mentors whom the actor sees, by name, with how many mentees they take. */
export async function mentorsOf({ db, clock }: Reading, actor: Actor, { id, groupId, options }: StoredMentoringGroup) {
  const card = cardsSeenBy(db, viewerOf({ clock }, actor))
  const { accountId, role, capacity: set, mentoringGroupId } = mentoringMembers
  const rows = await db
    .select({ id: accountId, name: card.name, set, told: mentoringTold.capacity, pausedUntil: mentoringTold.pausedUntil })
    .from(mentoringMembers)
    .innerJoin(card, eq(card.id, accountId))
    .leftJoin(mentoringTold, and(eq(mentoringTold.groupId, groupId), eq(mentoringTold.accountId, accountId)))
    .where(and(eq(mentoringGroupId, id), eq(role, 'mentor')))
    .orderBy(sql`lower(${card.name})`, asc(accountId))
  const now = clock.now()
  return rows.map(({ id, name, pausedUntil, ...said }) => {
    const capacity = capacityOf({ ...said, pausedUntil: pausedUntil?.getTime() ?? null }, options.mentorCapacity, now)
    return { id, name, capacity }
  })
}

/** The mentees whom the actor sees, by name. */
export async function menteesOf({ db, clock }: Reading, actor: Actor, id: Id): Promise<NamedPerson[]> {
  const card = cardsSeenBy(db, viewerOf({ clock }, actor))
  const { accountId, role, mentoringGroupId } = mentoringMembers
  return db
    .select({ id: accountId, name: card.name })
    .from(mentoringMembers)
    .innerJoin(card, eq(card.id, accountId))
    .where(and(eq(mentoringGroupId, id), eq(role, 'mentee')))
    .orderBy(sql`lower(${card.name})`, asc(accountId))
}

/** Of some mentees those without a pair in the draft, and those whose pairs in the draft are not the ones that members see. */
function kindsOf(mentees: readonly NamedPerson[], draft: readonly PairOfIds[], seen: readonly PairOfIds[]) {
  const matched = new Set(draft.map(({ menteeId }) => menteeId))
  const [drafted, published] = [new Set(draft.map(keyOf)), new Set(seen.map(keyOf))]
  const differing = [...draft.filter((pair) => !published.has(keyOf(pair))), ...seen.filter((pair) => !drafted.has(keyOf(pair)))]
  const ofDiffering = new Set(differing.map(({ menteeId }) => menteeId))
  return { without: mentees.filter(({ id }) => !matched.has(id)), changed: mentees.filter(({ id }) => ofDiffering.has(id)) }
}

function pinsOf(db: Queries, id: Id, menteeIds: readonly Id[]) {
  const { menteeId, mentorId, kind, mentoringGroupId } = mentoringPins
  return db
    .select({ menteeId, mentorId, kind })
    .from(mentoringPins)
    .where(and(eq(mentoringGroupId, id), inArray(menteeId, [...menteeIds])))
}

/** At which place, from 0, mentees wish for mentors. */
export async function wishesOf(db: Queries, groupId: Id, menteeIds: readonly Id[]): Promise<Map<string, number>> {
  const { menteeId, mentorId, place } = mentoringWishes
  const rows = await db
    .select({ menteeId, mentorId, place })
    .from(mentoringWishes)
    .where(and(eq(mentoringWishes.groupId, groupId), inArray(menteeId, [...menteeIds])))
  return new Map(rows.map((row) => [keyOf(row), row.place]))
}

async function unmatchedOf(db: Queries, id: Id, menteeIds: readonly Id[]) {
  const { menteeId, lack, keptAway, mentorId, helps, mentoringGroupId } = mentoringUnmatched
  const rows = await db
    .select({ menteeId, lack, keptAway, mentorId, helps })
    .from(mentoringUnmatched)
    .where(and(eq(mentoringGroupId, id), inArray(menteeId, [...menteeIds])))
  return new Map(rows.map((row) => [row.menteeId, row]))
}

/** What people are compared by, with the words by which a match is explained. */
export async function vectorsOf(db: Queries, ids: readonly Id[]): Promise<Map<Id, ComparedVectors>> {
  const compared = comparedPeople(db)
  const { profileId, direction, tags, terms, termWords } = compared
  const rows = await db
    .select({ id: profileId, stored: { direction, tags, terms, termWords } })
    .from(compared)
    .where(inArray(profileId, [...ids]))
  return new Map(rows.map(({ id, stored }) => [id, readVectors(stored)]))
}

async function cardsFor({ db, clock }: { db: Queries; clock: Context['clock'] }, actor: Actor, ids: readonly Id[]) {
  const card = cardsSeenBy(db, viewerOf({ clock }, actor))
  const rows = await db
    .select()
    .from(card)
    .where(inArray(card.id, [...ids]))
  return rows.map(cardOf)
}
