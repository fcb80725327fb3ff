import { capacityOf } from '@trellis/contract/mentoring/capacity.ts'
import { pauseAt } from '@trellis/contract/mentoring/living/pauses.ts'
import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { MentoringOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import { pairFactsOf } from '@trellis/contract/mentoring/rules/pairFacts.ts'
import { type YearlyClock, yearlyClock } from '@trellis/contract/texts/timeZones.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, type Column, count, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { comparedPeople } from '../../matching/matching.queries.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Failure } from '../../platform/http/failure.ts'
import { cardsSeenBy } from '../../profiles/cards.queries.ts'
import { schoolsOf, viewerOf } from '../../profiles/profiles.queries.ts'
import { blocksAmong } from '../../visibility/blocks.queries.ts'
import { mentoringMembers, mentoringRuleOuts, mentoringTold, mentoringToldEverywhere, mentoringWishes } from '../mentoring.tables.ts'
import type { Reading, StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import type { PairOfIds, TableState } from './tableState.ts'
import { wishesThatCanBe } from './wishes.queries.ts'
import { requireWorkable } from './workable.policy.ts'
import { type AssignmentTables, mentorTables } from './tables.tables.ts'

export type AssignedBy = TableState['options']

/**
 * All that decides who is assigned to whom, as far as the actor sees the people.
 * @param among pairs of whose people alone it is, however many others there are; it is of everybody where it is left out
 * @throws Failure TooLarge for more than can be worked out at once
 */
export async function tableStateOf(
  { db, clock }: Reading,
  actor: Person,
  group: StoredMentoringGroup,
  options: AssignedBy = group.options,
  among?: readonly PairOfIds[],
): Promise<TableState> {
  const { id, groupId } = group
  const numberOf = (as: MentoringRole) => howMany({ db, clock }, actor, id, as)
  if (among === undefined) requireWorkable(await numberOf('mentee'), await numberOf('mentor'), 'mentor')
  const mentees = await participants({ db, clock }, actor, group, 'mentee', { ids: among?.map(({ menteeId }) => menteeId) })
  const mentors = await participants({ db, clock }, actor, group, 'mentor', { ids: among?.map(({ mentorId }) => mentorId) })
  const wishes = await wishesThatCanBe(db, groupId, inArray(mentoringWishes.menteeId, idsIn(db, id)))
  const { draft, published, ...stored } = await storedFor(db, id, mentorTables)
  const [isMentee, isMentor] = [mentees, mentors].map((some) => new Set(some.map(({ id }) => id)))
  const isSeen = (pair: PairOfIds): boolean => isMentee!.has(pair.menteeId) && isMentor!.has(pair.mentorId)
  return {
    mentees,
    mentors: mentors.map(({ said, ...mentor }) => ({ ...mentor, capacity: placesOf(group.options, said, clock.now()) })),
    options,
    barred: await barredPairs(db, group),
    wishes,
    paused: pausedAmong(mentees, clock.now()),
    ...stored,
    draft: draft.filter(isSeen),
    published: published.filter(isSeen),
  }
}

/** How many take part as this whom the actor sees. */
export async function howMany({ db, clock }: Reading, actor: Person, id: Id, as: MentoringRole): Promise<number> {
  const card = cardsSeenBy(db, viewerOf({ clock }, actor))
  const { accountId, mentoringGroupId, role } = mentoringMembers
  const [row] = await db
    .select({ total: count() })
    .from(mentoringMembers)
    .innerJoin(card, eq(card.id, accountId))
    .where(and(eq(mentoringGroupId, id), eq(role, as)))
  return row!.total
}

/** The state, where somebody is a mentee in it. @throws Failure NotFound */
export function having(state: TableState, menteeId: Id): TableState {
  if (!state.mentees.some(({ id }) => id === menteeId)) throw new Failure('NotFound')
  return state
}

/** Those of some participants who pause. */
export const pausedAmong = (people: readonly Pick<Participating, 'id' | 'said'>[], now: number): Id[] =>
  people.flatMap(({ id, said }) => (pauseAt(said.pausedUntil, now) === null ? [] : id))

/** What advisors ask of the pairs, and how they are. */
export async function storedFor(db: Queries, id: Id, tables: AssignmentTables) {
  const { pins, drafts, pairs } = tables
  return {
    pins: await db
      .select({ menteeId: pins.menteeId, mentorId: pins.mentorId, kind: pins.kind })
      .from(pins)
      .where(eq(pins.mentoringGroupId, id)),
    locked: await lockedMentees(db, id, tables),
    draft: await pairsIn(db, drafts, id),
    published: await pairsIn(db, pairs, id),
  }
}

const placesOf = ({ mentorCapacity }: MentoringOptions, said: Parameters<typeof capacityOf>[0], now: number): number =>
  capacityOf(said, mentorCapacity, now)

const idsIn = (db: Queries, id: Id) =>
  db.select({ id: mentoringMembers.accountId }).from(mentoringMembers).where(eq(mentoringMembers.mentoringGroupId, id))

type Participating = Awaited<ReturnType<typeof nextParticipants>>[number]

/** So many are read at once: others are answered before the next ones are. */
const READ_AT_ONCE = 500

interface WhichParticipants {
  /** Of whom alone it is asked; of all where it is left out. */
  readonly ids?: readonly Id[] | undefined
  readonly atOnce?: number
}

/** Those who take part as this and whom the actor sees, by id, with what they say of how many mentees they take. */
export async function participants(
  reading: Reading,
  actor: Person,
  group: StoredMentoringGroup,
  as: MentoringRole,
  { ids, atOnce = READ_AT_ONCE }: WhichParticipants = {},
): Promise<Awaited<ReturnType<typeof nextParticipants>>> {
  const all: Awaited<ReturnType<typeof nextParticipants>> = []
  for (;;) {
    const next = await nextParticipants(reading, actor, group, as, { ids, after: all.at(-1)?.id, atOnce })
    all.push(...next)
    if (next.length < atOnce) return all
  }
}

/** The first ones after somebody, or of all of them. */
async function nextParticipants(
  { db, clock }: Reading,
  actor: Person,
  { id, groupId }: StoredMentoringGroup,
  as: MentoringRole,
  { ids, after, atOnce }: WhichParticipants & { readonly after: Id | undefined; readonly atOnce: number },
) {
  const [card, compared, school] = [cardsSeenBy(db, viewerOf({ clock }, actor)), comparedPeople(db), schoolsOf(db)]
  const { accountId, role, capacity: set, mentoringGroupId } = mentoringMembers
  const { name, level, locationState, locationCountry } = card
  const { direction, tags, terms, related } = compared
  const rows = await db
    .select({
      id: accountId,
      facts: { name, level, locationState, locationCountry },
      set,
      told: mentoringTold.capacity,
      pausedUntil: mentoringTold.pausedUntil,
      languages: mentoringToldEverywhere.languages,
      timeZone: mentoringToldEverywhere.timeZone,
      schools: school.schools,
      compared: { direction, tags, terms, related },
    })
    .from(mentoringMembers)
    .innerJoin(card, eq(card.id, accountId))
    .leftJoin(mentoringTold, and(eq(mentoringTold.groupId, groupId), eq(mentoringTold.accountId, accountId)))
    .leftJoin(mentoringToldEverywhere, eq(mentoringToldEverywhere.accountId, accountId))
    .leftJoin(compared, eq(compared.profileId, accountId))
    .leftJoin(school, eq(school.id, accountId))
    .where(
      and(eq(mentoringGroupId, id), eq(role, as), ids && isOneOf(accountId, ids), after === undefined ? undefined : gt(accountId, after)),
    )
    .orderBy(asc(accountId))
    .limit(atOnce)
  const clockOf = clocksOf(clock.now())
  return rows.map(({ id, facts: { name, ...facts }, set, told, pausedUntil, schools, languages, timeZone, compared }) => ({
    id,
    name,
    facts: pairFactsOf({ ...facts, schools: schools ?? [], languages: languages ?? [], clock: clockOf(timeZone) }),
    compared: compared?.direction ? compared : undefined,
    said: { set, told, pausedUntil: pausedUntil?.getTime() ?? null },
  }))
}

/** What clocks show in the year of a moment, each time zone looked up once. */
function clocksOf(now: number): (timeZone: string | null) => YearlyClock | undefined {
  const year = new Date(now).getUTCFullYear()
  const known = new Map<string, YearlyClock | undefined>()
  return (timeZone) => {
    if (timeZone === null) return undefined
    if (!known.has(timeZone)) known.set(timeZone, yearlyClock(timeZone, year))
    return known.get(timeZone)
  }
}

/** Whether a column has one of some ids, however many, as a condition on a query. */
export const isOneOf = (column: Column, ids: readonly Id[]): SQL => sql`${column} = any(${sql.param([...ids])}::uuid[])`

/** Whether the two of a row are one of some pairs, as a condition on a query. */
export function isAmong({ menteeId, mentorId }: Readonly<Record<keyof PairOfIds, Column>>, pairs: readonly PairOfIds[]): SQL {
  const ids = (of: keyof PairOfIds) => sql`${sql.param(pairs.map((pair) => pair[of]))}::uuid[]`
  return sql`(${menteeId}, ${mentorId}) in (select * from unnest(${ids('menteeId')}, ${ids('mentorId')}))`
}

/** Who cannot be paired, both ways round. */
export async function barredPairs(db: Queries, group: Pick<StoredMentoringGroup, 'id' | 'groupId'>): Promise<PairOfIds[]> {
  const { blocked, ruledOut } = keptApart(db, group)
  return [...(await blocked), ...(await ruledOut)].flatMap(({ one, other }) => [
    { menteeId: one, mentorId: other },
    { menteeId: other, mentorId: one },
  ])
}

/** The same as a part of a query: `mentee_id` and `mentor_id`. */
export function barredAmong(db: Queries, group: Pick<StoredMentoringGroup, 'id' | 'groupId'>): SQL {
  const { blocked, ruledOut } = keptApart(db, group)
  return sql`select mentee_id, mentor_id from (${blocked} union all ${ruledOut}) as kept(one, other),
    lateral (values (one, other), (other, one)) as either(mentee_id, mentor_id)`
}

function keptApart(db: Queries, { id, groupId }: Pick<StoredMentoringGroup, 'id' | 'groupId'>) {
  const { personId, otherId } = mentoringRuleOuts
  const ruledOut = db
    .select({ one: personId, other: otherId })
    .from(mentoringRuleOuts)
    .where(and(eq(mentoringRuleOuts.groupId, groupId), inArray(personId, idsIn(db, id))))
  return { blocked: blocksAmong(db, idsIn(db, id)), ruledOut }
}

/** The mentees whose pairs stay as they are in a draft. */
export async function lockedMentees(db: Queries, id: Id, { locks }: AssignmentTables = mentorTables): Promise<Id[]> {
  const rows = await db.select({ id: locks.menteeId }).from(locks).where(eq(locks.mentoringGroupId, id))
  return rows.map(({ id }) => id)
}

/** The pairs of a mentoring group's draft, as they are stored. */
export const draftedPairs = (db: Queries, id: Id, { drafts }: AssignmentTables = mentorTables): Promise<PairOfIds[]> =>
  pairsIn(db, drafts, id)

/** Pairs of a mentoring group, as they are stored. */
export const pairsIn = (db: Queries, table: AssignmentTables['drafts' | 'pairs'], id: Id): Promise<PairOfIds[]> =>
  db
    .select({ menteeId: table.menteeId, mentorId: table.mentorId })
    .from(table)
    .where(eq(table.mentoringGroupId, id))
    .orderBy(asc(table.menteeId), asc(table.mentorId))

/** The pairs of a mentoring group's draft with the points by which they were assigned, in hundredths. */
export const scoredDraft = (
  db: Queries,
  id: Id,
  drafts: AssignmentTables['drafts'] = mentorTables.drafts,
): Promise<(PairOfIds & { readonly score: number })[]> =>
  db
    .select({ menteeId: drafts.menteeId, mentorId: drafts.mentorId, score: drafts.score })
    .from(drafts)
    .where(eq(drafts.mentoringGroupId, id))
    .orderBy(asc(drafts.menteeId), asc(drafts.mentorId))
