import { type MemberRole, memberRoles } from '@trellis/contract/memberships/roles.ts'
import { pauseAt } from '@trellis/contract/mentoring/living/pauses.ts'
import { rolesInGroup } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { OwnMentoring } from '@trellis/contract/mentoring/ownMentoring.ts'
import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm'
import { isSeenIn, membersAs, rolesAmong } from '../memberships/memberships.queries.ts'
import type { Queries } from '../platform/database/database.ts'
import { type Page, sliceOf, totalOfPage } from '../platform/database/pages.ts'
import type { Actor } from '../platform/http/actor.ts'
import { Failure, found } from '../platform/http/failure.ts'
import { shownPostings } from '../postings/postings.queries.ts'
import { cardOf, cardsSeenBy } from '../profiles/cards.queries.ts'
import { viewerOf } from '../profiles/profiles.queries.ts'
import { seenInGroups } from '../visibility/visibility.policy.ts'
import { isNamed } from './members.queries.ts'
import {
  mentoringGroups,
  mentoringMembers,
  mentoringRuleOuts,
  mentoringTold,
  mentoringToldEverywhere,
  mentoringWishes,
} from './mentoring.tables.ts'
import type { Reading } from './mentoringGroups.queries.ts'

/** As what somebody is in a group that is there. @throws Failure NotFound for whoever is no member */
export async function ownRole(db: Queries, groupId: Id, accountId: Id): Promise<MemberRole> {
  const group = shownPostings(db)
  const [there] = await db.select({ id: group.id }).from(group).where(eq(group.id, groupId))
  if (there === undefined) throw new Failure('NotFound')
  return found((await rolesAmong(db, groupId, [accountId])).get(accountId))
}

/** What a member told for being assigned to others. @throws Failure NotFound for whoever is no member */
export async function ownMentoring({ db, clock }: Reading, actor: Actor, groupId: Id): Promise<OwnMentoring> {
  const role = await ownRole(db, groupId, actor.id)
  const [told] = await db
    .select()
    .from(mentoringTold)
    .where(and(eq(mentoringTold.groupId, groupId), eq(mentoringTold.accountId, actor.id)))
  const [everywhere] = await db.select().from(mentoringToldEverywhere).where(eq(mentoringToldEverywhere.accountId, actor.id))
  const { menteeId, mentorId, place } = mentoringWishes
  const wishes = await db
    .select({ id: mentorId })
    .from(mentoringWishes)
    .where(and(eq(mentoringWishes.groupId, groupId), eq(menteeId, actor.id)))
    .orderBy(place)
  const { personId, otherId } = mentoringRuleOuts
  const ruledOut = await db
    .select({ id: otherId })
    .from(mentoringRuleOuts)
    .where(and(eq(mentoringRuleOuts.groupId, groupId), eq(personId, actor.id)))
  const cards = await peersAmong(
    { db, clock },
    actor,
    groupId,
    [...wishes, ...ruledOut].map(({ id }) => id),
  )
  const shown = (some: readonly { readonly id: Id }[]) => some.flatMap(({ id }) => cards.get(id) ?? [])
  const mentors = await rolesAmong(
    db,
    groupId,
    wishes.map(({ id }) => id),
  )
  return {
    role,
    within: (await takenPartIn(db, groupId, actor.id)).map(({ id, name, archived }) => ({ id, name, archived })),
    capacity: told?.capacity ?? null,
    pausedUntil: pauseAt(told?.pausedUntil?.getTime() ?? null, clock.now()),
    offers: told?.offers ?? [],
    seeks: told?.seeks ?? [],
    languages: everywhere?.languages ?? [],
    timeZone: everywhere?.timeZone ?? null,
    wished: shown(wishes.filter(({ id }) => rolesInGroup.mentor.some((one) => one === mentors.get(id)))),
    ruledOut: shown(ruledOut).toSorted((one, other) => nameOf(one).localeCompare(nameOf(other))),
  }
}

/** The mentoring groups of a group in which somebody takes part, by name, those that are archived last. */
async function takenPartIn(db: Queries, groupId: Id, accountId: Id) {
  const { id, name, archivedAt } = mentoringGroups
  return db
    .selectDistinct({ id, name, archived: sql<boolean>`${archivedAt} is not null`, sorted: sql<string>`lower(${name})` })
    .from(mentoringGroups)
    .innerJoin(mentoringMembers, eq(mentoringMembers.mentoringGroupId, id))
    .where(and(eq(mentoringGroups.groupId, groupId), eq(mentoringMembers.accountId, accountId)))
    .orderBy(sql`3`, sql`4`, asc(id))
}

const nameOf = ({ _source }: PersonCard): string => _source.generalInfo.name

/** Those of some people in the group whom its directory shows the actor, with their cards. */
export async function peersAmong(reading: Reading, actor: Actor, groupId: Id, ids: readonly Id[]): Promise<Map<Id, PersonCard>> {
  if (ids.length === 0) return new Map()
  const { member, card, which } = peers(reading, actor, groupId, memberRoles)
  const rows = await reading.db
    .select({ card: card._.selectedFields })
    .from(member)
    .innerJoin(card, eq(card.id, member.id))
    .where(and(which, inArray(member.id, [...ids])))
  return new Map(rows.map(({ card }) => [card.id, cardOf(card)]))
}

interface PeersWanted {
  readonly which: 'mentors' | 'everybody'
  readonly name: string
  readonly page: number
  readonly size: number
}

/** The people of the group whom its directory shows the actor, by name. @throws Failure NotFound for whoever is no member */
export async function mentoringPeers(
  reading: Reading,
  actor: Actor,
  groupId: Id,
  { which, name, page, size }: PeersWanted,
): Promise<Page<PersonCard>> {
  const { db } = reading
  await ownRole(db, groupId, actor.id)
  const { member, card, which: seen } = peers(reading, actor, groupId, which === 'mentors' ? rolesInGroup.mentor : memberRoles)
  const wanted = and(seen, isNamed(card.name, name))
  const rows = await db
    .select({ card: card._.selectedFields })
    .from(member)
    .innerJoin(card, eq(card.id, member.id))
    .where(wanted)
    .orderBy(sql`lower(${card.name})`, asc(card.id))
    .limit(size)
    .offset(page * size)
  const counted = () => db.select({ total: count() }).from(member).innerJoin(card, eq(card.id, member.id)).where(wanted)
  const total = await totalOfPage(rows, sliceOf({ page, size }), counted)
  return { items: rows.map(({ card }) => cardOf(card)), total }
}

function peers({ db, clock }: Reading, actor: Actor, groupId: Id, roles: readonly MemberRole[]) {
  const card = cardsSeenBy(db, viewerOf({ clock }, actor))
  const member = membersAs(db, groupId, roles)
  const seen = seenInGroups(actor.places.filter((place) => place.groupId === groupId))
  // A directory that shows nobody leaves nobody to be chosen.
  return { member, card, which: and(ne(card.id, actor.id), isSeenIn(db, card.id, seen) ?? sql`false`) }
}
