import { capacityOf } from '@trellis/contract/mentoring/capacity.ts'
import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { PairRow, PairsTable } from '@trellis/contract/mentoring/pairsTable.ts'
import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import type { MenteesShown } from '@trellis/contract/mentoring/versions/menteesShown.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { comparedPeople } from '../../matching/matching.queries.ts'
import type { Measures } from '../../matching/scoring/measures.ts'
import { readVectors } from '../../matching/vectors/storedVectors.ts'
import type { ComparedVectors } from '../../matching/vectors/vectors.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { mapYielding } from '../../platform/reading/mapYielding.ts'
import { cardsSeenBy } from '../../profiles/cards.queries.ts'
import { cardsOf, viewerOf } from '../../profiles/profiles.queries.ts'
import { asksOf } from '../living/advising/asks.queries.ts'
import { pausesOf, pausingIn } from '../pauses.queries.ts'
import { mentoringMembers, mentoringTold } from '../mentoring.tables.ts'
import type { Reading, StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { type AssignmentKind, ofMentors } from './assignmentKind.ts'
import { keyOf, UNITS } from './problemOf.ts'
import type { PairOfIds } from './tableState.ts'
import { type Chosen, chosenMentees, type NamedPerson } from './chosenMentees.ts'
import { lockedMentees, pairsIn, scoredDraft } from './tables.queries.ts'
import { wishesOf } from './wishes.queries.ts'
import { pairTold } from './words/pairTold.ts'
import { stillSo, unmatchedTold } from './words/unmatchedWords.ts'

/** Which mentees of a draft are asked for. */
export interface Asked extends Chosen {
  readonly only?: MenteesShown | undefined
  readonly page: number
  readonly size: number
}

/** Who, or what, mentees are assigned to. */
interface Other extends NamedPerson {
  readonly capacity: number
}

interface TableShown {
  readonly kind: AssignmentKind
  /** By name. */
  readonly others: readonly Other[]
  /** Who asks for somebody else in the pairs of some mentees. */
  readonly asking?: (menteeIds: readonly Id[]) => Promise<ReadonlyMap<string, readonly MentoringRole[]>>
  /** Reads what is needed to tell the score of each of some pairs with its reasons. */
  readonly telling: (pairs: readonly PairOfIds[]) => Promise<(pair: PairOfIds) => Pick<PairRow, 'reasons'> & { readonly score: number }>
}

/** The draft of who mentors whom for the advisors of a mentoring group, a page of its mentees by name. */
export async function pairsTable(
  reading: Reading,
  measures: Measures,
  actor: Person,
  group: StoredMentoringGroup,
  asked: Asked,
): Promise<PairsTable> {
  const { db } = reading
  return tableShown(reading, actor, group, asked, {
    kind: ofMentors,
    others: await mentorsOf(reading, actor, group),
    asking: (menteeIds) => asksOf(db, group.id, menteeIds),
    async telling(pairs) {
      const vectors = await vectorsOf(
        db,
        pairs.flatMap(({ menteeId, mentorId }) => [menteeId, mentorId]),
      )
      const wishes = await wishesOf(
        db,
        group.groupId,
        pairs.map(({ menteeId }) => menteeId),
      )
      return (pair) => pairTold(vectors.get(pair.menteeId), vectors.get(pair.mentorId), measures, wishes.get(keyOf(pair)))
    },
  })
}

/** A draft of any kind, a page of the mentees in the order that is asked for. */
export async function tableShown(
  reading: Reading,
  actor: Person,
  group: StoredMentoringGroup,
  { only, text, sort, page, size }: Asked,
  shown: TableShown,
): Promise<PairsTable> {
  const { kind, others } = shown
  const draft = await draftSeen(reading, actor, group, shown)
  const { mentees, pairsOf, heldBy, nameOf, without, changed } = draft
  const kinds = { without: idsIn(without), changed: idsIn(changed) }
  const asked = chosenMentees(only === undefined ? mentees : draft[only], { text, sort }, { pairsOf, nameOf, ...kinds })
  const menteeIds = asked.slice(page * size, (page + 1) * size).map(({ id }) => id)
  const pins = await pinsOf(reading.db, group.id, menteeIds, kind)
  const rows = await rowsOf(reading, group, menteeIds, { draft, pins, shown })
  const named = rows.flatMap(({ menteeId, mentorId, reasonUnmatched }) => [menteeId, mentorId, ...(reasonUnmatched?.heldBy ?? [])])
  return {
    version: group[kind.version],
    rows,
    pins: pins.filter(({ mentorId }) => draft.isSeen.has(mentorId)),
    people: await cardsFor(
      reading,
      actor,
      [...new Set(named)].filter((one) => one !== null),
    ),
    mentors: others.map(({ id, name, capacity }) => ({ id, name, capacity, load: heldBy.get(id)?.length ?? 0 })),
    counts: { all: mentees.length, without: without.length, changed: changed.length },
    total: asked.length,
    page,
    size,
  }
}

type DraftSeen = Awaited<ReturnType<typeof draftSeen>>

/** The draft as far as the actor sees who, or what, is in it, without the pairs that cannot be by now. */
async function draftSeen(reading: Reading, actor: Person, group: StoredMentoringGroup, { kind, others }: TableShown) {
  const { db } = reading
  const mentees = await menteesOf(reading, actor, group.id)
  const [isSeen, isMentee] = [idsIn(others), idsIn(mentees)]
  const stored = await scoredDraft(db, group.id, kind.tables.drafts)
  const drafted = stored.filter(({ menteeId, mentorId }) => isSeen.has(mentorId) && isMentee.has(menteeId))
  const possible = await kind.possible(reading, actor, group, drafted)
  const unseen = await kind.unseen(reading, actor, group)
  // A job that is closed meanwhile is none of those that mentees can be assigned to, and is told of.
  const seenByMembers = (await pairsIn(db, kind.tables.pairs, group.id)).filter(({ mentorId }) => !unseen.has(mentorId))
  return {
    mentees,
    /** The ids of those whom, or of what, the actor sees that mentees are assigned to. */
    isSeen,
    nameOf: new Map([...others, ...mentees].map(({ id, name }) => [id, name])),
    heldBy: Map.groupBy(possible, ({ mentorId }) => mentorId),
    pairsOf: Map.groupBy(possible, ({ menteeId }) => menteeId),
    published: new Set(seenByMembers.map(keyOf)),
    ...kindsOf(mentees, possible, seenByMembers),
  }
}

interface RowsFrom {
  readonly draft: DraftSeen
  readonly pins: Awaited<ReturnType<typeof pinsOf>>
  readonly shown: TableShown
}

/** The rows of some mentees: one for each of their pairs, or the one that says why they have nobody. */
async function rowsOf(
  { db, clock }: Reading,
  { id, groupId, archivedAt, options: { rules } }: StoredMentoringGroup,
  menteeIds: readonly Id[],
  { draft, pins, shown: { kind, others, telling, asking } }: RowsFrom,
): Promise<PairRow[]> {
  const { isSeen, nameOf, heldBy, pairsOf, published } = draft
  const locked = new Set(await lockedMentees(db, id, kind.tables))
  const pinnedAs = new Map(pins.map((pin) => [keyOf(pin), pin.kind]))
  const unmatched = await unmatchedOf(db, id, menteeIds, kind)
  const shownPairs = menteeIds.flatMap((menteeId) => pairsOf.get(menteeId) ?? [])
  const told = await telling(shownPairs)
  const askedBy = await asking?.(menteeIds)
  const pausing = await pausingIn(db, groupId, clock.now(), [...menteeIds, ...shownPairs.map(({ mentorId }) => mentorId)])
  const mentor = (mentorId: Id) => ({
    name: isSeen.has(mentorId) ? nameOf.get(mentorId) : undefined,
    heldBy: (heldBy.get(mentorId) ?? []).map(({ menteeId }) => menteeId),
  })
  const free = idsIn(others.filter(({ id, capacity }) => (heldBy.get(id)?.length ?? 0) < capacity))
  const rows = await mapYielding(menteeIds, (menteeId): PairRow[] => {
    const pairs = pairsOf.get(menteeId) ?? []
    const common = { menteeId, locked: locked.has(menteeId) }
    if (pairs.length === 0) {
      const now = { pauses: pausing.has(menteeId), hasEnded: archivedAt !== null }
      const hasOthers = others.some(({ id }) => id !== menteeId)
      const stored = stillSo(unmatched.get(menteeId), { isLocked: common.locked, hasOthers, hasPlace: (id) => free.has(id), rules })
      const reasonUnmatched = unmatchedTold(stored, mentor, kind.noun, now)
      const pauses = pausesOf(pausing, { menteeId, mentorId: null })
      const nobody = { mentorId: null, score: null, assignedScore: null, reasons: [], pinned: null, published: false, asks: [] }
      return [{ ...common, ...nobody, reasonUnmatched, pauses }]
    }
    return pairs.map((pair) => ({
      ...common,
      mentorId: pair.mentorId,
      ...told(pair),
      assignedScore: pair.score / UNITS,
      pinned: pinnedAs.get(keyOf(pair)) ?? null,
      published: published.has(keyOf(pair)),
      reasonUnmatched: null,
      asks: [...(askedBy?.get(keyOf(pair)) ?? [])],
      pauses: pausesOf(pausing, pair),
    }))
  })
  return rows.flat()
}

const idsIn = (people: readonly NamedPerson[]) => new Set(people.map(({ id }) => id))

/** The mentors whom the actor sees, by name, with how many mentees they take. */
export async function mentorsOf({ db, clock }: Reading, actor: Person, { id, groupId, options }: StoredMentoringGroup) {
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
export async function menteesOf({ db, clock }: Reading, actor: Person, id: Id): Promise<NamedPerson[]> {
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

function pinsOf(db: Queries, id: Id, menteeIds: readonly Id[], { tables: { pins } }: AssignmentKind) {
  const { menteeId, mentorId, kind, mentoringGroupId } = pins
  return db
    .select({ menteeId, mentorId, kind })
    .from(pins)
    .where(and(eq(mentoringGroupId, id), inArray(menteeId, [...menteeIds])))
}

/** What is stored of why mentees have nobody in the draft. */
export async function unmatchedOf(db: Queries, id: Id, menteeIds: readonly Id[], { tables: { unmatched } }: AssignmentKind = ofMentors) {
  const { menteeId, lack, keptAway, mentorId, helps, mentoringGroupId } = unmatched
  const rows = await db
    .select({ menteeId, lack, keptAway, mentorId, helps })
    .from(unmatched)
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

/** The cards of some people, as far as the actor sees them. */
export const cardsFor = (reading: Reading, actor: Person, ids: readonly Id[]): Promise<PersonCard[]> =>
  cardsOf(reading, viewerOf(reading, actor), ids)
