import { capacityOf } from '@trellis/contract/mentoring/capacity.ts'
import { pauseAt } from '@trellis/contract/mentoring/living/pauses.ts'
import { type MentoringMember, type MentoringRole, rolesInGroup } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, type Column, count, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { listedInCohort } from '../groups/cohorts/cohorts.queries.ts'
import { membersAs } from '../memberships/memberships.queries.ts'
import { type Page, type PageAsked, sliceOf, totalOfPage } from '../platform/database/pages.ts'
import type { Actor, Person } from '../platform/http/actor.ts'
import { cardOf, cardsSeenBy, isListed } from '../profiles/cards.queries.ts'
import { viewerOf } from '../profiles/profiles.queries.ts'
import { mentoringMembers, mentoringTold, mentoringToldEverywhere } from './mentoring.tables.ts'
import type { Reading, StoredMentoringGroup } from './mentoringGroups.queries.ts'
import { withPairs } from './publishing/goesAlong.queries.ts'

/** By what members, or jobs, of a group are chosen: a part of the name, nothing for all; a cohort of the group. */
export interface ChosenBy {
  readonly name: string
  readonly cohortID?: Id | null | undefined
}

/** Whether a name in a column holds what was typed. */
export const isNamed = (name: Column | SQL, typed: string): SQL | undefined =>
  typed === '' ? undefined : sql`position(lower(${typed}) in lower(${name})) > 0`

/** The people who take part as this, by name, with what decides how many mentees a mentor takes. */
export async function mentoringMembersOf(
  { db, clock }: Reading,
  actor: Actor,
  group: StoredMentoringGroup,
  { role, name, page, size }: PageAsked & Pick<ChosenBy, 'name'> & { readonly role: MentoringRole },
): Promise<Page<MentoringMember>> {
  const { id, groupId, options } = group
  const card = cardsSeenBy(db, viewerOf({ clock }, actor))
  const which = and(eq(mentoringMembers.mentoringGroupId, id), eq(mentoringMembers.role, role), isNamed(card.name, name))
  const { capacity: told, pausedUntil, offers, seeks } = mentoringTold
  const { languages, timeZone } = mentoringToldEverywhere
  const topics = role === 'mentor' ? offers : seeks
  const rows = await db
    .select({ card: card._.selectedFields, set: mentoringMembers.capacity, told, pausedUntil, topics, languages, timeZone })
    .from(mentoringMembers)
    .innerJoin(card, eq(card.id, mentoringMembers.accountId))
    .leftJoin(mentoringTold, and(eq(mentoringTold.groupId, groupId), eq(mentoringTold.accountId, mentoringMembers.accountId)))
    .leftJoin(mentoringToldEverywhere, eq(mentoringToldEverywhere.accountId, mentoringMembers.accountId))
    .where(which)
    .orderBy(sql`lower(${card.name})`, asc(card.id))
    .limit(size)
    .offset(page * size)
  const counted = () =>
    db.select({ total: count() }).from(mentoringMembers).innerJoin(card, eq(card.id, mentoringMembers.accountId)).where(which)
  const total = await totalOfPage(rows, sliceOf({ page, size }), counted)
  const now = clock.now()
  const ids = rows.map(({ card }) => card.id)
  const paired = await withPairs({ db, clock }, actor, group, role, ids)
  const items = rows.map(({ card, set, told, pausedUntil, topics, languages, timeZone }) => {
    const said = { set, told, pausedUntil: pausedUntil?.getTime() ?? null }
    const isMentor = role === 'mentor'
    return {
      ...cardOf(card),
      capacity: isMentor ? capacityOf(said, options.mentorCapacity, now) : null,
      capacitySet: isMentor ? set : null,
      capacityTold: isMentor ? told : null,
      pausedUntil: pauseAt(said.pausedUntil, now),
      topics: topics ?? [],
      languages: languages ?? [],
      timeZone,
      hasPairs: paired.has(card.id),
    }
  })
  return { items, total }
}

/** The members of the group whom the actor sees, who may take part as this, and do not yet; by name. */
export async function mentoringCandidates(
  { db, clock }: Reading,
  actor: Actor,
  group: Pick<StoredMentoringGroup, 'id' | 'groupId'>,
  { role, page, size, ...chosenBy }: PageAsked & ChosenBy & { readonly role: MentoringRole },
): Promise<Page<PersonCard>> {
  const { member, card, which } = fitting({ db, clock }, actor, group, role, chosenBy)
  const rows = await db
    .select({ card: card._.selectedFields })
    .from(member)
    .innerJoin(card, eq(card.id, member.id))
    .where(which)
    .orderBy(sql`lower(${card.name})`, asc(card.id))
    .limit(size)
    .offset(page * size)
  const counted = () => db.select({ total: count() }).from(member).innerJoin(card, eq(card.id, member.id)).where(which)
  const total = await totalOfPage(rows, sliceOf({ page, size }), counted)
  return { items: rows.map(({ card }) => cardOf(card)), total }
}

/** The ids of all of them, or of those among some. */
export async function idsOfCandidates(
  { db, clock }: Reading,
  actor: Person,
  group: Pick<StoredMentoringGroup, 'id' | 'groupId'>,
  role: MentoringRole,
  chosenBy: ChosenBy | readonly Id[],
): Promise<Id[]> {
  const filter = isList(chosenBy) ? { name: '' } : chosenBy
  const { member, card, which } = fitting({ db, clock }, actor, group, role, filter)
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .innerJoin(card, eq(card.id, member.id))
    .where(and(which, isList(chosenBy) ? inArray(member.id, [...chosenBy]) : undefined))
    .orderBy(asc(member.id))
  return rows.map(({ id }) => id)
}

/** What is chosen by its ids, and not by a filter. */
export const isList = <T>(chosen: T | readonly Id[]): chosen is readonly Id[] => Array.isArray(chosen)

function fitting(
  { db, clock }: Reading,
  actor: Person,
  { id, groupId }: Pick<StoredMentoringGroup, 'id' | 'groupId'>,
  role: MentoringRole,
  { name, cohortID }: ChosenBy,
) {
  const card = cardsSeenBy(db, viewerOf({ clock }, actor))
  const member = membersAs(db, groupId, rolesInGroup[role])
  const there = db
    .select({ id: mentoringMembers.accountId })
    .from(mentoringMembers)
    .where(and(eq(mentoringMembers.mentoringGroupId, id), eq(mentoringMembers.role, role)))
  const inCohort = cohortID ? inArray(member.id, listedInCohort(db, groupId, cohortID)) : undefined
  // Super-users see whoever is hidden too, who takes part in nothing meanwhile.
  return { member, card, which: and(isListed(db, member.id), notInArray(member.id, there), inCohort, isNamed(card.name, name)) }
}
