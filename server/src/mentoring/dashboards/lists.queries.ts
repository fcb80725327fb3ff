import type { DashboardRow, ListedPair } from '@trellis/contract/mentoring/dashboards/dashboards.ts'
import { type DashboardList, isColumnList } from '@trellis/contract/mentoring/dashboards/dashboardLists.ts'
import type { Lack, NamedPair } from '@trellis/contract/mentoring/pairsTable.ts'
import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { type SQL, sql } from 'drizzle-orm'
import { lastDaysActive } from '../../accounts/sessions/activity.queries.ts'
import type { Page, Slice } from '../../platform/database/pages.ts'
import { chunksOf } from '../../platform/chunks.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { howComplete } from '../../profiles/sections/howComplete.queries.ts'
import { metOf, type OfSome } from '../living/meetings.queries.ts'
import type { Reading, StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { pausingIn } from '../pauses.queries.ts'
import { cardsFor, unmatchedOf } from '../tables/pairsTable.queries.ts'
import { isAmong } from '../tables/tables.queries.ts'
import { unmatchedTold } from '../tables/words/unmatchedWords.ts'
import { hasEndedFor } from './endings.policy.ts'
import { columnOf, membersOf, type Relation, relationOf, relationsOf } from './relations.queries.ts'

/** A list of a dashboard, or a column of one that has some. */
export interface NamedList {
  readonly list: DashboardList
  readonly at?: number | undefined
}

interface Named {
  readonly id: Id
  readonly name: string
}

/** A pair that stands in a list, with the names of the two. */
export interface FoundPair extends NamedPair {
  readonly kind: 'pair'
  /** In hundredths of a point. */
  readonly score: number | null
  readonly wished: boolean
  readonly since: string | null
}

type Found =
  | {
      readonly kind: 'mentee'
      readonly id: Id
      readonly matched: boolean
      readonly lack: Lack
      readonly pauses: boolean
      readonly mentorIds: Id[]
    }
  | { readonly kind: 'mentor'; readonly id: Id; readonly places: number; readonly load: number }
  | FoundPair

const pairRows = (
  pairs: SQL,
): SQL => sql`select 'pair' as kind, score, coalesce(wished, false) as wished, since, mentee_id as "menteeId", mentee.name as mentee,
      mentor_id as "mentorId", mentor.name as mentor
    from ${pairs} join person as mentee on mentee.id = mentee_id and mentee.role = 'mentee'
      join person as mentor on mentor.id = mentor_id and mentor.role = 'mentor'`

const rowsOf: Readonly<Record<Relation, SQL>> = {
  mentee: sql`select 'mentee' as kind, id, matched, lack, pauses, coalesce(mentor_ids, '{}') as "mentorIds"
    from mentee left join (select mentee_id, array_agg(mentor_id) as mentor_ids from pair where drafted group by mentee_id) as drawn on mentee_id = id`,
  mentor: sql`select 'mentor' as kind, id, places, load from mentor`,
  pair: pairRows(sql`pair`),
  living: pairRows(sql`living left join draft using (mentee_id, mentor_id) left join wish using (mentee_id, mentor_id)`),
}

const byNames = sql`lower(mentee.name), mentee_id, lower(mentor.name), mentor_id`
const orders: Readonly<Record<Relation, SQL>> = {
  mentee: sql`lower(name), id`,
  mentor: sql`lower(name), id`,
  pair: byNames,
  living: byNames,
}

/** Those of a relation of whom something is so, by name, as a part of a statement: an array, or null of nobody. */
export function listedIn(relation: Relation, which: SQL, slice?: Slice): SQL {
  const part = slice === undefined ? sql`` : sql`limit ${slice.limit} offset ${slice.offset}`
  return sql`(select json_agg(one) from (${rowsOf[relation]} where ${which} order by ${orders[relation]} ${part}) as one)`
}

/** A page of a list, by name. */
export async function dashboardList(
  reading: Reading,
  actor: Actor,
  group: StoredMentoringGroup,
  named: NamedList,
  slice: Slice,
): Promise<Page<DashboardRow>> {
  const { items, total } = await foundOf(reading, actor, group, named, slice)
  return { items: await presented(reading, actor, group, items), total }
}

/** So many of a list are made ready together: others answer between. */
const AT_ONCE = 500

/** All of a list, some at a time: as it was when it was asked for. */
export async function* wholeList(reading: Reading, actor: Actor, group: StoredMentoringGroup, named: NamedList) {
  const { items } = await foundOf(reading, actor, group, named)
  for (const some of chunksOf(items, AT_ONCE)) yield presented(reading, actor, group, some)
}

async function foundOf(
  reading: Reading,
  actor: Actor,
  group: StoredMentoringGroup,
  { list, at }: NamedList,
  slice?: Slice,
): Promise<Page<Found>> {
  if (hasEndedFor(group, list)) return { total: 0, items: [] }
  const relation = relationOf(list)
  const relations = relationsOf(reading, actor, group, relation)
  const which = isColumnList(list) ? sql`${columnOf[list]} = ${at}::int` : membersOf[list]
  const { rows } = await reading.db.execute<{ total: number; items: Found[] | null }>(sql`${relations}
    select (select count(*)::int from ${sql.raw(relation)} where ${which}) as total, ${listedIn(relation, which, slice)} as items`)
  const { total, items } = rows[0]!
  return { total, items: items ?? [] }
}

async function presented(reading: Reading, actor: Actor, group: StoredMentoringGroup, found: readonly Found[]): Promise<DashboardRow[]> {
  const { db } = reading
  const pairs = found.filter((one) => one.kind === 'pair')
  if (pairs.length > 0) return pairsTold(reading, group, pairs)
  const people = found.filter((one) => one.kind !== 'pair')
  const ids = people.map(({ id }) => id)
  const cards = new Map((await cardsFor(reading, actor, ids)).map((card): [Id, PersonCard] => [card._id, card]))
  const complete = new Map((await howComplete(db, ids)).map(({ id, percent }) => [id, percent]))
  const active = await lastDaysActive(db, ids)
  const alone = people.flatMap((one) => (one.kind === 'mentee' && !one.matched ? one.id : []))
  const unmatched = alone.length === 0 ? new Map<Id, never>() : await unmatchedOf(db, group.id, alone)
  const named = [...people.flatMap(mentorIdsOf), ...[...unmatched.values()].flatMap(({ mentorId }) => mentorId ?? [])]
  const nameOf = new Map((await cardsFor(reading, actor, [...new Set(named)])).map(({ _id, _source }) => [_id, _source.generalInfo.name]))
  const hasEnded = group.archivedAt !== null
  const mentorsOf = (one: Found): Named[] =>
    mentorIdsOf(one)
      .map((id) => ({ id, name: nameOf.get(id) ?? '' }))
      .toSorted((one, other) => one.name.localeCompare(other.name))
  return people.flatMap((one): DashboardRow[] => {
    const { kind, id } = one
    const person = cards.get(id)
    if (person === undefined) return []
    const told = { person, completeness: complete.get(id) ?? 0, lastActiveAt: active.get(id) ?? null }
    if (kind === 'mentor') return [{ kind, ...told, places: one.places, load: one.load }]
    const mentor = (mentorId: Id) => ({ name: nameOf.get(mentorId), heldBy: [] })
    const stored = one.lack === 'notAssigned' ? undefined : unmatched.get(id)
    const why = one.matched ? null : unmatchedTold(stored, mentor, 'mentor', { pauses: one.pauses, hasEnded })
    return [{ kind, ...told, mentors: mentorsOf(one), unmatched: why && { words: why.words, remedy: why.remedy } }]
  })
}

const mentorIdsOf = (one: Found): readonly Id[] => (one.kind === 'mentee' ? one.mentorIds : [])

/** Pairs with how the two met, which is read of those that are told of alone. */
async function pairsTold({ db, clock }: Reading, group: StoredMentoringGroup, found: readonly FoundPair[]): Promise<ListedPair[]> {
  const which: OfSome = (table) => isAmong(table, found)
  const people = found.flatMap(({ menteeId, mentorId }) => [menteeId, mentorId])
  const pausing = await pausingIn(db, group.groupId, clock.now(), people)
  const metOfPair = await metOf(db, group, clock.now(), which, pausing)
  return found.map(({ kind, score, wished, menteeId, mentee, mentorId, mentor, ...pair }) => {
    const since = pair.since === null ? null : Date.parse(pair.since)
    const { met, standing } = metOfPair({ menteeId, mentorId }, since)
    const two = { mentee: { id: menteeId, name: mentee }, mentor: { id: mentorId, name: mentor } }
    return { kind, ...two, score: score === null ? null : score / 100, wished, since, standing, met: since === null ? null : met }
  })
}
